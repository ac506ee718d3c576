"""check-deb.py FOLDER ROOT PYTHON: unpacks the package of a folder, and uses its parts."""

import glob
import os
import subprocess
import sys

folder, root, python = sys.argv[1:]
(package,) = glob.glob(os.path.join(folder, "*.deb"))
subprocess.run(["dpkg", "-x", package, root], check=True)
fields = subprocess.run(["dpkg-deb", "--field", package, "Package", "Depends"], check=True, capture_output=True,
                        text=True).stdout
assert "Package: strata" in fields and "libc6" in fields, fields

module = os.path.join(root, "module.mlir")
with open(module, "w") as file:
    file.write("func.func private @f()\n")
printed = subprocess.run([os.path.join(root, "usr/bin/strata"), "opt", module], check=True, capture_output=True,
                         text=True).stdout
assert "func.func private @f()" in printed, printed

program = os.path.join(root, "program")
with open(program + ".c", "w") as file:
    file.write("""#include <strata-c/IR.h>
int main(void) {
  StrataContext context = strataContextCreate();
  strataContextDestroy(context);
  return strataContextIsAlive(context);
}
""")
(library,) = glob.glob(os.path.join(root, "usr/lib/*/libstrata-c.so"))
libraries = os.path.dirname(library)
subprocess.run(["gcc", "-std=c11", "-Wall", "-Werror", "-I", os.path.join(root, "usr/include"), program + ".c", "-o", program,
                "-L", libraries, "-lstrata-c", "-Wl,-rpath," + libraries], check=True)
subprocess.run([program], check=True)

packages = os.path.join(root, "usr/lib/python3/dist-packages")
subprocess.run([python, os.path.join(os.path.dirname(os.path.abspath(__file__)), "use-package.py"), packages], check=True,
               env={**os.environ, "PYTHONPATH": packages})
