// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds the parts of IR that an older version of MLIR lacks.
#ifndef STRATA_ERAS_VERSIONCHECKDETAIL_H
#define STRATA_ERAS_VERSIONCHECKDETAIL_H

#include "strata/Asm/Eras/OlderForm.h"
#include "strata/Asm/Eras/OpHistory.h"
#include "strata/Definition/OpDefinition.h"
#include "strata/DialectFiles/Predicates/CppNames.h"

namespace strata {

/// Checks the operations of one Context against the tables for one version, and fills an
/// OlderForm with the names that they have there.
class VersionCheck {
public:
  VersionCheck(Context *ctx, OlderForm &form);

  /// Reports what the version does not have of `op`, without the operations inside.
  void check(Operation *op);
  bool hasFailed() const { return failed; }

private:
  /// A case that the version has under another name, or not at all.
  struct NewerCase {
    StringRef keyword, enumeration;
    const SinceVersion *since;
  };
  /// A part of IR that the version lacks, in words, and the first version that
  /// has it.
  struct Missing {
    std::string what;
    unsigned version = 0;
  };
  /// A predicate that operations of a definition must satisfy, or whose custom form depends
  /// on it.
  struct Limit {
    const VersionLimit *record;
    std::unique_ptr<Predicate> predicate;
    /// Why there is no predicate that can be evaluated; empty if there is one.
    std::string problem;
  };
  /// The plan for a definition that the tables give.
  struct Plan {
    std::optional<Missing> missing;
    /// By slot; null for those that the version has.
    SmallVector<const SinceVersion *, 8> attributes;
    std::vector<Limit> limits, customForms;
  };

  const SinceVersion *findNewer(StringRef what) const;
  const Plan &getPlan(const OpDefinition &def);
  void makePlan(const OpDefinition &def, Plan &plan);
  void planAttributes(const OpDefinition &def, Plan &plan);
  std::vector<Limit>
  planLimits(const OpDefinition &def,
             const llvm::StringMap<SmallVector<VersionLimit, 1>> &table);
  void report(Operation *op, const Missing &missing);
  bool evaluate(Operation *op, const Limit &limit);
  void checkSlot(Operation *op, const Plan &plan, size_t i);
  void checkCases(Operation *op, const AttrKind &kind, Attribute value);
  void checkAttributes(Operation *op, const Plan &plan);
  void checkObject(Operation *op, Attribute attr);
  void checkObject(Operation *op, Type type);
  std::optional<Missing> findMissing(Type type) const;
  std::optional<Missing> findMissing(Attribute attr) const;
  std::optional<Missing> findMissing(StringRef sigil,
                                     const TypeDefinition &def) const;
  std::optional<Missing> findMissingCase(const EnumDefinition &def,
                                         uint64_t value) const;

  OlderForm &form;
  OpHistory &history;
  irdl::CppNames names;
  llvm::DenseMap<const OpDefinition *, std::unique_ptr<Plan>> plans;
  llvm::DenseMap<const EnumDefinition *, SmallVector<NewerCase, 4>> cases;
  /// Types and attributes that the version has.
  llvm::DenseSet<const AttrStorage *> known;
  bool failed = false;
};

} // namespace strata

#endif // STRATA_ERAS_VERSIONCHECKDETAIL_H
