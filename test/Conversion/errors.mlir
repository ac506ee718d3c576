// RUN: strata opt --allow-unregistered-dialect --split-input-file --lower-affine %s 2>&1 | FileCheck --check-prefix=AFFINE %s
// RUN: not strata opt --allow-unregistered-dialect --split-input-file --bufferize-by-value %s 2>&1 | FileCheck --check-prefix=BUFFERS %s
// RUN: not strata opt --allow-unregistered-dialect --split-input-file --lower-to-llvm %s 2>&1 | FileCheck --check-prefix=LOWER %s
// RUN: not strata opt --allow-unregistered-dialect --pass-pipeline='builtin.module(lower-to-llvm{fast})' %s 2>&1 | FileCheck --check-prefix=OPTIONS %s
//
// Operations that cannot be converted are reported at their places.

// RUN: not strata opt --split-input-file --convert-func-to-llvm %S/Inputs/wrong-functions.mlir 2>&1 | FileCheck --check-prefix=FUNC %s
// RUN: strata opt --finalize-memref-to-llvm %S/Inputs/wrong-malloc.mlir 2>&1 | FileCheck --check-prefix=MALLOC %s
// RUN: not strata opt --convert-math-to-funcs %S/Inputs/wrong-power.mlir 2>&1 | FileCheck --check-prefix=POWER %s
// POWER: wrong-power.mlir:1:1: error: the function '__mlir_math_ipowi_i32' cannot be added: another symbol has its name
// FUNC: wrong-functions.mlir:1:1: error: Contains llvm.readnone attribute not of type UnitAttr
// FUNC: wrong-functions.mlir:5:1: error: redefinition of reserved function 'malloc' of different type '!llvm.func<void ()>' is prohibited
// FUNC: wrong-functions.mlir:12:1: error: Contains llvm.linkage attribute not of type LLVM::LinkageAttr
// RUN: not strata opt --finalize-memref-to-llvm=index-bitwidth=16777216 %S/Inputs/wrong-malloc.mlir 2>&1 | FileCheck --check-prefix=WIDTH %s
// WIDTH: wrong-malloc.mlir:0:0: error: 'index-bitwidth' is limited to 16777215
// MALLOC: wrong-malloc.mlir:1:1: error: redefinition of reserved function 'malloc' of different type 'llvm.mlir.global' is prohibited

// OPTIONS: error: pipeline 'lower-to-llvm' has no options but 'outline-parallel-loops' and 'rules', in this order

func.func @modulo(%i: index) -> index {
  // AFFINE: [[#@LINE+1]]:8: error: modulo by non-positive value is not supported
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod (s0 * 0 - 3))>(%i)[%i]
  return %0 : index
}

// -----

func.func @quotient(%i: index) -> index {
  // AFFINE: [[#@LINE+1]]:8: error: division by non-positive value is not supported
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv (s0 * 0 - 3))>(%i)[%i]
  return %0 : index
}

// -----

func.func @regions(%t: tensor<4xf32>) {
  // BUFFERS: [[#@LINE+1]]:3: error: 'mine.loop' cannot be bufferized: it has tensors and regions
  "mine.loop"(%t) ({
    "mine.end"() : () -> ()
  }) : (tensor<4xf32>) -> ()
  // BUFFERS: [[#@LINE+1]]:3: error: 'mine.print' cannot be bufferized: its use of memory is not known
  "mine.print"(%t) : (tensor<4xf32>) -> ()
  // BUFFERS: error: the constant cannot be bufferized: its elements are not dense
  %c = arith.constant sparse<[[0]], [1.0]> : tensor<4xf32>
  return
}

// -----

func.func @unranked(%t: tensor<*xf32>, %m: memref<*xf32>) {
  // BUFFERS: [[#@LINE+1]]:8: error: 'arith.negf' cannot be bufferized: a tensor has no rank
  %0 = arith.negf %t : tensor<*xf32>
  // BUFFERS: [[#@LINE+1]]:8: error: a memref without rank cannot become a tensor
  %1 = bufferization.to_tensor %m : memref<*xf32> to tensor<*xf32>
  // BUFFERS: [[#@LINE+1]]:8: error: a tensor without rank cannot be allocated
  %2 = bufferization.alloc_tensor() : tensor<*xf32>
  return
}

// -----

// BUFFERS: [[#@LINE+1]]:1: error: 'tensor<4x!mine.thing>' cannot be bufferized: memrefs cannot have elements of that type
func.func @elements(%t: tensor<4x!mine.thing>) {
  return
}

// -----

func.func @results(%i: index) -> f32 {
  // BUFFERS: [[#@LINE+1]]:8: error: 'mine.read' cannot be bufferized: its use of memory is not known
  %0 = "mine.read"() : () -> tensor<4xf32>
  // BUFFERS-NOT: error: 'tensor.extract'
  %1 = tensor.extract %0[%i] : tensor<4xf32>
  return %1 : f32
}

// -----

func.func @cycle() {
  // BUFFERS: [[#@LINE+2]]:10: error: 'tensor.cast' cannot be bufferized: it uses a tensor before its definition
  "mine.graph"() ({
    %0 = tensor.cast %1 : tensor<4xf32> to tensor<?xf32>
    %1 = tensor.cast %0 : tensor<?xf32> to tensor<4xf32>
    "mine.end"() : () -> ()
  }) : () -> ()
  return
}

// -----

func.func @left() -> i32 {
  // LOWER: [[#@LINE+2]]:8: error: 'mine.value' cannot be lowered to the dialect llvm
  // LOWER: [[#@LINE+1]]:8: note: no pass of 'lower-to-llvm' converts operations 'mine.value'; its option 'rules' adds files with rules for them
  %0 = "mine.value"() : () -> i32
  return %0 : i32
}

// -----

func.func @here(%f: f4E2M1FN) -> f4E2M1FN {
  // LOWER: [[#@LINE+3]]:8: error: 'arith.addf' cannot be lowered to the dialect llvm
  // LOWER-NOT: note: 'convert-vector-to-llvm'
  // LOWER: [[#@LINE+1]]:8: note: 'convert-to-llvm' does not convert it: LLVM has no floats of this type
  %0 = arith.addf %f, %f : f4E2M1FN
  return %0 : f4E2M1FN
}

// -----

func.func @cast(%a: i32) -> !llvm.ptr {
  // LOWER: [[#@LINE+2]]:8: error: 'builtin.unrealized_conversion_cast' cannot be lowered to the dialect llvm
  // LOWER: [[#@LINE+1]]:8: note: an operation that uses or defines a value of the cast is not converted
  %0 = builtin.unrealized_conversion_cast %a : i32 to !llvm.ptr
  return %0 : !llvm.ptr
}
