// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options whose values are strings with usual ones among them, such as the names of
// translations. The help lists those as it lists the values of enumerations, so that
// shells complete them (Completion.h); any other value is accepted too.
#ifndef STRATA_TOOLING_COMMON_LISTEDVALUES_H
#define STRATA_TOOLING_COMMON_LISTEDVALUES_H

#include "strata/Support/LLVM.h"

#include "llvm/Support/CommandLine.h"

#include <string>
#include <vector>

namespace strata {

/// A value and the help text for it.
struct ListedValue {
  std::string name, help;
};

/// A parser of `Value`s that has a list of usual ones.
template <typename Value>
class ListedValueParser : public llvm::cl::parser<Value> {
public:
  using llvm::cl::parser<Value>::parser;
  /// Sets the values that the help lists.
  void setValues(std::vector<ListedValue> listed) {
    values = std::move(listed);
  }

  size_t getOptionWidth(const llvm::cl::Option &option) const {
    size_t width = llvm::cl::parser<Value>::getOptionWidth(option);
    for (const ListedValue &value : values)
      width = std::max(width, value.name.size() + 8);
    return width;
  }
  void printOptionInfo(const llvm::cl::Option &option,
                       size_t globalWidth) const {
    llvm::cl::parser<Value>::printOptionInfo(option, globalWidth);
    for (const ListedValue &value : values) {
      llvm::outs() << "    =" << value.name;
      if (!value.help.empty())
        llvm::outs().indent(globalWidth - value.name.size() - 5)
            << " -   " << value.help;
      llvm::outs() << '\n';
    }
  }

private:
  std::vector<ListedValue> values;
};

/// An option with a list of usual values.
template <typename Value>
using ListedOption = llvm::cl::opt<Value, false, ListedValueParser<Value>>;

} // namespace strata

#endif // STRATA_TOOLING_COMMON_LISTEDVALUES_H
