// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/IR/Context.h"
#include "strata/IR/Graph/Operation.h"

#include "llvm/ADT/STLExtras.h"

using namespace strata;

OperationState::OperationState(Location location, StringRef name)
    : location(location), name(name, location.getContext()) {}

OperationState::OperationState(Location location, StringRef name,
                               ValueRange operands, TypeRange types,
                               ArrayRef<NamedAttribute> attributes,
                               ArrayRef<Block *> successors,
                               unsigned numRegions)
    : OperationState(location, OperationName(name, location.getContext()),
                     operands, types, attributes, successors, numRegions) {}

OperationState::OperationState(Location location, OperationName name,
                               ValueRange operands, TypeRange types,
                               ArrayRef<NamedAttribute> attributes,
                               ArrayRef<Block *> successors,
                               unsigned numRegions)
    : OperationState(location, name) {
  addOperands(operands);
  addTypes(types);
  addAttributes(attributes);
  addSuccessors(successors);
  while (numRegions--)
    addRegion();
}

void OperationState::addOperands(ValueRange values) {
  llvm::append_range(operands, values);
}
void OperationState::addTypes(TypeRange newTypes) {
  llvm::append_range(types, newTypes);
}
void OperationState::addAttribute(StringAttr name, Attribute value) {
  attributes.push_back(NamedAttribute(name, value));
}
void OperationState::addAttributes(ArrayRef<NamedAttribute> entries) {
  llvm::append_range(attributes, entries);
}
void OperationState::addSuccessors(ArrayRef<Block *> blocks) {
  llvm::append_range(successors, blocks);
}
void OperationState::addRegion(std::unique_ptr<Region> region) {
  regions.push_back(std::move(region));
}
