# Two commands are all the set-up there is:
#
#     make demo    see a verified environment run and a wrong one caught
#     make test    check every proof and run every test
#
# Both install what they need: the package into .venv, and Lean, unless the pinned official toolchain
# is on PATH, into the user's cache directory. `make help` lists the other targets.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
FIELD := build/field
CLUSTERS := build/clusters
PLAYGROUND := build/playground-tools
WHEELS := build/wheels
RELEASED := build/released
ASAN := build/asan
SITE := build/site-venv
PACKAGED := $(VENV)/.packaged
INSTALLED := $(VENV)/.installed
PIP := $(BIN)/python -m pip install -qq --disable-pip-version-check
PYTEST := $(BIN)/python -m pytest --numprocesses auto --dist loadgroup --no-loadscope-reorder

# Of `make unit` and `make conform`.
TIER ?= test

# Of `make sanitize-extension`.
SANITIZED ?= tests/core tests/extraction/test_compiled_snapshots.py tests/finite/test_transition_table.py \
	$(addprefix tests/vector/test_,robust.py batch.py wrong_use.py env.py)

# Of `make soak`.
STEPS ?= 1000000000
SEED ?= 1

# Of `make fuzz`, with SEED.
MINUTES ?= 60

PACKAGE := pyproject.toml README.md LICENSE \
	$(shell find pybridge -type f ! -name '*.pyc' ! -name '*.so' ! -path '*_cache*')

.DEFAULT_GOAL := help
.PHONY: help demo test quick full durations prove recheck unit conform zoo wild stories mutants sanitize sanitize-extension soak fuzz bench field playground playground-test delf envbench clusters generate golden claims tutorials pictures wheel lean lean-wheel release site site-check lint clean

help: ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-18s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

demo: $(PACKAGED) ## Run a verified environment, and catch a wrong one
	@PATH="$(abspath $(BIN)):$$PATH" bash examples/demo.sh

test: ## Check types, style and every proof, and run the tests of the tier test
	+@$(MAKE) --no-print-directory --jobs 2 lint prove
	$(PYTHON) tools/recheck.py --where-possible
	$(PYTEST) --tier test tests

quick: $(INSTALLED) ## Run the cheapest tests, some of each file
	$(PYTEST) --tier quick tests

full: $(INSTALLED) ## Run every test, or those of ROOMS="vector core", and write tests/full.json; SHARD=2/4 runs a part
	$(BIN)/python tools/full.py $(ROOMS) $(if $(SHARD),--shard $(SHARD))

durations: $(INSTALLED) ## Measure what each test costs in three runs, of TESTS="FILE FOLDER" or all, and write tests/durations.txt
	$(BIN)/python tools/durations.py $(TESTS) $(if $(RUNS),--runs $(RUNS))

prove: ## Check every theorem with Lean
	$(PYTHON) tools/lean_build.py prove

recheck: prove ## Have a second kernel, that of Lean 4.35.0, check every theorem again
	$(PYTHON) tools/recheck.py

unit: $(INSTALLED) ## Run the tests of a TIER, test by default, but for those of the conformance checker
	$(PYTEST) --tier $(TIER) --ignore=tests/conformance tests

conform: $(INSTALLED) ## Run the tests of the conformance checker of a TIER, test by default
	$(PYTEST) --tier $(TIER) tests/conformance

wild: $(INSTALLED) ## Audit sixty environments in the manners of the wild, and count the answers that are complete, bounded, useful and misleading
	$(BIN)/python benchmarks/wild.py $(NAMES)

zoo: $(INSTALLED) ## Measure how soon wrong environments are found, and write docs/zoo.md
	$(BIN)/python benchmarks/bench_zoo.py --write

stories: $(INSTALLED) ## Write anew what the checker prints, tests/corpus/stories
	$(PYTEST) --rewrite-stories \
		tests/conformance/test_stories.py tests/conformance/test_zoo.py::test_a_wrong_one_is_caught

sanitize: $(INSTALLED) ## Run the C++ of lanes under the sanitizers of memory, arithmetic and threads
	$(PYTEST) -rs tests/sanitize

