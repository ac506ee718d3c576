#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command in a pseudo-terminal and prints its output, standard output and standard
error, with `\\e` for the escape character. NAME=VALUE before the command sets a variable of
the environment."""

import os
import pty
import sys


def main():
    arguments = sys.argv[1:]
    os.environ["TERM"] = "xterm"
    os.environ.pop("NO_COLOR", None)
    while "=" in arguments[0]:
        name, value = arguments.pop(0).split("=", 1)
        os.environ[name] = value
    child, descriptor = pty.fork()
    if not child:
        os.execvp(arguments[0], arguments)
    output = b""
    while True:
        try:
            part = os.read(descriptor, 65536)
        except OSError:
            # Linux reports the end of the child so.
            break
        if not part:
            break
        output += part
    _, status = os.waitpid(child, 0)
    sys.stdout.buffer.write(output.replace(b"\r", b"").replace(b"\x1b", b"\\e"))
    return os.waitstatus_to_exitcode(status)


if __name__ == "__main__":
    sys.exit(main())
