"""A program that `run_confined` runs in its tests, which takes two seconds to begin."""

import time

from provengym.processes.confined import serve

if __name__ == "__main__":
    time.sleep(2.0)
    serve(lambda request: {"value": request["number"]})
