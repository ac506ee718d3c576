#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes a Debian package of a build: `make-deb.py --build-dir build/release --out FOLDER`.

The package has the programs, man pages, the C interface and the Python package. It needs dpkg-deb
and `strip`; binaries are stripped.
"""

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAMS = ("strata", "strata-codegen")

CONTROL = """Package: strata
Version: {version}
Architecture: {architecture}
Maintainer: The Strata developers <strata@localhost>
Installed-Size: {size}
Depends: {depends}
Recommends: python3 (>= 3.11)
Suggests: python3-numpy, gcc
Section: devel
Priority: optional
Description: compiler IR in MLIR's form
 Reads, checks, transforms, interprets and compiles IR of MLIR's form. The package
 has the program strata, a library with a C interface, and the Python package strata.
"""


def get_version():
    with open(os.path.join(ROOT, "CMakeLists.txt")) as file:
        return re.search(r"project\(Strata VERSION ([0-9.]+)", file.read()).group(1)


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def install_program(source, folder, mode=0o755):
    os.makedirs(folder, exist_ok=True)
    path = shutil.copy(source, folder)
    subprocess.run(["strip", "--strip-unneeded", path], check=True)
    os.chmod(path, mode)
    return path


def install_package(build, usr, library):
    """Copies the Python package; it finds the library by a relative link."""
    package = os.path.join(usr, "lib", "python3", "dist-packages", "strata")
    shutil.copytree(os.path.join(build, "python", "strata"), package,
                    ignore=shutil.ignore_patterns("__pycache__"), copy_function=lambda a, b: shutil.copy(a, b))
    module = os.path.join(package, "_core.abi3.so")
    subprocess.run(["strip", "--strip-unneeded", module], check=True)
    os.symlink(os.path.relpath(library, package), os.path.join(package, os.path.basename(library)))
    return module


def install(build, root, architecture):
    """Fills the folder of the package, and returns its binaries."""
    usr = os.path.join(root, "usr")
    binaries = [install_program(os.path.join(build, "bin", name), os.path.join(usr, "bin"))
                for name in PROGRAMS if os.path.exists(os.path.join(build, "bin", name))]
    os.symlink("strata", os.path.join(usr, "bin", "strata-opt"))
    libraries = os.path.join(usr, "lib", architecture)
    real = os.path.realpath(os.path.join(build, "lib", "libstrata-c.so"))
    binaries.append(install_program(real, libraries, 0o644))
    name = os.path.basename(real)
    major = ".".join(name.split(".")[:3])
    for link in (major, "libstrata-c.so"):
        os.symlink(name, os.path.join(libraries, link))
    shutil.copytree(os.path.join(ROOT, "bindings", "c", "include", "strata-c"), os.path.join(usr, "include", "strata-c"))
    binaries.append(install_package(build, usr, os.path.join(libraries, major)))
    pages = os.path.join(build, "man")
    os.makedirs(os.path.join(usr, "share", "man", "man1"))
    for page in sorted(os.listdir(pages)) if os.path.isdir(pages) else ():
        with open(os.path.join(pages, page), "rb") as source:
            with gzip.GzipFile(os.path.join(usr, "share", "man", "man1", page + ".gz"), "wb", 9, mtime=0) as target:
                target.write(source.read())
    os.makedirs(os.path.join(usr, "share", "doc", "strata"))
    shutil.copy(os.path.join(ROOT, "LICENSE"), os.path.join(usr, "share", "doc", "strata", "copyright"))
    return binaries


def find_dependencies(binaries, triple):
    """The packages of the libraries that the binaries name."""
    names = set()
    for path in binaries:
        names |= set(re.findall(r"\(NEEDED\)\s+Shared library: \[(.*?)\]", run("readelf", "-d", path)))
    names = sorted(name for name in names if not name.startswith("libstrata"))
    packages = set()
    for name in names:
        found = subprocess.run(["dpkg", "-S", f"*/{triple}/{name}"], capture_output=True, text=True).stdout
        packages |= {line.partition(":")[0] for line in found.splitlines()}
    return ", ".join(sorted(packages)) or "libc6, libstdc++6"


def list_files(root):
    for parent, _, files in sorted(os.walk(root)):
        for name in sorted(files):
            path = os.path.join(parent, name)
            if not os.path.islink(path):
                yield path


def write_control(root, binaries, version, architecture, triple):
    paths = list(list_files(os.path.join(root, "usr")))
    size = sum(os.path.getsize(path) for path in paths) // 1024
    control = os.path.join(root, "DEBIAN")
    os.makedirs(control)
    with open(os.path.join(control, "control"), "w") as file:
        file.write(CONTROL.format(version=version, architecture=architecture, size=size,
                                  depends=find_dependencies(binaries, triple)))
    with open(os.path.join(control, "md5sums"), "w") as file:
        for path in paths:
            with open(path, "rb") as data:
                file.write(f"{hashlib.md5(data.read()).hexdigest()}  {os.path.relpath(path, root)}\n")
    # The dynamic linker learns about the library.
    with open(os.path.join(control, "triggers"), "w") as file:
        file.write("activate-noawait ldconfig\n")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--build-dir", default=os.path.join(ROOT, "build", "release"))
    parser.add_argument("--out", default=os.path.join(ROOT, "build", "deb"))
    parser.add_argument("--compression", default="xz", help="xz by default, none for speed")
    options = parser.parse_args()
    version = get_version()
    architecture = run("dpkg", "--print-architecture").strip()
    triple = run("gcc", "-print-multiarch").strip() if shutil.which("gcc") else "x86_64-linux-gnu"
    os.makedirs(options.out, exist_ok=True)
    path = os.path.join(options.out, f"strata_{version}_{architecture}.deb")
    os.umask(0o022)
    with tempfile.TemporaryDirectory() as root:
        os.chmod(root, 0o755)
        binaries = install(options.build_dir, root, triple)
        write_control(root, binaries, version, architecture, triple)
        run("dpkg-deb", "--root-owner-group", "-Z" + options.compression, "--build", root, path)
    print(f"{path}: {os.path.getsize(path) / 1e6:.2f} MB")


if __name__ == "__main__":
    main()