sanitize-extension: $(INSTALLED) ## Run tests of the extension under the sanitizers of memory and arithmetic
	@rm -rf $(ASAN) && mkdir -p $(ASAN) && cp -r pybridge/provengym $(ASAN) && rm -f $(ASAN)/provengym/_core*.so
	cmake -S pybridge -B $(ASAN)/build -DSKBUILD=ON -DPROVENGYM_FLAGS=sanitized -DPYBIND11_FINDPYTHON=ON \
		-DPython_EXECUTABLE=$(abspath $(BIN)/python) -Dpybind11_DIR=$$($(BIN)/python -m pybind11 --cmakedir) \
		-DCMAKE_LIBRARY_OUTPUT_DIRECTORY=$(abspath $(ASAN))/provengym
	cmake --build $(ASAN)/build --parallel
	PYTHONPATH=$(abspath $(ASAN)) ASAN_OPTIONS=detect_leaks=0 \
		LD_PRELOAD="$$($(CXX) -print-file-name=libasan.so) $$($(CXX) -print-file-name=libubsan.so)" \
		$(PYTEST) --tier quick $(SANITIZED)

soak: $(VENV)/.tools ## Compare the compiled kernels, all levels, with a second implementation, a billion steps
	$(BIN)/cmake -S pybridge -B build/soak -DPROVENGYM_LEVELS=all
	$(BIN)/cmake --build build/soak --target soak --parallel
	build/soak/soak $(STEPS) $(SEED)

fuzz: $(INSTALLED) ## Give files of each format, changed at random, to what reads them, for MINUTES=60
	PYTHONPATH=tests $(BIN)/python -m cli.fuzz --minutes $(MINUTES) --seed $(SEED)

mutants: $(INSTALLED) ## Check that every known wrong change is caught; SAMPLE=1 draws 120 others by the seed 1
	$(BIN)/python tools/mutants.py $(if $(RECORD),--record) $(if $(SAMPLE),--sample $(SAMPLE)) \
		$(if $(SHARD),--shard $(SHARD))

bench: $(INSTALLED) ## Measure the speed, next to peers in the same run
	@$(BIN)/python -m pip install -qq --disable-pip-version-check mdptoolbox-hiive 'stormpy>=2' \
		|| echo 'not every peer can be installed here' >&2
	$(BIN)/python benchmarks/suite
	$(BIN)/python benchmarks/bench_core.py
	$(BIN)/python benchmarks/bench_solve.py
	$(BIN)/python benchmarks/bench_objectives.py
	$(BIN)/python benchmarks/bench_conform.py
	$(BIN)/python benchmarks/bench_extract.py
	$(BIN)/python benchmarks/bench_rules.py
	$(BIN)/python benchmarks/bench_audit.py
	$(BIN)/python benchmarks/bench_analyse.py
	$(BIN)/python benchmarks/bench_scale.py
	$(BIN)/python benchmarks/bench_jax.py
	$(BIN)/python benchmarks/bench_cuda.py
	$(BIN)/python benchmarks/bench_campaign.py

field: ## Hold public environments against their documentation
	@test -x $(FIELD)/bin/python || $(PYTHON) -m venv $(FIELD)
	@$(FIELD)/bin/python -m pip install -qq --disable-pip-version-check . \
		-r examples/field/requirements.txt
	@$(FIELD)/bin/python -m pip install -qq --disable-pip-version-check --no-deps \
		-r examples/field/requirements_alone.txt
	$(FIELD)/bin/python examples/field/report.py --write docs

playground: $(INSTALLED) ## Make the pages to play with, build/playground, for any static server
	@test -x $(PLAYGROUND)/bin/python || $(PYTHON) -m venv $(PLAYGROUND)
	@$(PLAYGROUND)/bin/python -m pip install -qq --disable-pip-version-check \
		-r playground/requirements.txt
	$(BIN)/python tools/playground.py --zig '$(PLAYGROUND)/bin/python -m ziglang'

playground-test: playground ## Test these pages in Chromium, which must be installed
	@$(BIN)/python -m pip install -qq --disable-pip-version-check \
		-r tests/playground/requirements.txt
	$(BIN)/python -m pytest -rs -m measured tests/playground

delf: $(INSTALLED) ## Decide how the codes that DeLF publishes are degenerate, and write build/delf.html
	@mkdir -p build
	$(BIN)/python examples/delf/degenerate.py --html build/delf.html

envbench: $(INSTALLED) ## Score every right and wrong environment that EnvBench is tested with
	$(PYTEST) -m measured tests/bench

clusters: ## Run campaigns on clusters of Dask, MPI and Ray; MPI needs mpirun, of openmpi-bin
	@test -x $(CLUSTERS)/bin/python || $(PYTHON) -m venv $(CLUSTERS)
	@$(CLUSTERS)/bin/python -m pip install -qq --disable-pip-version-check \
		'.[campaign,dask,mpi,ray]' 'pytest>=8,<9.2' 'pytest-xdist>=3.5'
	$(CLUSTERS)/bin/python -m pytest -rs --numprocesses 0 tests/campaigns

