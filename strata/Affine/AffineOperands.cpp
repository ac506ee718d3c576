// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Composition collects the values that become operands, in the order that the
// header describes, each with its definition as an expression over the collected
// values. Definitions are then substituted into each other, those without further
// definitions first, and last into the map: the cost is linear in the number of
// values and the size of their maps.
#include "strata/Affine/AffineOperands.h"

#include "strata/IR/Affine/AffineTreeSize.h"
#include "strata/IR/Build/Matchers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace strata;
using namespace strata::affine;

//===-- Canonicalization --------------------------------------------------===//

namespace {
/// Numbers the operands that stay, as dimensions or as symbols.
class OperandNumbering {
public:
  template <AffineExpr (*get)(unsigned, Context *)>
  AffineExpr number(Value operand, Context *ctx) {
    auto [entry, isNew] = positions.try_emplace(operand, operands.size());
    if (isNew)
      operands.push_back(operand);
    return get(entry->second, ctx);
  }
  ArrayRef<Value> getOperands() const { return operands; }

private:
  llvm::SmallDenseMap<Value, unsigned, 8> positions;
  SmallVector<Value, 8> operands;
};

/// The positions of dimensions and symbols that occur.
struct UsedInputs {
  template <typename MapOrSet>
  explicit UsedInputs(MapOrSet object)
      : dims(object.getNumDims()), symbols(object.getNumSymbols()) {
    object.walkExprs([&](AffineExpr expr) {
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        dims.set(dim.getPosition());
      else if (auto symbol = dyn_cast<AffineSymbolExpr>(expr))
        symbols.set(symbol.getPosition());
    });
  }
  llvm::SmallBitVector dims, symbols;
};
} // namespace

/// The constant expression that replaces an operand: 0 for an operand that does
/// not occur, the value for a constant; null for other operands.
static AffineExpr getConstantExpr(Value operand, bool isUsed, Context *ctx) {
  if (!isUsed)
    return getAffineConstantExpr(0, ctx);
  if (std::optional<int64_t> value = getConstantIntValue(operand))
    return getAffineConstantExpr(*value, ctx);
  return {};
}

/// Whether `operands` are distinct dimensions that are used, as most are.
static bool areCanonicalDims(const UsedInputs &used, ArrayRef<Value> operands,
                             IsValidSymbolFn isValidSymbol) {
  constexpr size_t Few = 8;
  if (operands.size() > Few)
    return false;
  for (auto [i, operand] : llvm::enumerate(operands))
    if (!used.dims.test(unsigned(i)) || getConstantIntValue(operand) ||
        llvm::is_contained(operands.take_front(i), operand) ||
        isValidSymbol(operand))
      return false;
  return true;
}

template <typename MapOrSet>
static void canonicalize(MapOrSet &object, SmallVectorImpl<Value> &operands,
                         IsValidSymbolFn isValidSymbol,
                         IsValidDimFn isValidDim = nullptr) {
  assert(operands.size() == object.getNumInputs() && "one for each input");
  Context *ctx = object.getContext();
  unsigned numDims = object.getNumDims();
  UsedInputs used(object);
  if (!object.getNumSymbols() &&
      areCanonicalDims(used, operands, isValidSymbol))
    return;
  OperandNumbering dims, symbols;
  SmallVector<AffineExpr, 8> dimExprs(numDims),
      symbolExprs(object.getNumSymbols());
  for (unsigned i = 0; i < symbolExprs.size(); ++i) {
    Value operand = operands[numDims + i];
    symbolExprs[i] = getConstantExpr(operand, used.symbols.test(i), ctx);
    bool mustBeDim =
        !isValidSymbol(operand) && (!isValidDim || isValidDim(operand));
    if (!symbolExprs[i] && !mustBeDim)
      symbolExprs[i] = symbols.number<getAffineSymbolExpr>(operand, ctx);
  }
  for (unsigned i = 0; i < numDims; ++i) {
    dimExprs[i] = getConstantExpr(operands[i], used.dims.test(i), ctx);
    if (dimExprs[i])
      continue;
    dimExprs[i] = isValidSymbol(operands[i])
                      ? symbols.number<getAffineSymbolExpr>(operands[i], ctx)
                      : dims.number<getAffineDimExpr>(operands[i], ctx);
  }
  // An operand is no symbol any more where the operation has come into a loop.
  for (unsigned i = 0; i < symbolExprs.size(); ++i)
    if (!symbolExprs[i])
      symbolExprs[i] =
          dims.number<getAffineDimExpr>(operands[numDims + i], ctx);
  object = object.replaceDimsAndSymbols(dimExprs, symbolExprs,
                                        dims.getOperands().size(),
                                        symbols.getOperands().size());
  operands.assign(dims.getOperands().begin(), dims.getOperands().end());
  operands.append(symbols.getOperands().begin(), symbols.getOperands().end());
}

