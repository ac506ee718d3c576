// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicate records (CPred and its combinations) as constraints: the parts that
// irdl has operations for become those, the rest one expression.
#ifndef STRATA_DIALECTFILES_ODS_PREDICATETREE_H
#define STRATA_DIALECTFILES_ODS_PREDICATETREE_H

#include "strata/DialectFiles/ODS/Draft.h"
#include "strata/DialectFiles/ODS/Records.h"

namespace strata::ods {

/// The argument of `irdl.base` that means the C++ class of that (clean) name;
/// std::nullopt if the class is not defined by records.
using ClassLookup = function_ref<std::optional<std::string>(StringRef)>;

/// The expression of a predicate of operations, or of another object that only
/// a text can constrain. std::nullopt if its text is too long, or, after an
/// error noted in the dump, if the records are invalid.
std::optional<std::string> getPredicateText(Record predicate);

/// The constraint that `predicate` puts on `$_self`; std::nullopt in the same
/// cases.
std::optional<ConstraintTree> getConstraint(Record predicate,
                                            ClassLookup lookupClass);

/// The constraint that `$_self` is of a class.
ConstraintTree getClassConstraint(StringRef className, ClassLookup lookupClass);

} // namespace strata::ods

#endif // STRATA_DIALECTFILES_ODS_PREDICATETREE_H
