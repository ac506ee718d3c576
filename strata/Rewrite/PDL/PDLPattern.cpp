// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs as patterns.
#include "strata/IR/Context.h"
#include "strata/Rewrite/DialectConversion/ConversionRewriterDetail.h"
#include "strata/Rewrite/PDL/PDL.h"
#include "strata/Rewrite/PDL/PDLCompilerDetail.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace strata;
using namespace strata::pdl;

namespace {
/// A pattern that applies a program to operations of one name.
class ProgramPattern : public RewritePattern {
public:
  ProgramPattern(std::shared_ptr<const Program> program, StringRef root,
                 unsigned benefit)
      : RewritePattern(program->actions.front().name, root, benefit),
        program(std::move(program)) {
    generatedOps = this->program->generatedOps;
    // A rule whose native fails is reported and disabled; the changes of the
    // native are unknown.
    uncheckedResult = true;
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    return apply(op, rewriter, nullptr);
  }
  bool select(function_ref<bool(StringRef)> accepts) override {
    std::vector<bool> wanted;
    for (const Action &action : program->actions)
      wanted.push_back(accepts(action.name));
    bool isAny = llvm::is_contained(wanted, true);
    if (llvm::is_contained(wanted, false))
      enabled = std::move(wanted);
    return isAny;
  }

  void findCreators(
      Operation *op,
      function_ref<void(StringRef rule, Location loc)> found) const override;

protected:
  LogicalResult apply(Operation *op, PatternRewriter &rewriter,
                      detail::ConversionRewriterImpl *conversion) const {
    return run(*program, op, rewriter, enabled.empty() ? nullptr : &enabled,
               getBenefit().getBenefit(), conversion);
  }

private:
  std::shared_ptr<const Program> program;
  /// Empty if all are.
  std::vector<bool> enabled;
};
} // namespace

/// Whether `creation` can have made `op`.
static bool mayCreate(const Creation &creation, Operation *op) {
  return creation.def == &op->getDefinition() &&
         llvm::all_of(creation.attributes,
                      [&](const auto &attribute) {
                        return bool(op->getAttr(attribute.first));
                      }) &&
         llvm::all_of(creation.slots, [&](const auto &slot) {
           return bool(op->getAttr(creation.def->attributes[slot.first].name));
         });
}

void ProgramPattern::findCreators(
    Operation *op,
    function_ref<void(StringRef rule, Location loc)> found) const {
  for (const Action &action : program->actions)
    for (size_t at = action.entry; at < program->code.size(); ++at) {
      const Instr &instr = program->code[at];
      if (instr.opcode == Opcode::Done || instr.opcode == Opcode::Fail)
        break;
      if (instr.opcode != Opcode::Create)
        continue;
      const auto &creation = *static_cast<const Creation *>(instr.pointer);
      if (mayCreate(creation, op))
        found(action.name, creation.loc);
    }
}

namespace {
/// The same in conversions.
class ConversionProgramPattern final : public ProgramPattern {
public:
  ConversionProgramPattern(const std::shared_ptr<const Program> &program,
                           StringRef root, unsigned benefit,
                           const TypeConverter &converter)
      : ProgramPattern(program, root, benefit), converter(converter) {
    setHasBoundedRewriteRecursion(
        llvm::all_of(program->actions,
                     [](const Action &action) { return action.isBounded; }));
  }
  LogicalResult matchAndRewrite(Operation *op,
                                PatternRewriter &rewriter) const override {
    auto &impl = static_cast<ConversionPatternRewriter &>(rewriter).getImpl();
    llvm::SaveAndRestore saved(impl.converter, &converter);
    return apply(op, rewriter, &impl);
  }

private:
  const TypeConverter &converter;
};
} // namespace

void pdl::addProgram(RewritePatternSet &set,
                     std::shared_ptr<const Program> program, StringRef root,
                     unsigned benefit) {
  set.add<ProgramPattern>(std::move(program), root, benefit);
}

LogicalResult strata::addPDLPatterns(Operation *module, RewritePatternSet &set,
                                     const PDLNatives &natives) {
  return compilePatterns(module, natives,
                         [&](std::shared_ptr<const Program> program,
                             StringRef root, unsigned benefit) {
                           addProgram(set, std::move(program), root, benefit);
                         });
}

LogicalResult strata::addPDLConversionPatterns(Operation *module,
                                               RewritePatternSet &set,
                                               const TypeConverter &converter,
                                               const PDLNatives &natives) {
  return compilePatterns(
      module, natives,
      [&](const std::shared_ptr<const Program> &program, StringRef root,
          unsigned benefit) {
        set.add<ConversionProgramPattern>(program, root, benefit, converter);
      },
      /*groupRules=*/false);
}
