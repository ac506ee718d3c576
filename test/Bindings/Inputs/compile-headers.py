"""compile-headers.py FOLDER COMPILER...: compiles each header of a folder alone."""

import glob
import os
import subprocess
import sys

for header in sorted(glob.glob(os.path.join(sys.argv[1], "strata-c", "*.h"))):
    source = f'#include "strata-c/{os.path.basename(header)}"\nint unused(void);\nint unused(void) {{ return 0; }}\n'
    for compiler in sys.argv[2:]:
        words = [w for w in compiler.split() if not w.startswith(("-L", "-Wl"))]
        for language in (["-xc"], ["-xc++", "-std=c++17"]):
            command = [w for w in words if language == ["-xc"] or w != "-std=c11"]
            subprocess.run([*command, *language, "-fsyntax-only", "-"], input=source, text=True, check=True)