void affine::canonicalizeMapAndOperands(AffineMap *map,
                                        SmallVectorImpl<Value> *operands,
                                        IsValidSymbolFn isValidSymbol,
                                        IsValidDimFn isValidDim) {
  canonicalize(*map, *operands, isValidSymbol, isValidDim);
}

void affine::canonicalizeSetAndOperands(IntegerSet *set,
                                        SmallVectorImpl<Value> *operands,
                                        IsValidSymbolFn isValidSymbol) {
  canonicalize(*set, *operands, isValidSymbol);
}

//===-- Composition -------------------------------------------------------===//

namespace {
/// A value as a dimension or as a symbol.
struct InputId {
  bool isSymbol;
  unsigned position;
};

/// The values that are collected as dimensions, or as symbols.
struct InputList {
  SmallVector<Value, 8> values;
  llvm::SmallDenseMap<Value, unsigned, 8> positions;
  /// The definition of each value as an expression over all collected values;
  /// null for values that are not defined by a map.
  SmallVector<AffineExpr, 8> definitions;
  /// The definitions after substitution; null until computed.
  SmallVector<AffineExpr, 8> resolved;
  /// The number of values that were looked up.
  unsigned numVisited = 0;
  unsigned add(Value value) {
    auto [entry, isNew] = positions.try_emplace(value, values.size());
    if (isNew)
      values.push_back(value);
    return entry->second;
  }
};

class Composer {
public:
  Composer(Context *ctx, DefiningMapFn getDefiningMap,
           IsValidSymbolFn isValidSymbol, IsValidDimFn isValidDim)
      : ctx(ctx), getDefiningMap(getDefiningMap), isValidSymbol(isValidSymbol),
        isValidDim(isValidDim) {}
  void compose(AffineMap &map, SmallVectorImpl<Value> &operands);
  /// The number of nodes of the map and of all definitions.
  uint64_t getSize() const;

private:
  void collect();
  AffineExpr define(Value value);
  AffineMap toCollected(AffineMap map, ValueRange operands);
  void resolve();
  void resolve(InputId root);
  bool pushOperands(AffineExpr definition, SmallVectorImpl<InputId> &stack);
  InputList &getList(bool isSymbol) { return isSymbol ? symbols : dims; }
  AffineExpr getLeaf(InputId id) const {
    return id.isSymbol ? getAffineSymbolExpr(id.position, ctx)
                       : getAffineDimExpr(id.position, ctx);
  }
  Context *ctx;
  DefiningMapFn getDefiningMap;
  IsValidSymbolFn isValidSymbol;
  IsValidDimFn isValidDim;
  InputList dims, symbols;
  SmallVector<AffineExpr, 4> mapResults;
};
} // namespace

uint64_t Composer::getSize() const {
  uint64_t size = 0;
  auto add = [&](ArrayRef<AffineExpr> exprs) {
    for (AffineExpr expr : exprs)
      if (expr)
        size = llvm::SaturatingAdd(size, countAffineTreeNodes(expr));
  };
  add(mapResults);
  add(dims.definitions);
  add(symbols.definitions);
  return size;
}

/// Rewrites `map` over the collected values, to which it adds the operands.
AffineMap Composer::toCollected(AffineMap map, ValueRange operands) {
  SmallVector<AffineExpr, 8> dimExprs, symbolExprs;
  for (unsigned i = 0; i < map.getNumInputs(); ++i) {
    bool isSymbol = i >= map.getNumDims();
    unsigned position = getList(isSymbol).add(operands[i]);
    (isSymbol ? symbolExprs : dimExprs)
        .push_back(getLeaf({isSymbol, position}));
  }
  return map.replaceDimsAndSymbols(dimExprs, symbolExprs, dims.values.size(),
                                   symbols.values.size());
}

/// The definition of `value` over the collected values, or null.
AffineExpr Composer::define(Value value) {
  std::optional<MapAndOperands> definition = getDefiningMap(value);
  if (!definition)
    return {};
  assert(definition->map.getNumResults() == 1 && "expected one result");
  // Dimensions that may be symbols become symbols before they are numbered.
  canonicalizeMapAndOperands(&definition->map, &definition->operands,
                             isValidSymbol, isValidDim);
  return toCollected(definition->map, definition->operands).getResult(0);
}

/// Looks up the definitions of all values, also of those that this adds.
void Composer::collect() {
  while (true) {
    bool isSymbol = dims.numVisited == dims.values.size();
    InputList &list = getList(isSymbol);
    if (list.numVisited == list.values.size())
      return;
    AffineExpr definition = define(list.values[list.numVisited++]);
    list.definitions.push_back(definition);
  }
}

