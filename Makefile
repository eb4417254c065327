# Everything a checkout can do. `make help` lists it.

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
MAKEFLAGS += --no-print-directory

VENV := .venv
BIN := $(VENV)/bin
PYTHON ?=
ARGS ?=
# The compiled copy is switched off where the plain source is to be tested, and the other way round.
AS_PLAIN := PYTHONPATH=$(CURDIR)/src SIXGUN_EXPECT=plain
AS_COMPILED := PYTHONPATH=$(CURDIR)/build/compiled SIXGUN_EXPECT=compiled
PYTEST := $(BIN)/python -m pytest -n 2

.PHONY: help play install test nightly lint docs bench bench-server compiled plain vendor lock clean

help: ## show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "  make %-13s %s\n", $$1, $$2}' Makefile

play: $(VENV)/run.stamp ## open the table in the browser (in the terminal: make play ARGS=--terminal)
	@$(BIN)/python tools/compiled.py check
	@SIXGUN_MAKE=1 $(BIN)/sixgun play $(ARGS)

install: $(VENV)/dev.stamp ## install everything that working on Sixgun needs into .venv

test: install lint docs ## run all checks and all tests, on the plain and on the compiled build
	@echo "== tests, plain build"
	@mkdir -p build/coverage
	@$(AS_PLAIN) $(PYTEST) --cov --cov-report=term:skip-covered --doctest-modules tests src/sixgun $(ARGS)
	@echo "== tests in a browser"
	@tools/browser.sh
	@$(AS_PLAIN) $(PYTEST) -m browser tests/browser
	@if [ -n "$$CI" ] || $(BIN)/python tools/compiled.py possible; then \
		$(BIN)/python tools/compiled.py build && \
		echo "== tests, compiled build" && \
		$(AS_COMPILED) $(PYTEST) tests $(ARGS); \
	else \
		echo "sixgun: so only the plain build was tested"; \
	fi

nightly: install ## play 20,000 games with all sets and print what they have exercised (many minutes)
	@$(AS_PLAIN) $(BIN)/python -m pytest -m nightly tests/nightly $(ARGS)

lint: install ## check style, types and the direction of imports
	@echo "== ruff"
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "to mend it: $(BIN)/ruff format"; exit 1; }
	@echo "== mypy"
	@$(BIN)/mypy
	@echo "== import-linter"
	@PYTHONPATH=src $(BIN)/lint-imports --no-logo
	@echo "== tsc"
	@tools/tsc.sh

docs: install ## build the documentation into build/site
	@echo "== mkdocs"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet --site-dir build/site

bench: install ## measure the speed of the engine, and of the compiled build where it was made
	@if [ -d build/compiled ]; then $(BIN)/python tools/compiled.py build; fi
	@$(BIN)/python -m benchmarks.run $(ARGS)

bench-server: install ## measure how the online table does with 500 tables (more: ARGS="--tables 1000")
	@PYTHONPATH=src $(BIN)/python -m benchmarks.server $(ARGS)

compiled: install ## compile the engine and use that from now on (several times faster)
	@$(BIN)/python tools/compiled.py build on

plain: install ## use plain Python again
	@$(BIN)/python tools/compiled.py off

vendor: ## refresh the libraries and icons of the web page (needs npm and the network; commit the result)
	@npm ci --no-progress
	@python3 tools/web_vendor.py

# Refreshes the exact versions (needs the network; commit the result).
lock:
	@python3 -m venv build/lock && build/lock/bin/python -m pip install --quiet uv
	@build/lock/bin/python tools/lock.py build/lock/bin/uv

clean: ## remove everything that was made here (the cache of packages stays)
	rm -rf $(VENV) node_modules build site dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(VENV)/run.stamp: requirements/run.txt pyproject.toml setup.py tools/venv.sh
	@PYTHON="$(PYTHON)" tools/venv.sh run
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt pyproject.toml setup.py tools/venv.sh
	@PYTHON="$(PYTHON)" tools/venv.sh dev
	@touch $@ $(VENV)/run.stamp
