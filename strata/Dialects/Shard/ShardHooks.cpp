// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Distributions that say no more than their defaults do.
#include "strata/Dialects/Shard/ShardHooks.h"

#include "strata/Definition/OpHooks.h"
#include "strata/Definition/Segments.h"
#include "strata/Definition/TypedHooks.h"
#include "strata/Dialects/Shard/ShardOps.h"
#include "strata/IR/Build/Builder.h"
#include "strata/IR/Types/BuiltinAttributes.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace strata;
using namespace strata::shard;

/// A list of numbers, some of which are values.
struct MixedList {
  OperandRange values;
  SmallVector<int64_t, 4> numbers;
  bool changed = false;

  bool isStatic() const {
    return !llvm::is_contained(numbers, ShapedType::kDynamic);
  }
};

/// Replaces the values that are constants by their numbers, and marks them in `unused`.
static void foldConstants(MixedList &list, ArrayRef<Attribute> constants,
                          llvm::BitVector &unused) {
  unsigned next = list.values.empty() ? 0 : list.values.getBeginOperandIndex();
  for (int64_t &number : list.numbers) {
    if (number != ShapedType::kDynamic)
      continue;
    if (next >= constants.size())
      return;
    if (auto constant = dyn_cast_or_null<IntegerAttr>(constants[next])) {
      unused.set(next);
      number = constant.getInt();
      list.changed = true;
    }
    ++next;
  }
}

static void clear(MixedList &list) {
  list.changed |= !list.numbers.empty();
  list.numbers.clear();
}

static bool isEvenlySpaced(ArrayRef<int64_t> numbers) {
  for (size_t i = 2; i < numbers.size(); ++i)
    if (numbers[i] - numbers[i - 1] != numbers[1] - numbers[0])
      return false;
  return true;
}

static OpFoldResult foldSharding(ShardingOp op,
                                 ShardingOp::FoldAdaptor adaptor) {
  MixedList offsets{op.getDynamicShardedDimsOffsets(),
                    llvm::to_vector<4>(op.getStaticShardedDimsOffsets())};
  MixedList halos{op.getDynamicHaloSizes(),
                  llvm::to_vector<4>(op.getStaticHaloSizes())};
  llvm::BitVector unused(op->getNumOperands());
  foldConstants(offsets, adaptor.getOperands(), unused);
  foldConstants(halos, adaptor.getOperands(), unused);
  if (offsets.isStatic() && isEvenlySpaced(offsets.numbers))
    clear(offsets);
  if (llvm::all_of(halos.numbers, [](int64_t size) { return size == 0; }))
    clear(halos);
  if (!offsets.changed && !halos.changed)
    return {};
  Builder builder(op->getContext());
  op->setAttr("static_sharded_dims_offsets",
              builder.getDenseI64ArrayAttr(offsets.numbers));
  op->setAttr("static_halo_sizes", builder.getDenseI64ArrayAttr(halos.numbers));
  eraseOperandsInSegments(op, unused);
  return op.getResult();
}

void strata::registerShardHooks(Context &ctx) {
  registerOpHooks<ShardingOp>(&ctx,
                              {.fold = foldHook<ShardingOp, foldSharding>});
}
