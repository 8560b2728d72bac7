# make run     opens the gallery (or runs its scripted walkthrough where there is no display); ARGS="--walkthrough DIR", "--dark"
# make test    runs every test
# make lint    checks formatting, layers and words
# make typecheck-ios  compiles for iOS, macOS, visionOS and Mac Catalyst, against AppleStubs
# make format  formats every Swift file
# make docs    builds the documentation into .build/docs
# make tables  renews the generated tables from the packages in Scripts/table-packages.txt; UTS58=DIR names the folder with the three link properties
# make imports  renews the drawing and the table of imports in Documentation/Architecture.md
# make api     renews the list of the public API, Documentation/API.md
# make setup   installs what is missing; run, test and lint do so by themselves
# make clean   forgets what was built

.PHONY: help run test lint typecheck-ios format docs tables imports api setup clean
help:
	@sed -n 's/^# //p' Makefile

run:
	@Scripts/run.sh $(ARGS)

test:
	@Scripts/test.sh

lint:
	@Scripts/lint.sh

typecheck-ios:
	@Scripts/typecheck-apple.sh

format:
	@git ls-files -z --cached --others --exclude-standard '*.swift' | xargs -0 swift format --in-place

docs:
	@Scripts/docs.sh

tables:
	@Scripts/tables.sh $(UTS58)

imports:
	@Scripts/check-layers.py --write

api:
	@Scripts/api.py --write

setup:
	@Scripts/setup.sh

clean:
	@rm -rf .build Examples/*/.build Benchmarks/.build Fuzzers/.build
