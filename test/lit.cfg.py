# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The lit suite. Substitutions:
#   %strata     the binary
#   %opt        `strata opt`
#   %test_opt   `strata opt` with the passes of test/lib
#   %roundtrip  parses %s, prints it generic, parses that, prints it custom
#   %run-fn     utils/run-fn.py, which executes the RUN-FN lines of %s
#   %python     this Python
#   %mlir_opt   upstream's mlir-opt; tests need `REQUIRES: mlir-opt`
#   %mlir_runner  upstream's mlir-runner, with its runtime libraries; tests need
#               `REQUIRES: mlir-runner`
#   %mlir_include  the folder with mlir/; tests need `REQUIRES: mlir-td`
#   %build_dir  the build folder
#   %npm        the folder of npm's packages; tests need `REQUIRES: editor-npm`
#   %source_dir  the root of the sources
#   %cmake      CMake; %configure is CMake with generator and compilers of this
#               build; tests need `REQUIRES: package`
#   %cxx        the compiler of this build; %llvm_include the folder of LLVM's headers
#   %import_mlir  utils/import-mlir-dialects.py; tests need `REQUIRES: mlir-td`
# Features: codegen (strata-codegen was built), node (Node.js is installed), mlir-opt, mlir-runner, mlir-td (.td files of MLIR 22
# and llvm-tblgen), assertions, asan, tsan, package, nvim, emacs, eglot, lsp-mode, kate, editor-npm (test/Editors).

import glob
import os
import shlex
import shutil
import sys

import lit.formats

config.name = "Strata"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir", ".test"]
config.excludes = ["Inputs", "lib", "fuzz"]
config.test_source_root = os.path.dirname(__file__)
config.test_exec_root = config.strata_exec_root

strata = os.path.join(config.strata_bin_dir, "strata")
mlir_opt = os.path.join(config.strata_llvm_bin_dir, "mlir-opt")
mlir_runner = os.path.join(config.strata_llvm_bin_dir, "mlir-runner")
runner_libs = [
    os.path.join(os.path.dirname(config.strata_llvm_bin_dir), "lib", name)
    for name in ("libmlir_runner_utils.so", "libmlir_c_runner_utils.so")
]
includes = os.path.join(os.path.dirname(config.strata_llvm_bin_dir), "include")
import_mlir = os.path.join(os.path.dirname(config.test_source_root), "utils",
                           "import-mlir-dialects.py")
has_codegen = os.path.exists(os.path.join(config.strata_bin_dir, "strata-codegen"))
run_fn = os.path.join(os.path.dirname(config.test_source_root), "utils", "run-fn.py")
run_fn = [sys.executable, run_fn, f"--strata={strata}"]
if not has_codegen:
    run_fn.append("--interpret-only")
npm = os.path.join(config.strata_build_dir, "npm", "node_modules")
unregistered = "--allow-unregistered-dialect"

# Longer names first: lit replaces in this order, and its own %s comes last.
config.substitutions += [
    (
        "%roundtrip",
        f"%strata opt {unregistered} %s"
        f" | %strata opt {unregistered} --mlir-print-op-generic"
        f" | %strata opt {unregistered}",
    ),
    ("%run-fn", shlex.join(run_fn)),
    ("%opt", "%strata opt"),
    ("%test_opt", os.path.join(config.strata_bin_dir, "strata-test-opt")),
    ("%import_mlir", f"{sys.executable} {import_mlir} --include={includes}"),
    ("%strata", strata),
    ("%source_dir", os.path.dirname(config.test_source_root)),
    ("%python", sys.executable),
    ("%mlir_opt", mlir_opt),
    ("%mlir_runner", f"{mlir_runner} --shared-libs={','.join(runner_libs)}"),
    ("%mlir_include", includes),
    ("%npm", npm),
    ("%build_dir", config.strata_build_dir),
    (
        "%configure",
        shlex.join([config.strata_cmake] + config.strata_configure),
    ),
    ("%cmake", config.strata_cmake),
    ("%cxx", config.strata_cxx),
    ("%llvm_include", config.strata_llvm_include),
]

# FileCheck, not and count are found through PATH.
config.environment["PATH"] = os.pathsep.join(
    [
        config.strata_llvm_tools_dir,
        config.strata_bin_dir,
        config.environment.get("PATH", os.environ.get("PATH", "")),
    ]
)
config.environment["FILECHECK_OPTS"] = "--enable-var-scope"

if has_codegen:
    config.available_features.add("codegen")
if all(map(os.path.exists, [mlir_runner] + runner_libs)):
    config.available_features.add("mlir-runner")
if os.path.exists(mlir_opt):
    config.available_features.add("mlir-opt")
if (
    "llvm-22" in includes
    and os.path.exists(os.path.join(includes, "mlir/IR/OpBase.td"))
    and os.path.exists(os.path.join(config.strata_llvm_bin_dir, "llvm-tblgen"))
):
    config.available_features.add("mlir-td")
# Users of an installation with sanitizers need the same flags.
if not config.strata_sanitize and all(
    os.path.exists(path)
    for path in (config.strata_cmake, config.strata_make_program)
):
    config.available_features.add("package")
# Editors, which test/Editors starts.
for feature, program in (("nvim", "nvim"), ("emacs", "emacs"), ("node", "node"),
                         ("kate", "kate-syntax-highlighter")):
    if shutil.which(program):
        config.available_features.add(feature)
# Packages of npm, which `make test-editors` installs.
if os.path.exists(os.path.join(npm, "vscode-languageserver-protocol")):
    config.available_features.add("editor-npm")
for package in ("eglot", "lsp-mode"):
    if glob.glob(f"/usr/share/emacs/site-lisp/elpa*/{package}-*"):
        config.available_features.add(package)
if shutil.which("z3"):
    config.available_features.add("z3")
if config.strata_assertions:
    config.available_features.add("assertions")
if "address" in config.strata_sanitize:
    config.available_features.add("asan")
if "thread" in config.strata_sanitize:
    config.available_features.add("tsan")
