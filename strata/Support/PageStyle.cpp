// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Support/PageStyle.h"

#include "strata/Support/CompressedText.h"
#include "strata/Support/PageStyle.css.inc"

std::string strata::getPageStyle() {
  return pageStyle.unpack("")->getBuffer().str();
}
