// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records as bytes, for two programs on one machine that were built together:
// numbers as they lie in memory, strings and lists after their size. A record
// has one function for both directions, which names its fields in order:
//
//   template <typename Coder> void code(Coder &coder, Point &point) {
//     coder(point.x, point.y);
//   }
#ifndef STRATA_CODEGENPROTOCOL_MESSAGE_H
#define STRATA_CODEGENPROTOCOL_MESSAGE_H

#include "strata/Support/LLVM.h"

#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace strata::codegen {

template <typename T>
concept PlainValue = std::is_arithmetic_v<T> || std::is_enum_v<T>;

/// Appends fields to bytes.
class Encoder {
public:
  explicit Encoder(std::string &bytes) : bytes(bytes) {}
  template <typename... Ts> void operator()(Ts &...fields) {
    (add(fields), ...);
  }

private:
  void addBytes(const void *data, size_t size) {
    bytes.append(static_cast<const char *>(data), size);
  }
  template <PlainValue T> void add(T &value) {
    addBytes(&value, sizeof(value));
  }
  void add(std::string &text) {
    uint64_t size = text.size();
    add(size);
    addBytes(text.data(), text.size());
  }
  template <typename T> void add(std::vector<T> &list) {
    uint64_t size = list.size();
    add(size);
    for (T &element : list)
      add(element);
  }
  template <typename T>
  requires(std::is_class_v<T>) void add(T &record) { code(*this, record); }

  std::string &bytes;
};

/// Takes fields from bytes. After an error all fields are zero or empty.
class Decoder {
public:
  explicit Decoder(StringRef bytes) : rest(bytes) {}
  template <typename... Ts> void operator()(Ts &...fields) {
    (take(fields), ...);
  }
  /// Whether the bytes were exactly those of the fields.
  bool isComplete() const { return isValid && rest.empty(); }

private:
  bool takeBytes(void *data, size_t size) {
    if (size > rest.size())
      isValid = false;
    if (!isValid)
      return false;
    std::memcpy(data, rest.data(), size);
    rest = rest.drop_front(size);
    return true;
  }
  /// The size of the data that follows; each of its elements has at least a
  /// byte.
  size_t takeSize() {
    uint64_t size = 0;
    if (takeBytes(&size, sizeof(size)) && size > rest.size())
      isValid = false;
    return isValid ? size_t(size) : 0;
  }
  template <PlainValue T> void take(T &value) {
    value = T();
    (void)takeBytes(&value, sizeof(value));
  }
  void take(std::string &text) {
    text.resize(takeSize());
    (void)takeBytes(text.data(), text.size());
  }
  template <typename T> void take(std::vector<T> &list) {
    list.resize(takeSize());
    for (T &element : list)
      take(element);
  }
  template <typename T>
  requires(std::is_class_v<T>) void take(T &record) { code(*this, record); }

  StringRef rest;
  bool isValid = true;
};

template <typename T> std::string encode(T &record) {
  std::string bytes;
  Encoder encoder(bytes);
  encoder(record);
  return bytes;
}

/// Fails if `bytes` are not those of a record.
template <typename T> LogicalResult decode(StringRef bytes, T &record) {
  Decoder decoder(bytes);
  decoder(record);
  return success(decoder.isComplete());
}

} // namespace strata::codegen

#endif // STRATA_CODEGENPROTOCOL_MESSAGE_H
