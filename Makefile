# Everything runs in a virtual environment of its own, made on first use.
VENV ?= .venv
PYTHON ?= python3
BIN := $(VENV)/bin
READY := $(VENV)/.ready

.PHONY: demo test serve bench generate freeze lint fuzz clean

demo: $(READY)
	$(BIN)/croupier demo

test: $(READY) lint
	$(BIN)/pytest -q $(PYTEST)

serve: $(READY)
	$(BIN)/croupier serve

bench: $(READY)
	$(BIN)/python -m pip install -q -e '.[bench]'
	for bench in tests/bench/bench_*.py; do $(BIN)/python $$bench || exit 1; done

generate: $(READY)
	$(BIN)/python proto/generate.py

# With each release: what the contract says now is kept from here on.
freeze: $(READY)
	$(BIN)/buf breaking proto --against proto/frozen.binpb
	$(BIN)/buf build proto --exclude-source-info -o proto/frozen.binpb

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy -p croupier.engine -p croupier.texts -p croupier.bots -p croupier.server -p croupier.client -p croupier.cli
	$(BIN)/buf lint proto
	$(BIN)/buf breaking proto --against proto/frozen.binpb
	$(BIN)/python proto/generate.py --check
	$(BIN)/hadolint server/deploy/Containerfile
	$(BIN)/check-jsonschema -q --builtin-schema vendor.compose-spec server/deploy/compose.yaml

fuzz: $(READY)
	CROUPIER_FUZZ_SECONDS=$${SECONDS_EACH:-600} $(BIN)/pytest -q tests/server/test_fuzz.py

$(READY): pyproject.toml engine/kernel/CMakeLists.txt $(wildcard engine/kernel/src/* engine/kernel/binding/*)
	test -d $(VENV) || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip
	$(BIN)/python -m pip install -q -e '.[server,dev]'
	touch $@

clean:
	rm -rf $(VENV) build dist