generate: ## Emit the C of the kernels from Lean, and what joins it with C++, C and Python
	$(PYTHON) tools/derived.py
	$(PYTHON) tools/lean_build.py generate
	$(PYTHON) tools/bindings.py

golden: ## Evaluate the golden tables from the specification
	$(PYTHON) tools/golden.py

claims: ## Gather the claims from the Lean sources
	$(PYTHON) tools/claims.py

tutorials: ## Write the Python of the tutorials, docs/tutorial*.py, of their pages
	$(PYTHON) tools/tutorials.py

pictures: $(INSTALLED) ## Draw the pictures of README and docs as docs/images/*.args say, and the film of the demo
	for picture in docs/images/*.args; do xargs $(BIN)/provengym <$$picture || exit 1; done
	$(BIN)/python tools/film.py

wheel: ## Build the sdist, and of it the wheel for this machine, into dist/, and check them
	@test -x $(WHEELS)/bin/python || $(PYTHON) -m venv $(WHEELS)
	@$(WHEELS)/bin/python -m pip install -qq --disable-pip-version-check build "tomli; python_version < '3.11'"
	SKBUILD_CMAKE_DEFINE=PROVENGYM_LEVELS=all $(WHEELS)/bin/python -m build
	$(WHEELS)/bin/python tools/check_wheel.py dist/*.tar.gz dist/*.whl

lean: $(PACKAGED) ## Install Lean, and the built modules that `provengym prove` checks rules against
	$(PYTHON) tools/lean_wheel.py build/lean-wheel
	$(PIP) --force-reinstall --no-deps build/lean-wheel/*.whl

lean-wheel: ## Build the wheel of what rules are checked against, into dist/
	$(PYTHON) tools/lean_wheel.py

release: ## Build what a tag releases, into dist/: sdist, wheels, a list of what they bring (CycloneDX), and digests
	$(PYTHON) tools/release.py check
	rm -rf dist $(RELEASED)
	@$(MAKE) --no-print-directory wheel lean-wheel
	@$(PYTHON) -m venv $(RELEASED)
	@$(RELEASED)/bin/python -m pip install -qq --disable-pip-version-check dist/*.whl
	@$(WHEELS)/bin/python -m pip install -qq --disable-pip-version-check 'cyclonedx-bom>=7'
	$(WHEELS)/bin/cyclonedx-py environment --pyproject pyproject.toml --mc-type library --output-reproducible \
		--output-file dist/provengym.cdx.json $(RELEASED)/bin/python
	$(PYTHON) tools/release.py digests

site: $(SITE)/.installed ## Build the pages as a site, build/site, and check its links
	PYTHONPATH=tools $(SITE)/bin/python -m website.build

site-check: site ## Look at the site in Chromium, on wide and narrow screens, light and dark
	$(SITE)/bin/python -m pytest -rs tests/website

lint: $(INSTALLED) ## Check types and style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	@if $(BIN)/python -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then set -x; $(BIN)/mypy && $(BIN)/mypy examples/rules; \
		else echo 'types are not checked: the NumPy that Python 3.10 gets describes fewer of them'; fi

clean: ## Remove what the other targets made here
	rm -rf $(VENV) build dist

$(SITE)/.installed: $(PACKAGE)
	@test -x $(SITE)/bin/python || $(PYTHON) -m venv $(SITE)
	@echo 'installing provengym and what the site needs into $(SITE): a few minutes'
	@$(SITE)/bin/python -m pip install -qq --disable-pip-version-check '.[docs]'
	@touch $@

# The tools that build the package stay in .venv, and its objects in build/core: after a change only
# what depends on it is compiled again.
$(VENV)/.tools: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 10) or sys.exit("error: provengym needs Python 3.10 or newer, and this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); \
		echo 'error: Python cannot make virtual environments (Debian and Ubuntu: apt install python3-venv)' >&2; exit 1; }
	@echo 'installing provengym and what it needs into $(VENV): a minute or two'
	@$(PIP) cmake ninja 'pybind11>=2.13' 'scikit-build-core>=0.10'
	@touch $@

# With what the demo runs.
$(PACKAGED): $(PACKAGE) $(VENV)/.tools
	@$(PIP) --no-build-isolation --config-settings=build-dir=build/core \
		--config-settings=cmake.define.PROVENGYM_WERROR=ON '.[render,plot]'
	@touch $@

$(INSTALLED): pyproject.toml | $(PACKAGED)
	@echo 'installing what the tests need into $(VENV)'
	@$(PIP) 'provengym[lint,test]'
	@touch $@
