"""The command line: `kingclub <command>`.

A command is one module here. To add one, write `cli/<name>.py` with

* `add_arguments(parser)`: its options, on an `argparse.ArgumentParser` made for it;
* `run(arguments) -> int`: does it and returns the exit code (0 is well done); `arguments.lang` is the language
  in which to speak, that of `--lang` or of the machine;

and add its row to `COMMANDS` in `cli/main.py`. The row has the name, the group and the one line of the help page,
so that the page is shown and a command is started without importing the others. Heavy imports (Litestar, bots)
belong inside `run`. Errors of `kingclub.errors` may escape from it: they end as one sentence on stderr and a 2.
"""

from __future__ import annotations

from kingclub.cli.main import main

__all__ = ["main"]
