// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%a: tensor<?xf32>, %s: tensor<4xf32>, %i: index, %u: tensor<*xf32>, %b: tensor<4x?xf32>, %f: f32, %idx: tensor<1x2xindex>, %big: tensor<8x16x4xf32>, %sh: tensor<2xindex>, %sh32: tensor<?xi32>, %z: tensor<f32>, %enc: tensor<?xf32, "foo">) {
  %cast = tensor.cast %a : tensor<?xf32> to tensor<4xf32>
  %cast2 = tensor.cast %u {x} : tensor<*xf32> to tensor<4x?xf32>
  %bitcast = tensor.bitcast %s : tensor<4xf32> to tensor<4xi32>
  %bitcast2 = tensor.bitcast %u {q = 1} : tensor<*xf32> to tensor<*xui32>
  %c = tensor.collapse_shape %b [[0, 1]] : tensor<4x?xf32> into tensor<?xf32>
  %c1 = tensor.collapse_shape %big [[0, 1], [2]] {a}: tensor<8x16x4xf32> into tensor<128x4xf32>
  %one = tensor.collapse_shape %z [] : tensor<f32> into tensor<f32>
  %e = tensor.expand_shape %a [[0, 1]] output_shape [%i, 4] : tensor<?xf32> into tensor<?x4xf32>
  %e1 = tensor.expand_shape %s [[0, 1, 2]] output_shape [1, 2, 2] {a} : tensor<4xf32> into tensor<1x2x2xf32>
  %e2 = tensor.expand_shape %z [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
  %e3 = tensor.expand_shape %z [] output_shape [] : tensor<f32> into tensor<f32>
  %cc = tensor.concat dim(0) %s, %s : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  %cc1 = tensor.concat dim(0) %a {x} : (tensor<?xf32>) -> tensor<?xf32>
  %cc2 = tensor.concat dim(1) %b, %b, %b : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
  %d = tensor.dim %a, %i : tensor<?xf32>
  %d1 = tensor.dim {a} %u, %i : tensor<*xf32>
  %em = tensor.empty() : tensor<4xf32>
  %em1 = tensor.empty(%i) : tensor<?x4xf32>
  %em2 = tensor.empty(%i, %i) {a} : tensor<?x4x?xf32, "enc">
  %x = tensor.extract %a[%i] : tensor<?xf32>
  %x0 = tensor.extract %z[] {a} : tensor<f32>
  %es = tensor.extract_slice %a[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
  %es1 = tensor.extract_slice %big[%i, 0, 2] [%i, 4, 1] [1, %i, 2] : tensor<8x16x4xf32> to tensor<?x4xf32>
  %es2 = tensor.extract_slice %big[%i, 0, 2][1, 4, 1][1, %i, 2] {a} : tensor<8x16x4xf32> to tensor<4xf32>
  %es3 = tensor.extract_slice %z[] [] [] : tensor<f32> to tensor<f32>
  %fe = tensor.from_elements %f, %f : tensor<2xf32>
  %fe1 = tensor.from_elements %f {a} : tensor<f32>
  %fe2 = tensor.from_elements %f, %f, %f, %f : tensor<2x2xf32>
  %fe0 = tensor.from_elements : tensor<0xf32>
  %g = tensor.gather %big[%idx] gather_dims([0, 2]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
  %g1 = tensor.gather %big[%idx] gather_dims([0, 2]) unique {a} : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x1x16x1xf32>
  %sc = tensor.scatter %g into %big[%idx] scatter_dims([0, 2]) unique : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  %sc1 = tensor.scatter %g1 into %big[%idx] scatter_dims([0, 2]) unique {a} : (tensor<1x1x16x1xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
  %ge = tensor.generate %i {
  ^bb0(%p: index, %q: index):
    %r = arith.addi %p, %q : index
    tensor.yield %f : f32
  } : tensor<?x3xf32>
  %ge1 = tensor.generate {
  ^bb0(%p: index):
    tensor.yield %f : f32
  } {a} : tensor<3xf32>
  %in = tensor.insert %f into %a[%i] : tensor<?xf32>
  %in1 = tensor.insert %f into %z[] {a} : tensor<f32>
  %is = tensor.insert_slice %s into %a[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
  %is1 = tensor.insert_slice %s into %big[%i, 0, 2] [1, 4, 1] [1, %i, 2] {a} : tensor<4xf32> into tensor<8x16x4xf32>
  %pad = tensor.pad %a low[1] high[%i] {
  ^bb0(%p: index):
    tensor.yield %f : f32
  } : tensor<?xf32> to tensor<?xf32>
  %pad1 = tensor.pad %s nofold low[1] high[2] {
  ^bb0(%p: index):
    tensor.yield %f {x} : f32
  } {a} : tensor<4xf32> to tensor<7xf32>
  %pad2 = tensor.pad %b low[%i, 0] high[0, 2] {
  ^bb0(%p: index, %q: index):
    tensor.yield %f : f32
  } : tensor<4x?xf32> to tensor<?x?xf32>
  %rk = tensor.rank %u : tensor<*xf32>
  %rk1 = tensor.rank %a {x} : tensor<?xf32>
  %rs = tensor.reshape %b(%sh) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  %rs1 = tensor.reshape %b(%sh32) {a} : (tensor<4x?xf32>, tensor<?xi32>) -> tensor<*xf32>
  %sp = tensor.splat %f : tensor<8xf32>
  %sp1 = tensor.splat %f[%i] : tensor<?x8xf32>
  %sp2 = tensor.splat %f[%i, %i] {a} : tensor<?x?xf32>
  %fa = scf.forall (%k) in (2) shared_outs(%o = %a) -> (tensor<?xf32>) {
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %s into %o[%k] [4] [1] : tensor<4xf32> into tensor<?xf32>
      tensor.parallel_insert_slice %s into %o[0] [4] [%i] {a} : tensor<4xf32> into tensor<?xf32>
    }
  }
  return
}

// CHECK-LABEL: @f
// CHECK-NEXT: %cast = tensor.cast %arg0 : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %cast_0 = tensor.cast %arg3 {x} : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %0 = tensor.bitcast %arg1 : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: %1 = tensor.bitcast %arg3 {q = 1 : i64} : tensor<*xf32> to tensor<*xui32>
// CHECK-NEXT: %collapsed = tensor.collapse_shape %arg4 {{\[\[}}0, 1]] : tensor<4x?xf32> into tensor<?xf32>
// CHECK-NEXT: %collapsed_1 = tensor.collapse_shape %arg7 {{\[\[}}0, 1], [2]] {a} : tensor<8x16x4xf32> into tensor<128x4xf32>
// CHECK-NEXT: %collapsed_2 = tensor.collapse_shape %arg10 [] : tensor<f32> into tensor<f32>
// CHECK-NEXT: %expanded = tensor.expand_shape %arg0 {{\[\[}}0, 1]] output_shape [%arg2, 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT: %expanded_3 = tensor.expand_shape %arg1 {{\[\[}}0, 1, 2]] output_shape [1, 2, 2] {a} : tensor<4xf32> into tensor<1x2x2xf32>
// CHECK-NEXT: %expanded_4 = tensor.expand_shape %arg10 [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT: %expanded_5 = tensor.expand_shape %arg10 [] output_shape [] : tensor<f32> into tensor<f32>
// CHECK-NEXT: %concat = tensor.concat dim(0) %arg1, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT: %concat_6 = tensor.concat dim(0) %arg0 {x} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %concat_7 = tensor.concat dim(1) %arg4, %arg4, %arg4 : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: %dim = tensor.dim %arg0, %arg2 : tensor<?xf32>
// CHECK-NEXT: %dim_8 = tensor.dim {a} %arg3, %arg2 : tensor<*xf32>
// CHECK-NEXT: %2 = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %3 = tensor.empty(%arg2) : tensor<?x4xf32>
// CHECK-NEXT: %4 = tensor.empty(%arg2, %arg2) {a} : tensor<?x4x?xf32, "enc">
// CHECK-NEXT: %extracted = tensor.extract %arg0[%arg2] : tensor<?xf32>
// CHECK-NEXT: %extracted_9 = tensor.extract %arg10[] {a} : tensor<f32>
// CHECK-NEXT: %extracted_slice = tensor.extract_slice %arg0[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %extracted_slice_10 = tensor.extract_slice %arg7[%arg2, 0, 2] [%arg2, 4, 1] [1, %arg2, 2] : tensor<8x16x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %extracted_slice_11 = tensor.extract_slice %arg7[%arg2, 0, 2] [1, 4, 1] [1, %arg2, 2] {a} : tensor<8x16x4xf32> to tensor<4xf32>
// CHECK-NEXT: %extracted_slice_12 = tensor.extract_slice %arg10[] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT: %from_elements = tensor.from_elements %arg5, %arg5 : tensor<2xf32>
// CHECK-NEXT: %from_elements_13 = tensor.from_elements %arg5 {a} : tensor<f32>
// CHECK-NEXT: %from_elements_14 = tensor.from_elements %arg5, %arg5, %arg5, %arg5 : tensor<2x2xf32>
// CHECK-NEXT: %from_elements_15 = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT: %gather = tensor.gather %arg7[%arg6] gather_dims([0, 2]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
// CHECK-NEXT: %gather_16 = tensor.gather %arg7[%arg6] gather_dims([0, 2]) unique {a} : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x1x16x1xf32>
// CHECK-NEXT: %scatter = tensor.scatter %gather into %arg7[%arg6] scatter_dims([0, 2]) unique : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// CHECK-NEXT: %scatter_17 = tensor.scatter %gather_16 into %arg7[%arg6] scatter_dims([0, 2]) unique {a} : (tensor<1x1x16x1xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// CHECK-NEXT: %generated = tensor.generate %arg2 {
// CHECK-NEXT: ^bb0(%arg12: index, %arg13: index):
// CHECK-NEXT: %6 = arith.addi %arg12, %arg13 : index
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } : tensor<?x3xf32>
// CHECK-NEXT: %generated_18 = tensor.generate  {
// CHECK-NEXT: ^bb0(%arg12: index):
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } {a} : tensor<3xf32>
// CHECK-NEXT: %inserted = tensor.insert %arg5 into %arg0[%arg2] : tensor<?xf32>
// CHECK-NEXT: %inserted_19 = tensor.insert %arg5 into %arg10[] {a} : tensor<f32>
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[%arg2] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: %inserted_slice_20 = tensor.insert_slice %arg1 into %arg7[%arg2, 0, 2] [1, 4, 1] [1, %arg2, 2] {a} : tensor<4xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: %padded = tensor.pad %arg0 low[1] high[%arg2] {
// CHECK-NEXT: ^bb0(%arg12: index):
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: %padded_21 = tensor.pad %arg1 nofold low[1] high[2] {
// CHECK-NEXT: ^bb0(%arg12: index):
// CHECK-NEXT: tensor.yield %arg5 {x} : f32
// CHECK-NEXT: } {a} : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT: %padded_22 = tensor.pad %arg4 low[%arg2, 0] high[0, 2] {
// CHECK-NEXT: ^bb0(%arg12: index, %arg13: index):
// CHECK-NEXT: tensor.yield %arg5 : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %rank = tensor.rank %arg3 : tensor<*xf32>
// CHECK-NEXT: %rank_23 = tensor.rank %arg0 {x} : tensor<?xf32>
// CHECK-NEXT: %reshape = tensor.reshape %arg4(%arg8) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: %reshape_24 = tensor.reshape %arg4(%arg9) {a} : (tensor<4x?xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT: %splat = tensor.splat %arg5 : tensor<8xf32>
// CHECK-NEXT: %splat_25 = tensor.splat %arg5[%arg2] : tensor<?x8xf32>
// CHECK-NEXT: %splat_26 = tensor.splat %arg5[%arg2, %arg2] {a} : tensor<?x?xf32>
// CHECK-NEXT: %5 = scf.forall (%arg12) in (2) shared_outs(%arg13 = %arg0) -> (tensor<?xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg13[%arg12] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %arg1 into %arg13[0] [4] [%arg2] {a} : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: %0 = "tensor.cast"(%arg0) : (tensor<?xf32>) -> tensor<4xf32>
// GENERIC: %1 = "tensor.cast"(%arg3) {x} : (tensor<*xf32>) -> tensor<4x?xf32>
// GENERIC: %2 = "tensor.bitcast"(%arg1) : (tensor<4xf32>) -> tensor<4xi32>
// GENERIC: %3 = "tensor.bitcast"(%arg3) {q = 1 : i64} : (tensor<*xf32>) -> tensor<*xui32>
// GENERIC: %4 = "tensor.collapse_shape"(%arg4) <{reassociation = {{\[\[}}0, 1]]}> : (tensor<4x?xf32>) -> tensor<?xf32>
// GENERIC: %5 = "tensor.collapse_shape"(%arg7) <{reassociation = {{\[\[}}0, 1], [2]]}> {a} : (tensor<8x16x4xf32>) -> tensor<128x4xf32>
// GENERIC: %6 = "tensor.collapse_shape"(%arg10) <{reassociation = []}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %7 = "tensor.expand_shape"(%arg0, %arg2) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
// GENERIC: %8 = "tensor.expand_shape"(%arg1) <{reassociation = {{\[\[}}0, 1, 2]], static_output_shape = array<i64: 1, 2, 2>}> {a} : (tensor<4xf32>) -> tensor<1x2x2xf32>
// GENERIC: %9 = "tensor.expand_shape"(%arg10) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
// GENERIC: %10 = "tensor.expand_shape"(%arg10) <{reassociation = [], static_output_shape = array<i64>}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %11 = "tensor.concat"(%arg1, %arg1) <{dim = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// GENERIC: %12 = "tensor.concat"(%arg0) <{dim = 0 : i64}> {x} : (tensor<?xf32>) -> tensor<?xf32>
// GENERIC: %13 = "tensor.concat"(%arg4, %arg4, %arg4) <{dim = 1 : i64}> : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC: %14 = "tensor.dim"(%arg0, %arg2) : (tensor<?xf32>, index) -> index
// GENERIC: %15 = "tensor.dim"(%arg3, %arg2) {a} : (tensor<*xf32>, index) -> index
// GENERIC: %16 = "tensor.empty"() : () -> tensor<4xf32>
// GENERIC: %17 = "tensor.empty"(%arg2) : (index) -> tensor<?x4xf32>
// GENERIC: %18 = "tensor.empty"(%arg2, %arg2) {a} : (index, index) -> tensor<?x4x?xf32, "enc">
// GENERIC: %19 = "tensor.extract"(%arg0, %arg2) : (tensor<?xf32>, index) -> f32
// GENERIC: %20 = "tensor.extract"(%arg10) {a} : (tensor<f32>) -> f32
// GENERIC: %21 = "tensor.extract_slice"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<4xf32>
// GENERIC: %22 = "tensor.extract_slice"(%arg7, %arg2, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: -9223372036854775808, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> : (tensor<8x16x4xf32>, index, index, index) -> tensor<?x4xf32>
// GENERIC: %23 = "tensor.extract_slice"(%arg7, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> {a} : (tensor<8x16x4xf32>, index, index) -> tensor<4xf32>
// GENERIC: %24 = "tensor.extract_slice"(%arg10) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %25 = "tensor.from_elements"(%arg5, %arg5) : (f32, f32) -> tensor<2xf32>
// GENERIC: %26 = "tensor.from_elements"(%arg5) {a} : (f32) -> tensor<f32>
// GENERIC: %27 = "tensor.from_elements"(%arg5, %arg5, %arg5, %arg5) : (f32, f32, f32, f32) -> tensor<2x2xf32>
// GENERIC: %28 = "tensor.from_elements"() : () -> tensor<0xf32>
// GENERIC: %29 = "tensor.gather"(%arg7, %arg6) <{gather_dims = array<i64: 0, 2>}> : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
// GENERIC: %30 = "tensor.gather"(%arg7, %arg6) <{gather_dims = array<i64: 0, 2>, unique}> {a} : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x1x16x1xf32>
// GENERIC: %31 = "tensor.scatter"(%29, %arg7, %arg6) <{scatter_dims = array<i64: 0, 2>, unique}> : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// GENERIC: %32 = "tensor.scatter"(%30, %arg7, %arg6) <{scatter_dims = array<i64: 0, 2>, unique}> {a} : (tensor<1x1x16x1xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// GENERIC: %33 = "tensor.generate"(%arg2) ({
// GENERIC: "tensor.yield"(%arg5) : (f32) -> ()
// GENERIC: %34 = "tensor.generate"() ({
// GENERIC: "tensor.yield"(%arg5) : (f32) -> ()
// GENERIC: %35 = "tensor.insert"(%arg5, %arg0, %arg2) : (f32, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: %36 = "tensor.insert"(%arg5, %arg10) {a} : (f32, tensor<f32>) -> tensor<f32>
// GENERIC: %37 = "tensor.insert_slice"(%arg1, %arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: %38 = "tensor.insert_slice"(%arg1, %arg7, %arg2, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> {a} : (tensor<4xf32>, tensor<8x16x4xf32>, index, index) -> tensor<8x16x4xf32>
// GENERIC: %39 = "tensor.pad"(%arg0, %arg2) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 1>}> ({
// GENERIC: "tensor.yield"(%arg5) : (f32) -> ()
// GENERIC: %40 = "tensor.pad"(%arg1) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
// GENERIC: "tensor.yield"(%arg5) {x} : (f32) -> ()
// GENERIC: %41 = "tensor.pad"(%arg4, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 2>, static_low = array<i64: -9223372036854775808, 0>}> ({
// GENERIC: "tensor.yield"(%arg5) : (f32) -> ()
// GENERIC: %42 = "tensor.rank"(%arg3) : (tensor<*xf32>) -> index
// GENERIC: %43 = "tensor.rank"(%arg0) {x} : (tensor<?xf32>) -> index
// GENERIC: %44 = "tensor.reshape"(%arg4, %arg8) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// GENERIC: %45 = "tensor.reshape"(%arg4, %arg9) {a} : (tensor<4x?xf32>, tensor<?xi32>) -> tensor<*xf32>
// GENERIC: %46 = "tensor.splat"(%arg5) : (f32) -> tensor<8xf32>
// GENERIC: %47 = "tensor.splat"(%arg5, %arg2) : (f32, index) -> tensor<?x8xf32>
// GENERIC: %48 = "tensor.splat"(%arg5, %arg2, %arg2) {a} : (f32, index, index) -> tensor<?x?xf32>
// GENERIC: "tensor.parallel_insert_slice"(%arg1, %arg13, %arg12) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> ()
// GENERIC: "tensor.parallel_insert_slice"(%arg1, %arg13, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> {a} : (tensor<4xf32>, tensor<?xf32>, index) -> ()
