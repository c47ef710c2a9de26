# The command line with pictures: docker build -t provengym . && docker run --rm provengym list
# Files of one's own: docker run --rm -v "$PWD:/work" provengym conform my.py:MyEnv --reference GridWorld
FROM python:3.13-slim AS built
RUN apt-get update && apt-get install --yes --no-install-recommends g++ && rm -rf /var/lib/apt/lists/*
COPY . /source
RUN python -m venv /opt/provengym && \
    /opt/provengym/bin/python -m pip install --no-cache-dir --disable-pip-version-check "/source[render,plot]"

FROM python:3.13-slim
COPY --from=built /opt/provengym /opt/provengym
ENV PATH=/opt/provengym/bin:$PATH
RUN useradd --create-home user
USER user
WORKDIR /work
ENTRYPOINT ["provengym"]
CMD ["--help"]
