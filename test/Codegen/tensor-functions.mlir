// Tensors are passed to functions and returned. With and without functions on tensors, programs
// compute the same, and they free the memory that they allocate.

// REQUIRES: codegen
// The allocators of sanitizers end the process.
// UNSUPPORTED: asan, tsan

// DEFINE: %{identity} = builtin.module(one-shot-bufferize{bufferize-function-boundaries=true function-boundary-type-conversion=identity-layout-map},buffer-deallocation-pipeline,lower-to-llvm)
// DEFINE: %{dynamic} = builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},buffer-deallocation-pipeline{private-function-dynamic-ownership=true},lower-to-llvm)
// DEFINE: %{leaking} = builtin.module(one-shot-bufferize{bufferize-function-boundaries=true},lower-to-llvm)

// RUN: %strata interpret %s --entry=values true | FileCheck %s --check-prefix=YES --match-full-lines
// RUN: %strata run %s -e values true | FileCheck %s --check-prefix=YES --match-full-lines
// RUN: %strata run '--pass-pipeline=%{identity}' %s -e values true | FileCheck %s --check-prefix=YES --match-full-lines
// RUN: %strata run '--pass-pipeline=%{dynamic}' %s -e values true | FileCheck %s --check-prefix=YES --match-full-lines
// RUN: %strata interpret %s --entry=values false | FileCheck %s --check-prefix=NO --match-full-lines
// RUN: %strata run '--pass-pipeline=%{identity}' %s -e values false | FileCheck %s --check-prefix=NO --match-full-lines
// RUN: %strata run '--pass-pipeline=%{dynamic}' %s -e values false | FileCheck %s --check-prefix=NO --match-full-lines
// YES: 75
// NO: 150

// RUN: %strata interpret %s --entry=memory 100 | FileCheck %s --check-prefix=FEW --match-full-lines
// RUN: %strata run %s -e memory 300000 --max-memory=400 | FileCheck %s --check-prefix=MANY --match-full-lines
// RUN: %strata run '--pass-pipeline=%{identity}' %s -e memory 300000 --max-memory=400 | FileCheck %s --check-prefix=MANY --match-full-lines
// RUN: %strata run '--pass-pipeline=%{dynamic}' %s -e memory 300000 --max-memory=400 | FileCheck %s --check-prefix=MANY --match-full-lines
// RUN: not %strata run '--pass-pipeline=%{leaking}' %s -e memory 300000 --max-memory=400
// FEW: 15
// MANY: 42858

func.func private @sum(%t: tensor<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %n = tensor.dim %t, %c0 : tensor<?xf32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %x = tensor.extract %t[%i] : tensor<?xf32>
    %y = arith.addf %a, %x : f32
    scf.yield %y : f32
  }
  return %sum : f32
}
func.func private @scale(%t: tensor<?xf32>, %f: f32) -> tensor<?xf32> {
  %r = linalg.generic {indexing_maps=[affine_map<(d0)->(d0)>], iterator_types=["parallel"]} outs(%t: tensor<?xf32>) {
  ^bb0(%b: f32):
    %p = arith.mulf %b, %f : f32
    linalg.yield %p : f32
  } -> tensor<?xf32>
  return %r : tensor<?xf32>
}
func.func private @choose(%c: i1, %a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  cf.cond_br %c, ^a, ^b
^a:
  return %a : tensor<?xf32>
^b:
  %two = arith.constant 2.0 : f32
  %x = call @scale(%b, %two) : (tensor<?xf32>, f32) -> tensor<?xf32>
  return %x : tensor<?xf32>
}
func.func @values(%c: i1) -> f32 {
  %n = arith.constant 5 : index
  %f = arith.constant 3.0 : f32
  %e = tensor.empty(%n) : tensor<?xf32>
  %t = linalg.fill ins(%f: f32) outs(%e: tensor<?xf32>) -> tensor<?xf32>
  %u = call @scale(%t, %f) : (tensor<?xf32>, f32) -> tensor<?xf32>
  %v = call @choose(%c, %t, %u) : (i1, tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  %0 = call @sum(%v) : (tensor<?xf32>) -> f32
  %1 = call @sum(%t) : (tensor<?xf32>) -> f32
  %2 = call @sum(%u) : (tensor<?xf32>) -> f32
  %3 = arith.addf %0, %1 : f32
  %4 = arith.addf %3, %2 : f32
  return %4 : f32
}

func.func private @set(%t: tensor<1000xf32>, %i: index) -> tensor<1000xf32> {
  %f = arith.constant 1.0 : f32
  %u = tensor.insert %f into %t[%i] : tensor<1000xf32>
  return %u : tensor<1000xf32>
}
func.func private @maybeSet(%t: tensor<1000xf32>, %i: index, %c: i1) -> tensor<1000xf32> {
  %r = scf.if %c -> tensor<1000xf32> {
    %u = func.call @set(%t, %i) : (tensor<1000xf32>, index) -> tensor<1000xf32>
    scf.yield %u : tensor<1000xf32>
  } else {
    scf.yield %t : tensor<1000xf32>
  }
  return %r : tensor<1000xf32>
}
func.func @memory(%n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %zero = arith.constant 0.0 : f32
  %e = tensor.empty() : tensor<1000xf32>
  %t = linalg.fill ins(%zero: f32) outs(%e: tensor<1000xf32>) -> tensor<1000xf32>
  %s = scf.for %i = %c0 to %n step %c1 iter_args(%a = %zero) -> f32 {
    %j = arith.remui %i, %c7 : index
    %c = arith.cmpi eq, %j, %c0 : index
    %u = func.call @maybeSet(%t, %j, %c) : (tensor<1000xf32>, index, i1) -> tensor<1000xf32>
    %x = tensor.extract %u[%c0] : tensor<1000xf32>
    %y = arith.addf %x, %a : f32
    scf.yield %y : f32
  }
  return %s : f32
}
