"""run-blocks.py PAGE [PROGRAM COMPILER...]: runs the blocks of a page.

Blocks of Python run in order, in one namespace. Blocks of C are programs, which each compiler
compiles.
"""

import re
import shlex
import subprocess
import sys

with open(sys.argv[1]) as file:
    page = file.read()
namespace = {"__name__": "blocks"}
count = 0
for match in re.finditer(r"^```(\w+)\n(.*?)^```$", page, re.M | re.S):
    language, block = match.groups()
    line = page[: match.start()].count("\n") + 2
    if language == "python":
        exec(compile("\n" * (line - 1) + block, sys.argv[1], "exec"), namespace)
    elif language == "c":
        with open(sys.argv[2] + ".c", "w") as program:
            program.write(block)
        for compiler in sys.argv[3:]:
            words = [*shlex.split(compiler), sys.argv[2] + ".c", "-o", sys.argv[2], "-lstrata-c"]
            subprocess.run(words, check=True)
            subprocess.run([sys.argv[2]], check=True)
    count += 1
print(f"{count} blocks")
