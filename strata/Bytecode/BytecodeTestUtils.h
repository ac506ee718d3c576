// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode files made by hand, field by field, for tests.
#ifndef STRATA_BYTECODE_BYTECODETESTUTILS_H
#define STRATA_BYTECODE_BYTECODETESTUTILS_H

#include "strata/Bytecode/ByteBufferDetail.h"

#include <string>
#include <vector>

namespace strata::bytecode {

/// Numbers as varints.
inline std::string nums(std::initializer_list<uint64_t> values) {
  ByteBuffer out;
  for (uint64_t value : values)
    out.writeVarInt(value);
  SmallVector<char> storage;
  return out.getBytes(storage).str();
}
/// Any bytes.
inline std::string raw(std::initializer_list<int> bytes) {
  return std::string(bytes.begin(), bytes.end());
}
inline std::string section(int id, const std::string &contents) {
  return raw({id}) + nums({contents.size()}) + contents;
}

/// A file with the dialects `builtin` and `a`, the operations `builtin.module`, `a.b`
/// and `arith.constant`. Attribute 0 is the unknown location.
struct TestFile {
  uint64_t version = 6;
  std::vector<std::string> strings = {"builtin", "a",    "module", "b",
                                      "arith",   "cmpi", "text"};
  std::string dialects = nums({3, 0, 2, 8, 3, 0, 1, 5, 1, 1, 6, 2, 1, 11});
  /// Entries after the first attribute: bytes, and whether they have fields.
  std::vector<std::pair<std::string, bool>> attrs, types;
  /// Dialects of all entries after the first attribute.
  uint64_t entryDialect = 0;
  /// Operations in a block at the top.
  std::vector<std::string> ops;
  std::vector<std::string> properties;
  std::string resourceOffsets, resources;
  bool hasResources = false;
  /// Replaces a section.
  std::vector<std::pair<int, std::string>> replaced;
  std::vector<int> omitted;

  std::string getStrings() const {
    std::string sizes, data;
    for (const std::string &text : strings) {
      sizes = nums({text.size() + 1}) + sizes;
      data += text + '\0';
    }
    return nums({strings.size()}) + sizes + data;
  }
  static std::string
  getGroup(uint64_t dialect,
           const std::vector<std::pair<std::string, bool>> &entries) {
    if (entries.empty())
      return {};
    std::string text = nums({dialect, entries.size()});
    for (const auto &[bytes, isCustom] : entries)
      text += nums({bytes.size() << 1 | isCustom});
    return text;
  }
  std::string build() const {
    std::string file = "ML\xefR" + nums({version}) + "test" + '\0';
    std::string data = nums({15}), ir = nums({ops.size() << 1}),
                props = nums({properties.size()});
    for (const auto &entries : {attrs, types})
      for (const auto &[bytes, isCustom] : entries)
        data += bytes;
    for (const std::string &op : ops)
      ir += op;
    for (const std::string &bytes : properties)
      props += nums({bytes.size()}) + bytes;
    std::vector<std::pair<int, std::string>> sections = {
        {1, dialects},
        {3, nums({attrs.size() + 1, types.size(), 0, 1, 3}) +
                getGroup(entryDialect, attrs) + getGroup(entryDialect, types)},
        {2, data},
        {4, ir}};
    if (hasResources) {
      sections.push_back({6, resourceOffsets});
      sections.push_back({5, resources});
    }
    sections.push_back({0, getStrings()});
    if (version >= 5)
      sections.push_back({8, props});
    for (auto &[id, contents] : sections) {
      for (const auto &[other, text] : replaced)
        if (other == id)
          contents = text;
      bool isOmitted = false;
      for (int other : omitted)
        isOmitted |= other == id;
      if (!isOmitted)
        file += section(id, contents);
    }
    return file;
  }
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_BYTECODETESTUTILS_H
