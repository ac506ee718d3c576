// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A file of which some regions are not decoded. The writer copies their bytes. These
// refer to strings, names, types, attributes and properties by number, so the tables of
// the new file begin with those of the old one.
#ifndef STRATA_BYTECODE_WRITERSOURCEDETAIL_H
#define STRATA_BYTECODE_WRITERSOURCEDETAIL_H

#include "strata/Bytecode/TablesDetail.h"

namespace strata::bytecode {

class WriterSource {
public:
  virtual const Tables &getTables() const = 0;
  /// The bytes of the regions of `op`, a section of their own, if these are not decoded.
  virtual std::optional<StringRef> findBytes(Operation *op) const = 0;

protected:
  ~WriterSource() = default;
};

} // namespace strata::bytecode

#endif // STRATA_BYTECODE_WRITERSOURCEDETAIL_H
