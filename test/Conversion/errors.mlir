// RUN: not strata opt --allow-unregistered-dialect --split-input-file --lower-affine %s 2>&1 | FileCheck --check-prefix=AFFINE %s
// RUN: not strata opt --allow-unregistered-dialect --split-input-file --bufferize-by-value %s 2>&1 | FileCheck --check-prefix=BUFFERS %s
// RUN: not strata opt --allow-unregistered-dialect --split-input-file --lower-to-llvm %s 2>&1 | FileCheck --check-prefix=LOWER %s
// RUN: not strata opt --allow-unregistered-dialect --pass-pipeline='builtin.module(lower-to-llvm{fast})' %s 2>&1 | FileCheck --check-prefix=OPTIONS %s
//
// What cannot be converted is said at its place.

// OPTIONS: error: pipeline 'lower-to-llvm' takes no options

func.func @modulo(%i: index) -> index {
  // AFFINE: [[#@LINE+1]]:8: error: modulo by non-positive value is not supported
  %0 = affine.apply affine_map<(d0)[s0] -> (d0 mod (s0 * 0 - 3))>(%i)[%i]
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
  return
}

// -----

func.func @left() -> i32 {
  // LOWER: [[#@LINE+2]]:8: error: 'mine.value' cannot be lowered to the dialect llvm
  // LOWER: [[#@LINE+1]]:8: note: no pass of 'lower-to-llvm' converts operations of 'mine'
  %0 = "mine.value"() : () -> i32
  return %0 : i32
}

// -----

func.func @here(%f: f4E2M1FN) -> f4E2M1FN {
  // LOWER: [[#@LINE+2]]:8: error: 'arith.addf' cannot be lowered to the dialect llvm
  // LOWER: [[#@LINE+1]]:8: note: 'convert-to-llvm' converts operations of 'arith', but not this one with these types and attributes
  %0 = arith.addf %f, %f : f4E2M1FN
  return %0 : f4E2M1FN
}
