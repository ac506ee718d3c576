// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Predicates of dialect definitions: time of one evaluation. The claim is tens
// of nanoseconds for the predicates that verify operations, and no allocation.
#include "strata/DialectFiles/Predicates/Predicate.h"
#include "strata/IR/Context.h"
#include "strata/IR/Types/BuiltinTypes.h"

#include <benchmark/benchmark.h>

using namespace strata;

static void evaluatePredicate(benchmark::State &state, StringRef text,
                              Type (*makeType)(Context &)) {
  Context ctx;
  PredicateError error;
  auto predicate = Predicate::parse(text, error);
  Type type = makeType(ctx);
  for (auto _ : state) {
    benchmark::DoNotOptimize(type);
    benchmark::DoNotOptimize(predicate->evaluate(type).truth);
  }
}

static Type makeInt(Context &ctx) { return IntegerType::get(&ctx, 32); }

static Type makeVector(Context &ctx) {
  return VectorType::get({4}, FloatType::getF64(&ctx));
}

static void isaVector(benchmark::State &state) {
  evaluatePredicate(state, "(::llvm::isa<::mlir::VectorType>($_self))",
                    makeVector);
}
BENCHMARK(isaVector);

static void signlessInteger(benchmark::State &state) {
  evaluatePredicate(state, "($_self.isSignlessInteger(32))", makeInt);
}
BENCHMARK(signlessInteger);

static void numElements(benchmark::State &state) {
  evaluatePredicate(
      state, "(::llvm::cast<::mlir::VectorType>($_self).getNumElements() == 4)",
      makeVector);
}
BENCHMARK(numElements);

/// Vector of f16, f32 or f64: the last alternative.
static void vectorOfFloats(benchmark::State &state) {
  evaluatePredicate(
      state,
      "(::llvm::isa<::mlir::VectorType>($_self)) && "
      "[](::mlir::Type elementType) { return ((elementType.isF16())) || "
      "((elementType.isF32())) || ((elementType.isF64())); }"
      "(::llvm::cast<::mlir::ShapedType>($_self).getElementType())",
      makeVector);
}
BENCHMARK(vectorOfFloats);
