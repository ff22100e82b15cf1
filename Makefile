PYTHON ?= python3
BIN := .venv/bin
SIDE_BY_SIDE = $(MAKE) --no-print-directory -j2
export PIP_DISABLE_PIP_VERSION_CHECK := 1
unexport PYTHONDONTWRITEBYTECODE  # or each of the many processes of the tests would compile all it imports

.DEFAULT_GOAL := help
.PHONY: help play terminal test pairs fuzz lint types style engine packages docs fast bench weights env clean

help: ## list what make can do
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: .venv/play.stamp ## start the web app and print its address
	@$(BIN)/tilth serve

terminal: .venv/play.stamp ## play Villagers in the terminal
	@echo "Villagers, engine: $$($(BIN)/python -c 'import tilth; print(tilth.engine())')"
	@$(BIN)/tilth play villagers

test: env ## check everything: lint, types, layers, tests in browser and databases, compiled against interpreted games
	@echo "Style, types, layers; meanwhile the engine is compiled, if it can be"
	@$(SIDE_BY_SIDE) engine types style packages
	@if $(BIN)/python tools/build_fast.py --ready; then \
		echo "Tests, compiled" && TILTH_PURE=0 $(BIN)/pytest -n 2 --dist worksteal \
		&& echo "Every twentieth test of what an engine decides, interpreted, and all that need the sources" \
		&& TILTH_PURE=1 $(BIN)/pytest -n 2 --dist worksteal --sample 20; \
	else \
		echo "Tests, interpreted; those of the compiled engine are left out" \
		&& TILTH_PURE=1 $(BIN)/pytest -n 2 --dist worksteal; \
	fi

pairs: env ## play every two cards of Agricola together (long)
	@echo "All pairs of cards"
	@TILTH_PURE=1 TILTH_PAIRS=all $(BIN)/pytest -n 2 tests/agricola/test_pairs.py

fuzz: env ## try mutated files and requests, MINUTES=30 of them (long)
	@echo "Mutated files and requests, $(or $(MINUTES),30) minutes"
	@TILTH_PURE=1 TILTH_FUZZ_MINUTES=$(or $(MINUTES),30) TILTH_FUZZ_SEED=$${SEED:-$$(date +%s)} $(BIN)/pytest -n 2 tests/fuzz

lint: env ## check style, types, layers, and the scripts of the pages
	@echo "Style, types, layers"
	@$(SIDE_BY_SIDE) types style

types:
	@$(BIN)/mypy

style:
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet || { echo "Some files are not formatted: run $(BIN)/ruff format"; exit 1; }
	@$(BIN)/lint-imports --no-logo
	@tools/check_scripts.sh

engine:
	@! $(BIN)/python tools/build_fast.py --ready || $(BIN)/python tools/build_fast.py --quick

packages:
	@tools/system_packages.sh

docs: env ## write the tables of keys in docs/ from the descriptions that read them
	@$(BIN)/python tools/write_docs.py

fast: .venv/fast.stamp ## compile the engine into build/fast
	@$(BIN)/python tools/build_fast.py

bench: env ## measure the speed of the engine, compiled if it can be
	@$(BIN)/python tools/build_fast.py || true
	@$(BIN)/tilth bench

weights: env fast ## train the networks that come with Tilth anew (long), KIND=full-solo: one of them
	@$(BIN)/python tools/make_weights.py $(KIND)

env: .venv/dev.stamp ## make .venv with all that developers need
	@echo "The environment is ready: .venv"

clean: ## remove what was built (.venv stays)
	@echo "Removing build output and caches"
	@rm -rf build dist src/*.egg-info .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
	@find src tests tools -name __pycache__ -prune -exec rm -rf {} +

# One stamp for each set of packages; a larger set contains the smaller ones.
.venv/play.stamp: pyproject.toml | .venv/bin/pip
	@echo "Installing Tilth into .venv"
	@$(BIN)/pip install -qq --editable '.[cli,server]'
	@touch $@

.venv/fast.stamp: pyproject.toml | .venv/bin/pip
	@echo "Installing Tilth and the compiler of its engine into .venv"
	@$(BIN)/pip install -qq --editable '.[cli,server,fast]'
	@touch $@ .venv/play.stamp

.venv/dev.stamp: pyproject.toml | .venv/bin/pip
	@echo "Installing Tilth and the tools of its developers into .venv"
	@$(BIN)/pip install -qq --editable '.[cli,dev]'
	@touch $@ .venv/play.stamp .venv/fast.stamp

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "Tilth needs Python 3.11 or newer as $(PYTHON); another one can be named: make PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
		echo "$(PYTHON) cannot make environments; on Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Making .venv"
	@$(PYTHON) -m venv .venv
