// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Control flow between the regions of an operation.
#include "strata/DialectFiles/Extension/ExtensionArgs.h"
#include "strata/Interfaces/ControlFlowInterfaces.h"
#include "strata/Interfaces/DeclaredFlow.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

static constexpr StringLiteral flow = "strata.flow";
static constexpr StringLiteral parent = "parent";
static constexpr StringLiteral none = "none";

static constexpr ExtensionKey keys[] = {
    {.name = "from",
     .isRequired = true,
     .documentation = "where control comes from: a region, or `parent`, the "
                      "operation"},
    {.name = "to",
     .isRequired = true,
     .documentation =
         "where control goes: a region, or `parent`, after the operation"},
    {.name = "values",
     .documentation =
         "operand of the operation, or of the terminator, that is passed; "
         "`none` for none"},
    {.name = "condition",
     .documentation = "operand of type i1 that must be true, or `trips > n` "
                      "for loops; false if `!` is before it"}};

static constexpr ExtensionAttribute attributes[] = {
    {flow, OnOperation, ExtensionForm::Rows, keys,
     "how control flows between the regions of the operation"}};

static constexpr StringRef interfaces[] = {RegionBranchOpInterface::name};

/// The slot of region `name`, std::nullopt for `parent`; fails if there is
/// none.
static FailureOr<std::optional<unsigned>> findRegion(const ExtensionArgs &args,
                                                     StringRef name) {
  if (name == parent)
    return std::optional<unsigned>();
  for (auto [slot, region] : llvm::enumerate(args.getDefinition().regions))
    if (region.name == name)
      return std::optional<unsigned>(unsigned(slot));
  return args.emitError(flow)
         << "'" << name << "' is neither a region nor '" << parent << "'";
}

/// Checks that `name` is an operand of the operation if control comes from there;
/// terminators are known when there is one only.
static LogicalResult checkOperand(const ExtensionArgs &args,
                                  const FlowEdge &edge, StringRef name) {
  const OpDefinition &def = args.getDefinition();
  std::optional<unsigned> slot = def.findSlot(name);
  if (edge.from || name.empty() || (slot && *slot < def.operands.size()))
    return success();
  return args.emitError(flow) << "'" << name << "' is not an operand";
}

/// Checks that control enters a region, leaves each region that it enters, and leaves the
/// operation: analyses take what no row says to be impossible.
static LogicalResult checkComplete(const ExtensionArgs &args,
                                   ArrayRef<FlowEdge> edges) {
  auto has = [&](std::optional<unsigned> FlowEdge::*end,
                 std::optional<unsigned> slot) {
    return llvm::any_of(
        edges, [&](const FlowEdge &edge) { return edge.*end == slot; });
  };
  if (!has(&FlowEdge::from, std::nullopt))
    return args.emitError(flow) << "no row comes from '" << parent << "'";
  if (!has(&FlowEdge::to, std::nullopt))
    return args.emitError(flow) << "no row goes to '" << parent << "'";
  for (auto [slot, region] : llvm::enumerate(args.getDefinition().regions))
    if (has(&FlowEdge::to, unsigned(slot)) &&
        !has(&FlowEdge::from, unsigned(slot)))
      return args.emitError(flow)
             << "control goes to region '" << region.name
             << "', but no row says where it goes from there";
  return success();
}

static LogicalResult attach(ExtensionArgs &args) {
  DeclaredFlow declared;
  for (const ExtensionEntry &row : args.getRows(flow)) {
    auto from = findRegion(args, row.getText("from"));
    auto to = findRegion(args, row.getText("to"));
    if (failed(from) || failed(to))
      return failure();
    FlowEdge edge;
    edge.from = *from;
    edge.to = *to;
    StringRef values = row.getText("values");
    edge.passesNone = values == none;
    edge.values = edge.passesNone ? std::string() : values.str();
    StringRef condition = row.getText("condition");
    edge.isNegated = condition.consume_front("!");
    if (condition.consume_front("trips >")) {
      uint64_t count;
      if (condition.trim().getAsInteger(10, count))
        return args.emitError(flow)
               << "expected a number after 'trips >', but found '" << condition
               << "'";
      edge.minTrips = count;
      condition = {};
    }
    edge.condition = condition.str();
    if (failed(checkOperand(args, edge, edge.values)) ||
        failed(checkOperand(args, edge, edge.condition)))
      return failure();
    declared.edges.push_back(std::move(edge));
  }
  if (failed(checkComplete(args, declared.edges)))
    return failure();
  args.implement(getInterfaceTable(std::move(declared)));
  return success();
}

namespace strata::irdl {
ArrayRef<Extension> getRegionBranchesExtensions() {
  static constexpr Extension extension = {.title = "control flow",
                                          .attributes = attributes,
                                          .interfaces = interfaces,
                                          .attach = attach};
  return extension;
}
} // namespace strata::irdl
