// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes that satisfy the constraints of a definition, as text:
// for example lines. Builtin ones are tried in turn, with predicates evaluated;
// those of dialects are made up from their parameters.
#ifndef STRATA_DIALECTFILES_TOOLS_SAMPLES_H
#define STRATA_DIALECTFILES_TOOLS_SAMPLES_H

#include "strata/Asm/Format/NamedFormat.h"
#include "strata/DialectFiles/Model/DialectModel.h"
#include "strata/DialectFiles/Predicates/Predicate.h"

#include "llvm/ADT/StringMap.h"

namespace strata {

/// The dialects in which definitions are looked up.
class DialectCollection {
public:
  void add(DialectModel model) { models.push_back(std::move(model)); }
  ArrayRef<DialectModel> getModels() const { return models; }
  /// By full name, with the sigil of a type or attribute; null if there is
  /// none.
  const DefinitionModel *find(StringRef fullName) const;

private:
  std::vector<DialectModel> models;
};

/// Makes up types and attributes; keeps the predicates that it has read.
class Samples {
public:
  /// All must outlive this. Builtin types are made in `ctx`. Types and
  /// attributes of dialects that are loaded in `loaded` are made there, and
  /// written as they are printed.
  Samples(Context &ctx, const DialectCollection &dialects,
          Context *loaded = nullptr);
  ~Samples();

  /// A type that fits constraint `index` of `def`; `...` if none is found. The
  /// same constraint gives the same text each time.
  std::string getType(const DefinitionModel &def, unsigned index);
  /// An attribute, in full.
  std::string getAttr(const DefinitionModel &def, unsigned index);
  /// An attribute as the format of an operation writes it.
  std::string getFormatted(const DefinitionModel &def, const SlotModel &slot);
  /// A type or attribute that `def` defines: `!d.t<i32>`.
  std::string getInstance(const DefinitionModel &def);
  /// The format called `name` that formats of `dialect` call: its own, or a bundled
  /// one; std::nullopt if there is none.
  std::optional<NamedFormat> findFormat(StringRef dialect,
                                        StringRef name) const;
  /// The rest of the type or attribute `text`, one of `fullName`, in a format
  /// that implies the name: without `!d.t`.
  static std::string dropPrefix(StringRef text, StringRef fullName);

private:
  struct Candidate {
    Attribute attr;
    std::string text;
  };
  enum class Want : uint8_t { Type, Attr, Either };
  std::string find(const DefinitionModel &def, unsigned index, Want want);
  bool fits(const DefinitionModel &def, unsigned index, const Candidate &value);
  bool fitsNode(const ConstraintModel &node, const Candidate &value,
                ArrayRef<char> childFits);
  /// A constraint of a definition.
  struct Part {
    const DefinitionModel &def;
    unsigned index;
  };
  std::string getInstance(StringRef name, ArrayRef<Part> parts);
  /// The text of an instance, created and printed; empty if it cannot be
  /// created.
  std::string print(const DefinitionModel &def, ArrayRef<Part> parts);
  std::string printCase(const DefinitionModel &def);
  Attribute parseLoaded(StringRef text);
  /// How a value of a storage kind is written in formats, and in full.
  std::pair<std::string, std::string> sampleOfKind(StringRef kind);
  std::string getParametric(const DefinitionModel &def,
                            const ConstraintModel &node,
                            const DefinitionModel *defined);
  std::string findDefined(const DefinitionModel &def, unsigned index);
  const Predicate *getPredicate(StringRef text);
  void addCandidates(ArrayRef<StringRef> texts, bool areTypes);

  const DialectCollection &dialects;
  Context &ctx;
  Context *loaded;
  std::vector<Candidate> types, attrs;
  llvm::StringMap<std::unique_ptr<Predicate>> predicates;
  /// The types in types being made up.
  SmallVector<const DefinitionModel *> nesting;
};

} // namespace strata

#endif // STRATA_DIALECTFILES_TOOLS_SAMPLES_H
