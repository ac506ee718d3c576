// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of the bundled extensions. BundledExtensions.def is made by CMake: a line
// `STRATA_EXTENSIONS(Name)` for each file Extension/Bundled/<Name>.cpp, which defines
// `get<Name>Extensions`.
#include "strata/DialectFiles/Extension/ExtensionDetail.h"

namespace strata::irdl {
#define STRATA_EXTENSIONS(NAME) ArrayRef<Extension> get##NAME##Extensions();
#include "strata/DialectFiles/BundledExtensions.def"
#undef STRATA_EXTENSIONS
} // namespace strata::irdl

using namespace strata;
using namespace strata::irdl;

SmallVector<const Extension *, 16> irdl::getBundledExtensions() {
  SmallVector<const Extension *, 16> extensions;
  auto add = [&](ArrayRef<Extension> list) {
    for (const Extension &extension : list)
      extensions.push_back(&extension);
  };
#define STRATA_EXTENSIONS(NAME) add(get##NAME##Extensions());
#include "strata/DialectFiles/BundledExtensions.def"
#undef STRATA_EXTENSIONS
  return extensions;
}
