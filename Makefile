# Two commands: `make play` and `make test`. Everything is installed into .venv, from lock files with hashes.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Of what was installed, on all cores: pip would use one. A file that only another Python can read stays as it is.
BYTECODE = $(BIN)/python -m compileall -q -j 0 .venv/lib >/dev/null 2>&1 || true

.PHONY: help play test quick style fast check page-format page-types browser system pictures bench bench-server lock clean

help:
	@echo "make play    install, and play in the browser"
	@echo "make test    run all tests"
	@echo "make quick   style, types and the fast tests, within a minute: for every change"
	@echo "make check   style, types and import contracts"
	@echo "make browser install Chromium and Firefox for the tests of the page (Debian)"
	@echo "make system  install the other programs that tests run: nginx, Caddy, openssl, systemd (Debian)"
	@echo "make pictures   pictures of every screen, into pictures/; IN=de: in German; KEEP=1: refresh docs/pictures"
	@echo "make bench   measure, and write bench/results.md"
	@echo "make bench-server   a thousand live tables, and write bench/server.md; PEER=folder: another server too"
	@echo "make lock    pin the newest dependencies (needs a network)"

.venv/run: lock/run.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Mastaba needs Python 3.11 or newer; this is %d.%d. Try: make PYTHON=python3.12 play" % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@echo "Installing into .venv (once) …"
	@test -x $(BIN)/python || $(PYTHON) -m venv .venv
	@$(PIP) install --no-compile --require-hashes -r lock/run.txt
	@$(PIP) install --no-deps --no-build-isolation --editable '.[server]'
	@$(BYTECODE)
	@touch $@

.venv/dev: .venv/run lock/dev.txt
	@$(PIP) install --no-compile --require-hashes -r lock/dev.txt
	@$(BYTECODE)
	@touch $@

play: .venv/run
	@$(BIN)/mastaba serve

# Two workers per core: half of the tests mostly wait, for servers, databases and browsers.
WORKERS = $(shell $(BIN)/python -c 'import os; print(2 * min(os.cpu_count() or 1, 4))')

# The tests start Python some hundred times: bytecode is kept also where that is turned off.
test fast: export PYTHONDONTWRITEBYTECODE =

# The tests start on a cold cache of compiled rules of their own, filled once for all workers.
test: .venv/dev
	@rm -rf .venv/test-cache
	@echo "Compiling the rules …"
	@MASTABA_CACHE=$(CURDIR)/.venv/test-cache $(BIN)/mastaba prepare --reviews
	MASTABA_CACHE=$(CURDIR)/.venv/test-cache $(BIN)/python -m pytest -q -n $(WORKERS) --dist worksteal $(ARGS)

# On the user's own cache of compiled rules, so that nothing is compiled again that has not changed. The checks
# run beside the tests.
quick: .venv/dev
	@$(MAKE) --no-print-directory -j 2 style fast

style: .venv/dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

fast: .venv/dev
	$(BIN)/python -m pytest -q -n 2 --dist worksteal $(FAST) $(LATER) $(ARGS)

FAST := $(addprefix tests/,bots core games match playthroughs store table test_files.py)
# These mostly wait for databases and searches: `make test` runs them.
LATER := $(addprefix --ignore=tests/,store/test_backup.py store/test_trouble.py table/test_reviews.py)

check: style
	$(BIN)/python -m tools.wire_types
	$(BIN)/python -m tools.languages --complete
	@$(MAKE) --no-print-directory page-format page-types

# The page's format and types (JSDoc) are checked where node can fetch the tools; nothing of them is kept in the tree.
PRETTIER := npx --yes --package prettier@3.6.2 prettier
TSC := npx --yes --package typescript@5.9.3 tsc
PAGE := 'src/mastaba/web/static/**/*.{js,css}'

page-format:
	@if ! command -v npx >/dev/null; then echo "LEFT OUT: the page's format, there is no node here"; \
	elif ! $(PRETTIER) --version >/dev/null 2>&1; then echo "LEFT OUT: the page's format, node can't fetch prettier"; \
	else $(PRETTIER) --check $(PAGE); fi

page-types:
	@if ! command -v npx >/dev/null; then echo "LEFT OUT: the page's types, there is no node here"; \
	elif ! $(TSC) --version >/dev/null 2>&1; then echo "LEFT OUT: the page's types, node can't fetch typescript"; \
	else $(TSC) --project tsconfig.json && echo "The page's types hold"; fi

# The tests of the page drive the machine's own Chromium, or its engine alone, and Firefox.
browser:
	@as=""; [ "$$(id -u)" = 0 ] || as=sudo; \
	there() { for name in "$$@"; do command -v $$name >/dev/null && return; done; false; }; \
	there chromium-headless-shell && there firefox-esr firefox && exit; \
	$$as apt-get update -qq; \
	there chromium-headless-shell || $$as apt-get install -y -qq chromium-headless-shell || \
	there chromium chromium-browser google-chrome || $$as apt-get install -y -qq chromium; \
	there firefox-esr firefox || $$as apt-get install -y -qq firefox-esr

# Tests run the examples of deploy/ with these. Each name is a program and the package that has it.
system:
	@missing=""; \
	for name in nginx:nginx caddy:caddy openssl:openssl systemd-analyze:systemd; do \
	PATH="$$PATH:/usr/sbin" command -v "$${name%:*}" >/dev/null || missing="$$missing $${name#*:}"; done; \
	[ -z "$$missing" ] || \
	{ as=""; [ "$$(id -u)" = 0 ] || as=sudo; $$as apt-get update -qq && $$as apt-get install -y -qq $$missing; }

# Into pictures/, which git ignores. KEEP=1 takes only those of README and docs, compressed, into docs/pictures.
pictures: .venv/dev
	$(BIN)/python -m tools.pictures $(if $(KEEP),--keep) $(if $(IN),--lang $(IN))
	$(if $(KEEP),$(BIN)/python -m tools.terminal_picture,$(BIN)/python -m tools.moments)

bench: .venv/dev
	$(BIN)/python -m bench

bench-server: .venv/dev
	$(BIN)/python -m bench.server $(if $(PEER),--peer $(PEER)) $(ARGS)

lock: .venv/dev
	$(PIP) install --upgrade uv
	$(BIN)/uv pip compile pyproject.toml --extra server --group build --universal --generate-hashes --no-header --upgrade --quiet -o lock/run.txt
	$(BIN)/uv pip compile pyproject.toml --extra server --group dev -c lock/run.txt --universal --generate-hashes --no-header --upgrade --quiet -o lock/dev.txt

clean:
	rm -rf .venv
