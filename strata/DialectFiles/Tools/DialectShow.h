// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects and definitions as text for a terminal.
#ifndef STRATA_DIALECTFILES_TOOLS_DIALECTSHOW_H
#define STRATA_DIALECTFILES_TOOLS_DIALECTSHOW_H

#include "strata/DialectFiles/Tools/ExtensionText.h"
#include "strata/DialectFiles/Tools/Samples.h"

namespace strata {

/// One line for each dialect: numbers of operations, types, attributes and
/// enumerations, and the summary. The dialects `others`, of which only the name is
/// known, follow in a paragraph.
void listDialects(ArrayRef<DialectModel> models, ArrayRef<StringRef> others,
                  raw_ostream &os);

/// Prints the definitions of `model`, one line for each.
void showDialect(const DialectModel &model, raw_ostream &os);

/// All that is known of `def`.
void showDefinition(const DefinitionModel &def, Samples &samples,
                    raw_ostream &os);

/// `text` without the indentation that all its lines share, and without blank
/// lines at either end.
std::string unindent(StringRef text);

/// Sets of slots that must be equal since they have the same constraint:
/// `lhs, rhs, result`.
std::vector<std::string> getEqualSlots(const DefinitionModel &def);

/// The properties of a slot besides its constraint: `optional; kept as i64`.
std::string getNotes(const DefinitionModel &def, const SlotModel &slot);
/// The properties of a region: `1 block; arguments: (index)`.
std::string getNotes(const DefinitionModel &def, const RegionModel &region);

/// The constraints that slots do not have themselves and that have names or attributes:
/// `%t is any integer; missing: predicate`.
std::vector<std::string> getPartTexts(const DefinitionModel &def);
/// The entries of `strata.infer`: `result from lhs: $_self`.
std::vector<std::string> getInferences(const DefinitionModel &def);
/// The attributes of `def` that are shown as they are written.
std::vector<WordText> getOtherWords(const DefinitionModel &def);

/// `text` in one line, words with a single blank between them.
std::string collapseBlanks(StringRef text);

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_DIALECTSHOW_H
