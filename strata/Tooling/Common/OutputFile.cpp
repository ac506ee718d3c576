// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/OutputFile.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"

#include <cerrno>
#include <mutex>
#include <unistd.h>

using namespace strata;
using llvm::SmallString;
namespace fs = llvm::sys::fs;

/// LLVM's list of files to remove is made for one thread.
static std::mutex signalMutex;
static void removeOnSignal(StringRef path) {
  std::lock_guard<std::mutex> lock(signalMutex);
  llvm::sys::RemoveFileOnSignal(path);
}
static void keepOnSignal(StringRef path) {
  std::lock_guard<std::mutex> lock(signalMutex);
  llvm::sys::DontRemoveFileOnSignal(path);
}

OutputPlace strata::findOutputPlace(StringRef path) {
  OutputPlace place;
  place.path = path.str();
  SmallVector<char, 128> real;
  if (!fs::real_path(path, real))
    place.path.assign(real.begin(), real.end());
  fs::file_status status;
  place.exists = !fs::status(place.path, status) && fs::exists(status);
  if (place.exists) {
    place.mode = status.permissions();
    place.user = status.getUser();
    place.group = status.getGroup();
  }
  place.isDirect = (place.exists && !fs::is_regular_file(status)) ||
                   path.starts_with("/dev/") || path.starts_with("/proc/");
  return place;
}

/// The path without links and `..` in existing folders.
static SmallString<128> getFullPath(StringRef path) {
  SmallString<128> full;
  if (!fs::real_path(path, full))
    return full;
  StringRef folder = llvm::sys::path::parent_path(path);
  if (fs::real_path(folder.empty() ? "." : folder, full))
    full = folder;
  llvm::sys::path::append(full, llvm::sys::path::filename(path));
  return full;
}

bool strata::leadToSameFile(StringRef a, StringRef b) {
  if (a == "-" || b == "-" || findOutputPlace(a).isDirect)
    return false;
  bool areSame = false;
  return (!fs::equivalent(a, b, areSame) && areSame) ||
         getFullPath(a) == getFullPath(b);
}

std::unique_ptr<OutputFile> OutputFile::open(StringRef path,
                                             std::string &error) {
  auto file = std::make_unique<OutputFile>();
  file->path = path.str();
  std::error_code ec;
  if (path == "-") {
    file->stream = std::make_unique<llvm::raw_fd_ostream>(
        /*fd=*/1, /*shouldClose=*/false, /*unbuffered=*/false);
    return file;
  }
  // Special files, and links to them, are written directly; a link to an
  // ordinary file is kept, and its target is replaced.
  OutputPlace place = findOutputPlace(path);
  file->path = place.path;
  if (place.isDirect) {
    ec = fs::openFileForWrite(path, file->fd, fs::CD_CreateAlways);
  } else {
    SmallVector<char, 128> temporary;
    if (place.exists)
      ec = fs::access(file->path, fs::AccessMode::Write);
    if (!ec)
      ec = fs::createUniqueFile(Twine(file->path) + ".tmp-%%%%%%%%", file->fd,
                                temporary, fs::OF_None, place.mode);
    if (!ec) {
      // Only the owner of a file may give it away, which is no reason to fail; the mode
      // comes last, since another owner can change it.
      if (place.exists) {
        (void)fs::changeFileOwnership(file->fd, place.user, place.group);
        (void)fs::setPermissions(file->fd, place.mode);
      }
      file->temporary.assign(temporary.begin(), temporary.end());
      removeOnSignal(file->temporary);
    }
  }
  if (!ec) {
    file->stream =
        std::make_unique<llvm::raw_fd_ostream>(file->fd, /*shouldClose=*/true);
    // A system call for each 4 KB is one for each few functions of a module.
    file->stream->SetBufferSize(size_t(1) << 16);
  } else {
    error = ("cannot open output file '" + path + "': " + ec.message()).str();
    file->stream.reset();
    return nullptr;
  }
  return file;
}

OutputFile::~OutputFile() {
  if (stream) {
    if (stream->has_error())
      stream->clear_error();
    stream.reset();
  }
  if (temporary.empty())
    return;
  if (!kept)
    fs::remove(temporary);
  keepOnSignal(temporary);
}

LogicalResult OutputFile::becomeStandardOutput(std::string &error) {
  if (fd == 1 || dup2(fd, 1) == 1)
    return success();
  error = "cannot write '" + path +
          "': " + std::error_code(errno, std::generic_category()).message();
  return failure();
}

LogicalResult OutputFile::keep(std::string &error) {
  stream->flush();
  std::error_code ec = stream->error();
  stream->clear_error();
  if (!ec && !temporary.empty()) {
    stream->close();
    ec = stream->error();
    stream->clear_error();
    if (!ec)
      ec = fs::rename(temporary, path);
    if (!ec)
      kept = true;
  }
  if (!ec)
    return success();
  // A reader that has seen enough is nothing to talk about.
  if (ec == std::errc::broken_pipe) {
    error.clear();
    return failure();
  }
  error = "cannot write '" + (path == "-" ? "<stdout>" : path) +
          "': " + ec.message();
  return failure();
}
