// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/strata-codegen/PartText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"

using namespace strata;
using namespace strata::codegen;

std::vector<StringRef> codegen::findBodies(StringRef text) {
  std::vector<StringRef> bodies;
  StringRef rest = text;
  while (!rest.empty()) {
    StringRef line = rest.take_until([](char c) { return c == '\n'; });
    rest = rest.drop_front(std::min(line.size() + 1, rest.size()));
    if (!line.starts_with("define ") || !line.ends_with("{"))
      continue;
    size_t end = rest.starts_with("}\n") ? 0 : rest.find("\n}\n");
    if (end == StringRef::npos)
      return {};
    bodies.push_back(rest.take_front(end ? end + 1 : 0));
    rest = rest.drop_front(bodies.back().size());
  }
  return bodies;
}

std::vector<size_t> codegen::divideEvenly(ArrayRef<uint64_t> sizes,
                                          unsigned numParts) {
  uint64_t total = 0;
  for (uint64_t size : sizes)
    total += size;
  std::vector<size_t> begins = {0};
  uint64_t sum = 0;
  for (auto [i, size] : llvm::enumerate(sizes)) {
    // A range begins at an element whose middle is beyond its share.
    if (begins.size() < numParts && i > begins.back() &&
        (sum + size / 2) * numParts >= total * begins.size())
      begins.push_back(i);
    sum += size;
  }
  return begins;
}

std::string codegen::getPartText(StringRef text, ArrayRef<StringRef> bodies,
                                 size_t begin, size_t end) {
  std::string replacement =
      (Twine("  unreachable, !") + ForeignMarker + " !{}\n").str();
  std::string part;
  part.reserve(text.size() + bodies.size() * replacement.size());
  const char *place = text.begin();
  for (auto [i, body] : llvm::enumerate(bodies)) {
    if (i >= begin && i < end)
      continue;
    part.append(place, body.begin());
    part += replacement;
    place = body.end();
  }
  part.append(place, text.end());
  return part;
}
