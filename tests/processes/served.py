"""The program that `run_confined` runs in its tests: the function of a file, of a request."""

from provengym.processes.confined import serve_telling


def answered(request, tell):
    names = {"tell": tell}
    with open(request["file"]) as file:
        exec(file.read(), names)
    return {"value": names["made"](request)}


if __name__ == "__main__":
    serve_telling(answered)
