// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/SourceRewrite/SourceRecorder.h"

#include "strata/IR/Graph/Block.h"
#include "strata/IR/Types/BuiltinAttributes.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

void SourceRecorder::didParseOperation(Operation *op, SourceRange place,
                                       SourceRange name) {
  byOp[op] = int(records.size());
  OpRecord &record = records.emplace_back();
  record.op = op;
  record.place = place;
  record.name = name;
}

void SourceRecorder::didParseRegion(Region &region, SourceRange body) {
  RegionRecord &record = regions[&region.front()];
  record = {};
  record.body = body;
  for (Block &block : region)
    record.blocks.push_back(&block);
  for (BlockArgument arg : region.front().getArguments()) {
    record.arguments.push_back(arg);
    record.types.push_back(arg.getType());
  }
}

void SourceRecorder::didResolveValue(Value placeholder, Value value) {
  SmallVector<SourceRange, 2> places = std::move(uses[placeholder]);
  uses.erase(placeholder);
  llvm::append_range(uses[value], places);
}

void SourceRecorder::didDefineAlias(StringRef name, SourceRange place,
                                    Attribute attr, Type type) {
  aliases.push_back(place);
  const void *object =
      type ? type.getAsOpaquePointer() : attr.getAsOpaquePointer();
  if (object && records.empty() && !isa_and_nonnull<LocationAttr>(attr))
    aliased.try_emplace(object, name);
}

void SourceRecorder::finish() {
  for (auto [i, record] : llvm::enumerate(records)) {
    auto parent = byOp.find(record.op->getParentOp());
    if (parent != byOp.end())
      record.parent = parent->second;
    byBegin.push_back(int(i));
  }
  llvm::stable_sort(byBegin, [&](int a, int b) {
    return records[size_t(a)].place.begin < records[size_t(b)].place.begin;
  });
}

int SourceRecorder::findLast(uint64_t position) const {
  auto next = llvm::upper_bound(byBegin, position, [&](uint64_t at, int index) {
    return at < records[size_t(index)].place.begin;
  });
  return next == byBegin.begin() ? -1 : *std::prev(next);
}
