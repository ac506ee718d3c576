// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/CodegenProtocol/Channel.h"

#include <cerrno>
#include <unistd.h>

using namespace strata;

bool codegen::readAll(int descriptor, void *data, size_t size) {
  auto *place = static_cast<char *>(data);
  while (size) {
    ssize_t count = read(descriptor, place, size);
    if (count < 0 && errno == EINTR)
      continue;
    if (count <= 0)
      return false;
    place += count;
    size -= size_t(count);
  }
  return true;
}

bool codegen::writeAll(int descriptor, const void *data, size_t size) {
  const auto *place = static_cast<const char *>(data);
  while (size) {
    ssize_t count = write(descriptor, place, size);
    if (count < 0 && errno == EINTR)
      continue;
    if (count < 0)
      return false;
    place += count;
    size -= size_t(count);
  }
  return true;
}
