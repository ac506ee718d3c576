// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of named attributes that is changed step by step and becomes a dictionary.
#ifndef STRATA_IR_TYPES_NAMEDATTRLIST_H
#define STRATA_IR_TYPES_NAMEDATTRLIST_H

#include "strata/IR/Types/BuiltinAttributes.h"

namespace strata {

class NamedAttrList {
public:
  using iterator = SmallVectorImpl<NamedAttribute>::const_iterator;
  NamedAttrList() = default;
  NamedAttrList(std::nullopt_t) {}
  NamedAttrList(ArrayRef<NamedAttribute> attrs)
      : attrs(attrs.begin(), attrs.end()) {}
  NamedAttrList(const SmallVectorImpl<NamedAttribute> &attrs)
      : NamedAttrList(ArrayRef<NamedAttribute>(attrs)) {}
  NamedAttrList(DictionaryAttr dictionary)
      : NamedAttrList(dictionary ? dictionary.getValue()
                                 : ArrayRef<NamedAttribute>()) {}

  iterator begin() const { return attrs.begin(); }
  iterator end() const { return attrs.end(); }
  size_t size() const { return attrs.size(); }
  bool empty() const { return attrs.empty(); }
  ArrayRef<NamedAttribute> getAttrs() const { return attrs; }
  operator ArrayRef<NamedAttribute>() const { return attrs; }
  void clear() { attrs.clear(); }

  /// Adds an attribute whose name the list must not have.
  void append(StringRef name, Attribute attr) {
    append(StringAttr::get(attr.getContext(), name), attr);
  }
  void append(StringAttr name, Attribute attr) {
    append(NamedAttribute(name, attr));
  }
  void append(NamedAttribute attr) { attrs.push_back(attr); }
  void push_back(NamedAttribute attr) { append(attr); }
  template <typename Range> void append(const Range &range) {
    attrs.append(range.begin(), range.end());
  }
  template <typename Iterator> void append(Iterator first, Iterator last) {
    attrs.append(first, last);
  }
  /// Replaces all of them.
  void assign(ArrayRef<NamedAttribute> range) {
    attrs.assign(range.begin(), range.end());
  }

  /// Null if there is none.
  Attribute get(StringRef name) const {
    for (const NamedAttribute &attr : attrs)
      if (attr.getNameRef() == name)
        return attr.getValue();
    return {};
  }
  Attribute get(StringAttr name) const { return get(name.getValue()); }
  std::optional<NamedAttribute> getNamed(StringRef name) const {
    for (const NamedAttribute &attr : attrs)
      if (attr.getNameRef() == name)
        return attr;
    return std::nullopt;
  }
  /// Sets an attribute; returns the value it had, which may be null.
  Attribute set(StringRef name, Attribute value) {
    return set(StringAttr::get(value.getContext(), name), value);
  }
  Attribute set(StringAttr name, Attribute value) {
    for (NamedAttribute &attr : attrs)
      if (attr.getName() == name) {
        Attribute old = attr.getValue();
        attr.setValue(value);
        return old;
      }
    append(name, value);
    return {};
  }
  /// Removes an attribute; returns its value, null if there is none.
  Attribute erase(StringRef name) {
    for (auto it = attrs.begin(); it != attrs.end(); ++it)
      if (it->getNameRef() == name) {
        Attribute old = it->getValue();
        attrs.erase(it);
        return old;
      }
    return {};
  }
  Attribute erase(StringAttr name) { return erase(name.getValue()); }
  bool contains(StringRef name) const { return bool(get(name)); }

  /// The attributes sorted by name. No name may occur twice.
  DictionaryAttr getDictionary(Context *ctx) const {
    return DictionaryAttr::get(ctx, attrs);
  }
  /// An entry whose name occurs twice, or std::nullopt.
  std::optional<NamedAttribute> findDuplicate() const {
    SmallVector<NamedAttribute> sorted(attrs.begin(), attrs.end());
    return DictionaryAttr::sortAndFindDuplicate(sorted);
  }

private:
  SmallVector<NamedAttribute, 4> attrs;
};

} // namespace strata

#endif // STRATA_IR_TYPES_NAMEDATTRLIST_H
