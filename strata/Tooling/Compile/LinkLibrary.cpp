// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Compile/LinkLibrary.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

using namespace strata;
namespace fs = llvm::sys::fs;

static LogicalResult fail(std::string &error, const Twine &message) {
  error = message.str();
  return failure();
}

LogicalResult strata::linkLibrary(StringRef object, bool usesThreads,
                                  std::string &library, std::string &error) {
  const char *named = std::getenv("CC");
  StringRef name = named && *named ? named : "cc";
  auto compiler = llvm::sys::findProgramByName(name);
  if (!compiler)
    return fail(error, "cannot find '" + name +
                           "', which links shared libraries; CC can name it");
  int descriptor;
  SmallString<128> input, output;
  if (fs::createTemporaryFile("strata", "o", descriptor, input) ||
      fs::createTemporaryFile("strata", "so", output))
    return fail(error, "cannot make a temporary file");
  llvm::FileRemover removeInput(input), removeOutput(output);
  llvm::raw_fd_ostream stream(descriptor, /*shouldClose=*/true);
  stream << object;
  stream.close();
  if (stream.has_error()) {
    std::error_code reason = stream.error();
    stream.clear_error();
    return fail(error, "cannot write a temporary file: " + reason.message());
  }
  SmallVector<StringRef> arguments = {name,   "-shared", "-o",
                                      output, input,     "-lm"};
  if (usesThreads)
    arguments.push_back("-lgomp");
  std::string reason;
  int code = llvm::sys::ExecuteAndWait(*compiler, arguments, std::nullopt, {},
                                       0, 0, &reason);
  if (code != 0)
    return fail(error, "'" + name + "' failed with exit code " + Twine(code) +
                           (reason.empty() ? "" : ": " + reason));
  auto linked = llvm::MemoryBuffer::getFile(output);
  if (!linked)
    return fail(error, "cannot read the library that was linked");
  library = (*linked)->getBuffer().str();
  return success();
}