/// Pushes the inputs of `definition` that are not resolved; false if there are
/// none.
bool Composer::pushOperands(AffineExpr definition,
                            SmallVectorImpl<InputId> &stack) {
  size_t oldSize = stack.size();
  definition.walk([&](AffineExpr expr) {
    bool isSymbol = expr.getKind() == AffineExprKind::SymbolId;
    if (!isSymbol && expr.getKind() != AffineExprKind::DimId)
      return;
    auto position = unsigned(expr.getValue());
    if (!getList(isSymbol).resolved[position])
      stack.push_back({isSymbol, position});
  });
  return stack.size() != oldSize;
}

/// Substitutes definitions in that of `root`, without recursion.
void Composer::resolve(InputId root) {
  SmallVector<InputId, 8> stack{root};
  // Stand for themselves while their operands are resolved: a value that is met
  // again then depends on itself.
  SmallVector<InputId, 8> open;
  auto isOpen = [&](InputId id) {
    return !open.empty() && open.back().isSymbol == id.isSymbol &&
           open.back().position == id.position;
  };
  while (!stack.empty()) {
    InputId id = stack.back();
    InputList &list = getList(id.isSymbol);
    AffineExpr definition = list.definitions[id.position];
    AffineExpr &resolved = list.resolved[id.position];
    if (resolved && !isOpen(id)) {
      stack.pop_back();
      continue;
    }
    if (!resolved) {
      resolved = getLeaf(id);
      open.push_back(id);
      if (definition && pushOperands(definition, stack))
        continue;
    }
    if (definition)
      resolved =
          definition.replaceDimsAndSymbols(dims.resolved, symbols.resolved);
    open.pop_back();
    stack.pop_back();
  }
}

void Composer::resolve() {
  for (bool isSymbol : {false, true}) {
    InputList &list = getList(isSymbol);
    list.resolved.resize(list.values.size());
  }
  for (bool isSymbol : {false, true})
    for (unsigned i = 0; i < getList(isSymbol).values.size(); ++i)
      resolve({isSymbol, i});
}

void Composer::compose(AffineMap &map, SmallVectorImpl<Value> &operands) {
  map = toCollected(map, operands);
  llvm::append_range(mapResults, map.getResults());
  collect();
  resolve();
  map = map.replaceDimsAndSymbols(dims.resolved, symbols.resolved,
                                  dims.values.size(), symbols.values.size());
  operands.assign(dims.values.begin(), dims.values.end());
  operands.append(symbols.values.begin(), symbols.values.end());
}

/// Composes and simplifies.
static void compose(Composer &composer, AffineMap *map,
                    SmallVectorImpl<Value> *operands,
                    IsValidSymbolFn isValidSymbol, IsValidDimFn isValidDim) {
  composer.compose(*map, *operands);
  canonicalizeMapAndOperands(map, operands, isValidSymbol, isValidDim);
  *map = simplifyAffineMap(*map);
}

void affine::composeAffineMapAndOperands(AffineMap *map,
                                         SmallVectorImpl<Value> *operands,
                                         DefiningMapFn getDefiningMap,
                                         IsValidSymbolFn isValidSymbol,
                                         IsValidDimFn isValidDim) {
  Composer composer(map->getContext(), getDefiningMap, isValidSymbol,
                    isValidDim);
  compose(composer, map, operands, isValidSymbol, isValidDim);
  // Terms that canceled leave operands that do not occur.
  canonicalizeMapAndOperands(map, operands, isValidSymbol, isValidDim);
}

void affine::composeUnlessTooLarge(AffineMap *map,
                                   SmallVectorImpl<Value> *operands,
                                   DefiningMapFn getDefiningMap,
                                   IsValidSymbolFn isValidSymbol,
                                   IsValidDimFn isValidDim) {
  AffineMap oldMap = *map;
  SmallVector<Value, 4> oldOperands(operands->begin(), operands->end());
  Composer composer(map->getContext(), getDefiningMap, isValidSymbol,
                    isValidDim);
  compose(composer, map, operands, isValidSymbol, isValidDim);
  if (llvm::any_of(map->getResults(), [&](AffineExpr result) {
        return growsTooMuch(result, [&] { return composer.getSize(); });
      })) {
    *map = oldMap;
    operands->assign(oldOperands.begin(), oldOperands.end());
  }
  canonicalizeMapAndOperands(map, operands, isValidSymbol, isValidDim);
}

void affine::fullyComposeAffineMapAndOperands(AffineMap *map,
                                              SmallVectorImpl<Value> *operands,
                                              DefiningMapFn getDefiningMap,
                                              IsValidSymbolFn isValidSymbol,
                                              IsValidDimFn isValidDim) {
  if (llvm::any_of(*operands, [&](Value operand) {
        return getDefiningMap(operand).has_value();
      }))
    composeAffineMapAndOperands(map, operands, getDefiningMap, isValidSymbol,
                                isValidDim);
}
