#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a wheel of the Python package of a build: `make-wheel.py --build-dir build/release --out FOLDER`.

The wheel has the package, the extension module and libstrata-c.so, without symbols. With
--codegen it has strata-codegen too. It needs nothing but Python and `strip`.
"""

import argparse
import base64
import hashlib
import os
import re
import shutil
import subprocess
import tempfile
import zipfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
TAG = "cp311-abi3-linux_x86_64"


def get_version():
    with open(os.path.join(ROOT, "CMakeLists.txt")) as file:
        return re.search(r"project\(Strata VERSION ([0-9.]+)", file.read()).group(1)


def collect(build, folder, has_codegen):
    """Copies the package to a folder; binaries are stripped."""
    package = os.path.join(folder, "strata")
    shutil.copytree(os.path.join(build, "python", "strata"), package,
                    ignore=shutil.ignore_patterns("__pycache__"), copy_function=lambda a, b: shutil.copy(a, b))
    shutil.copy(os.path.join(build, "lib", "libstrata-c.so.1"), package)
    binaries = [os.path.join(package, name) for name in ("_core.abi3.so", "libstrata-c.so.1")]
    if has_codegen:
        os.makedirs(os.path.join(package, "bin"))
        binaries.append(shutil.copy(os.path.join(build, "bin", "strata-codegen"), os.path.join(package, "bin")))
    for path in binaries:
        subprocess.run(["strip", "-s", path], check=True)


def write_metadata(folder, version):
    info = os.path.join(folder, f"strata-{version}.dist-info")
    os.makedirs(info)
    with open(os.path.join(info, "METADATA"), "w") as file:
        file.write(f"Metadata-Version: 2.1\nName: strata\nVersion: {version}\n"
                   "Summary: IR of MLIR's form, its dialects, passes and execution\n"
                   "License: Apache-2.0 WITH LLVM-exception\nRequires-Python: >=3.11\n"
                   "Provides-Extra: numpy\nRequires-Dist: numpy; extra == 'numpy'\n")
    with open(os.path.join(info, "WHEEL"), "w") as file:
        file.write(f"Wheel-Version: 1.0\nGenerator: strata\nRoot-Is-Purelib: false\nTag: {TAG}\n")
    shutil.copy(os.path.join(ROOT, "LICENSE"), info)
    return info


def write_wheel(folder, info, path):
    """Writes all files, with their hashes in RECORD."""
    record, names = [], []
    for parent, _, files in os.walk(folder):
        names += [os.path.relpath(os.path.join(parent, name), folder) for name in files]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name in sorted(names):
            with open(os.path.join(folder, name), "rb") as file:
                data = file.read()
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{name},sha256={digest},{len(data)}")
            entry = zipfile.ZipInfo(name)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = (os.stat(os.path.join(folder, name)).st_mode & 0o777) << 16
            wheel.writestr(entry, data)
        own = os.path.relpath(os.path.join(info, "RECORD"), folder)
        wheel.writestr(own, "\n".join([*record, f"{own},,"]) + "\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-dir", default=os.path.join(ROOT, "build", "release"))
    parser.add_argument("--out", default=os.path.join(ROOT, "build", "wheel"))
    parser.add_argument("--codegen", action="store_true")
    options = parser.parse_args()
    version = get_version()
    os.makedirs(options.out, exist_ok=True)
    path = os.path.join(options.out, f"strata-{version}-{TAG}.whl")
    with tempfile.TemporaryDirectory() as folder:
        collect(options.build_dir, folder, options.codegen)
        info = write_metadata(folder, version)
        write_wheel(folder, info, path)
        sizes = {name: os.path.getsize(os.path.join(folder, "strata", name))
                 for name in ("_core.abi3.so", "libstrata-c.so.1")}
    for name, size in sizes.items():
        print(f"{name}: {size / 1e6:.2f} MB")
    print(f"{path}: {os.path.getsize(path) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
