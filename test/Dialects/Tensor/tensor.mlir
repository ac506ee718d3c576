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
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<4x?xf32>, %[[ARG5:[a-z0-9_]+]]: f32, %[[ARG6:[a-z0-9_]+]]: tensor<1x2xindex>, %[[ARG7:[a-z0-9_]+]]: tensor<8x16x4xf32>, %[[ARG8:[a-z0-9_]+]]: tensor<2xindex>, %[[ARG9:[a-z0-9_]+]]: tensor<?xi32>, %[[ARG10:[a-z0-9_]+]]: tensor<f32>, %[[ARG11:[a-z0-9_]+]]: tensor<?xf32, "foo">)
// CHECK-NEXT: %[[CAST:.*]] = tensor.cast %[[ARG0]] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[CAST2:.*]] = tensor.cast %[[ARG3]] {x} : tensor<*xf32> to tensor<4x?xf32>
// CHECK-NEXT: %[[BITCAST:.*]] = tensor.bitcast %[[ARG1]] : tensor<4xf32> to tensor<4xi32>
// CHECK-NEXT: %[[BITCAST_1:.*]] = tensor.bitcast %[[ARG3]] {q = 1 : i64} : tensor<*xf32> to tensor<*xui32>
// CHECK-NEXT: %[[COLLAPSED:.*]] = tensor.collapse_shape %[[ARG4]] {{\[\[}}0, 1]] : tensor<4x?xf32> into tensor<?xf32>
// CHECK-NEXT: %[[COLLAPSED_1:.*]] = tensor.collapse_shape %[[ARG7]] {{\[\[}}0, 1], [2]] {a} : tensor<8x16x4xf32> into tensor<128x4xf32>
// CHECK-NEXT: %[[ONE:.*]] = tensor.collapse_shape %[[ARG10]] [] : tensor<f32> into tensor<f32>
// CHECK-NEXT: %[[EXPANDED:.*]] = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1]] output_shape [%[[ARG2]], 4] : tensor<?xf32> into tensor<?x4xf32>
// CHECK-NEXT: %[[EXPANDED_3:.*]] = tensor.expand_shape %[[ARG1]] {{\[\[}}0, 1, 2]] output_shape [1, 2, 2] {a} : tensor<4xf32> into tensor<1x2x2xf32>
// CHECK-NEXT: %[[E2:.*]] = tensor.expand_shape %[[ARG10]] [] output_shape [1, 1] : tensor<f32> into tensor<1x1xf32>
// CHECK-NEXT: %[[E3:.*]] = tensor.expand_shape %[[ARG10]] [] output_shape [] : tensor<f32> into tensor<f32>
// CHECK-NEXT: %[[CC:.*]] = tensor.concat dim(0) %[[ARG1]], %[[ARG1]] : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT: %[[CC1:.*]] = tensor.concat dim(0) %[[ARG0]] {x} : (tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT: %[[CC2:.*]] = tensor.concat dim(1) %[[ARG4]], %[[ARG4]], %[[ARG4]] : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT: %[[D:.*]] = tensor.dim %[[ARG0]], %[[ARG2]] : tensor<?xf32>
// CHECK-NEXT: %[[D1:.*]] = tensor.dim {a} %[[ARG3]], %[[ARG2]] : tensor<*xf32>
// CHECK-NEXT: %[[EM:.*]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT: %[[EM1:.*]] = tensor.empty(%[[ARG2]]) : tensor<?x4xf32>
// CHECK-NEXT: %[[EM2:.*]] = tensor.empty(%[[ARG2]], %[[ARG2]]) {a} : tensor<?x4x?xf32, "enc">
// CHECK-NEXT: %[[X:.*]] = tensor.extract %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT: %[[X0:.*]] = tensor.extract %[[ARG10]][] {a} : tensor<f32>
// CHECK-NEXT: %[[ES:.*]] = tensor.extract_slice %[[ARG0]][0] [4] [1] : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT: %[[ES1:.*]] = tensor.extract_slice %[[ARG7]][%[[ARG2]], 0, 2] [%[[ARG2]], 4, 1] [1, %[[ARG2]], 2] : tensor<8x16x4xf32> to tensor<?x4xf32>
// CHECK-NEXT: %[[EXTRACTED_SLICE_11:.*]] = tensor.extract_slice %[[ARG7]][%[[ARG2]], 0, 2] [1, 4, 1] [1, %[[ARG2]], 2] {a} : tensor<8x16x4xf32> to tensor<4xf32>
// CHECK-NEXT: %[[ES3:.*]] = tensor.extract_slice %[[ARG10]][] [] [] : tensor<f32> to tensor<f32>
// CHECK-NEXT: %[[FE:.*]] = tensor.from_elements %[[ARG5]], %[[ARG5]] : tensor<2xf32>
// CHECK-NEXT: %[[FE1:.*]] = tensor.from_elements %[[ARG5]] {a} : tensor<f32>
// CHECK-NEXT: %[[FE2:.*]] = tensor.from_elements %[[ARG5]], %[[ARG5]], %[[ARG5]], %[[ARG5]] : tensor<2x2xf32>
// CHECK-NEXT: %[[FE0:.*]] = tensor.from_elements  : tensor<0xf32>
// CHECK-NEXT: %[[G:.*]] = tensor.gather %[[ARG7]][%[[ARG6]]] gather_dims([0, 2]) : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
// CHECK-NEXT: %[[G1:.*]] = tensor.gather %[[ARG7]][%[[ARG6]]] gather_dims([0, 2]) unique {a} : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x1x16x1xf32>
// CHECK-NEXT: %[[SC:.*]] = tensor.scatter %[[G]] into %[[ARG7]][%[[ARG6]]] scatter_dims([0, 2]) unique : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// CHECK-NEXT: %[[SC1:.*]] = tensor.scatter %[[G1]] into %[[ARG7]][%[[ARG6]]] scatter_dims([0, 2]) unique {a} : (tensor<1x1x16x1xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// CHECK-NEXT: %[[GE:.*]] = tensor.generate %[[ARG2]] {
// CHECK-NEXT: ^bb0(%[[P:[a-z0-9_]+]]: index, %[[Q:[a-z0-9_]+]]: index):
// CHECK-NEXT: %[[R:.*]] = arith.addi %[[P]], %[[Q]] : index
// CHECK-NEXT: tensor.yield %[[ARG5]] : f32
// CHECK-NEXT: } : tensor<?x3xf32>
// CHECK-NEXT: %[[GE1:.*]] = tensor.generate  {
// CHECK-NEXT: ^bb0(%[[P_1:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG5]] : f32
// CHECK-NEXT: } {a} : tensor<3xf32>
// CHECK-NEXT: %[[IN:.*]] = tensor.insert %[[ARG5]] into %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// CHECK-NEXT: %[[IN1:.*]] = tensor.insert %[[ARG5]] into %[[ARG10]][] {a} : tensor<f32>
// CHECK-NEXT: %[[IS:.*]] = tensor.insert_slice %[[ARG1]] into %[[ARG0]][%[[ARG2]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: %[[IS1:.*]] = tensor.insert_slice %[[ARG1]] into %[[ARG7]][%[[ARG2]], 0, 2] [1, 4, 1] [1, %[[ARG2]], 2] {a} : tensor<4xf32> into tensor<8x16x4xf32>
// CHECK-NEXT: %[[PAD:.*]] = tensor.pad %[[ARG0]] low[1] high[%[[ARG2]]] {
// CHECK-NEXT: ^bb0(%[[P_2:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG5]] : f32
// CHECK-NEXT: } : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT: %[[PAD1:.*]] = tensor.pad %[[ARG1]] nofold low[1] high[2] {
// CHECK-NEXT: ^bb0(%[[P_3:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG5]] {x} : f32
// CHECK-NEXT: } {a} : tensor<4xf32> to tensor<7xf32>
// CHECK-NEXT: %[[PAD2:.*]] = tensor.pad %[[ARG4]] low[%[[ARG2]], 0] high[0, 2] {
// CHECK-NEXT: ^bb0(%[[P_4:[a-z0-9_]+]]: index, %[[Q_1:[a-z0-9_]+]]: index):
// CHECK-NEXT: tensor.yield %[[ARG5]] : f32
// CHECK-NEXT: } : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT: %[[RK:.*]] = tensor.rank %[[ARG3]] : tensor<*xf32>
// CHECK-NEXT: %[[RK1:.*]] = tensor.rank %[[ARG0]] {x} : tensor<?xf32>
// CHECK-NEXT: %[[RS:.*]] = tensor.reshape %[[ARG4]](%[[ARG8]]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// CHECK-NEXT: %[[RS1:.*]] = tensor.reshape %[[ARG4]](%[[ARG9]]) {a} : (tensor<4x?xf32>, tensor<?xi32>) -> tensor<*xf32>
// CHECK-NEXT: %[[SP:.*]] = tensor.splat %[[ARG5]] : tensor<8xf32>
// CHECK-NEXT: %[[SP1:.*]] = tensor.splat %[[ARG5]][%[[ARG2]]] : tensor<?x8xf32>
// CHECK-NEXT: %[[SP2:.*]] = tensor.splat %[[ARG5]][%[[ARG2]], %[[ARG2]]] {a} : tensor<?x?xf32>
// CHECK-NEXT: %[[FA:.*]] = scf.forall (%[[K:[a-z0-9_]+]]) in (2) shared_outs(%[[O:[a-z0-9_]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT: scf.forall.in_parallel {
// CHECK-NEXT: tensor.parallel_insert_slice %[[ARG1]] into %[[O]][%[[K]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: tensor.parallel_insert_slice %[[ARG1]] into %[[O]][0] [4] [%[[ARG2]]] {a} : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }

// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-z0-9_]+]]: index, %[[ARG3:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG4:[a-z0-9_]+]]: tensor<4x?xf32>, %[[ARG5:[a-z0-9_]+]]: f32, %[[ARG6:[a-z0-9_]+]]: tensor<1x2xindex>, %[[ARG7:[a-z0-9_]+]]: tensor<8x16x4xf32>, %[[ARG8:[a-z0-9_]+]]: tensor<2xindex>, %[[ARG9:[a-z0-9_]+]]: tensor<?xi32>, %[[ARG10:[a-z0-9_]+]]: tensor<f32>, %[[ARG11:[a-z0-9_]+]]: tensor<?xf32, "foo">)
// GENERIC: %[[CAST:.*]] = "tensor.cast"(%[[ARG0]]) : (tensor<?xf32>) -> tensor<4xf32>
// GENERIC: %[[CAST_1:.*]] = "tensor.cast"(%[[ARG3]]) {x} : (tensor<*xf32>) -> tensor<4x?xf32>
// GENERIC: %[[BITCAST:.*]] = "tensor.bitcast"(%[[ARG1]]) : (tensor<4xf32>) -> tensor<4xi32>
// GENERIC: %[[BITCAST_1:.*]] = "tensor.bitcast"(%[[ARG3]]) {q = 1 : i64} : (tensor<*xf32>) -> tensor<*xui32>
// GENERIC: %[[COLLAPSE_SHAPE:.*]] = "tensor.collapse_shape"(%[[ARG4]]) <{reassociation = {{\[\[}}0, 1]]}> : (tensor<4x?xf32>) -> tensor<?xf32>
// GENERIC: %[[COLLAPSE_SHAPE_1:.*]] = "tensor.collapse_shape"(%[[ARG7]]) <{reassociation = {{\[\[}}0, 1], [2]]}> {a} : (tensor<8x16x4xf32>) -> tensor<128x4xf32>
// GENERIC: %[[COLLAPSE_SHAPE_2:.*]] = "tensor.collapse_shape"(%[[ARG10]]) <{reassociation = []}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %[[EXPAND_SHAPE:.*]] = "tensor.expand_shape"(%[[ARG0]], %[[ARG2]]) <{reassociation = {{\[\[}}0, 1]], static_output_shape = array<i64: -9223372036854775808, 4>}> : (tensor<?xf32>, index) -> tensor<?x4xf32>
// GENERIC: %[[EXPAND_SHAPE_1:.*]] = "tensor.expand_shape"(%[[ARG1]]) <{reassociation = {{\[\[}}0, 1, 2]], static_output_shape = array<i64: 1, 2, 2>}> {a} : (tensor<4xf32>) -> tensor<1x2x2xf32>
// GENERIC: %[[EXPAND_SHAPE_2:.*]] = "tensor.expand_shape"(%[[ARG10]]) <{reassociation = [], static_output_shape = array<i64: 1, 1>}> : (tensor<f32>) -> tensor<1x1xf32>
// GENERIC: %[[EXPAND_SHAPE_3:.*]] = "tensor.expand_shape"(%[[ARG10]]) <{reassociation = [], static_output_shape = array<i64>}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %[[CONCAT:.*]] = "tensor.concat"(%[[ARG1]], %[[ARG1]]) <{dim = 0 : i64}> : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// GENERIC: %[[CONCAT_1:.*]] = "tensor.concat"(%[[ARG0]]) <{dim = 0 : i64}> {x} : (tensor<?xf32>) -> tensor<?xf32>
// GENERIC: %[[CONCAT_2:.*]] = "tensor.concat"(%[[ARG4]], %[[ARG4]], %[[ARG4]]) <{dim = 1 : i64}> : (tensor<4x?xf32>, tensor<4x?xf32>, tensor<4x?xf32>) -> tensor<4x?xf32>
// GENERIC: %[[DIM:.*]] = "tensor.dim"(%[[ARG0]], %[[ARG2]]) : (tensor<?xf32>, index) -> index
// GENERIC: %[[DIM_1:.*]] = "tensor.dim"(%[[ARG3]], %[[ARG2]]) {a} : (tensor<*xf32>, index) -> index
// GENERIC: %[[EMPTY:.*]] = "tensor.empty"() : () -> tensor<4xf32>
// GENERIC: %[[EMPTY_1:.*]] = "tensor.empty"(%[[ARG2]]) : (index) -> tensor<?x4xf32>
// GENERIC: %[[EMPTY_2:.*]] = "tensor.empty"(%[[ARG2]], %[[ARG2]]) {a} : (index, index) -> tensor<?x4x?xf32, "enc">
// GENERIC: %[[EXTRACT:.*]] = "tensor.extract"(%[[ARG0]], %[[ARG2]]) : (tensor<?xf32>, index) -> f32
// GENERIC: %[[EXTRACT_1:.*]] = "tensor.extract"(%[[ARG10]]) {a} : (tensor<f32>) -> f32
// GENERIC: %[[EXTRACT_SLICE:.*]] = "tensor.extract_slice"(%[[ARG0]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<?xf32>) -> tensor<4xf32>
// GENERIC: %[[EXTRACT_SLICE_1:.*]] = "tensor.extract_slice"(%[[ARG7]], %[[ARG2]], %[[ARG2]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: -9223372036854775808, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> : (tensor<8x16x4xf32>, index, index, index) -> tensor<?x4xf32>
// GENERIC: %[[EXTRACT_SLICE_2:.*]] = "tensor.extract_slice"(%[[ARG7]], %[[ARG2]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> {a} : (tensor<8x16x4xf32>, index, index) -> tensor<4xf32>
// GENERIC: %[[EXTRACT_SLICE_3:.*]] = "tensor.extract_slice"(%[[ARG10]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64>, static_strides = array<i64>}> : (tensor<f32>) -> tensor<f32>
// GENERIC: %[[FROM_ELEMENTS:.*]] = "tensor.from_elements"(%[[ARG5]], %[[ARG5]]) : (f32, f32) -> tensor<2xf32>
// GENERIC: %[[FROM_ELEMENTS_1:.*]] = "tensor.from_elements"(%[[ARG5]]) {a} : (f32) -> tensor<f32>
// GENERIC: %[[FROM_ELEMENTS_2:.*]] = "tensor.from_elements"(%[[ARG5]], %[[ARG5]], %[[ARG5]], %[[ARG5]]) : (f32, f32, f32, f32) -> tensor<2x2xf32>
// GENERIC: %[[FROM_ELEMENTS_3:.*]] = "tensor.from_elements"() : () -> tensor<0xf32>
// GENERIC: %[[GATHER:.*]] = "tensor.gather"(%[[ARG7]], %[[ARG6]]) <{gather_dims = array<i64: 0, 2>}> : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x16xf32>
// GENERIC: %[[GATHER_1:.*]] = "tensor.gather"(%[[ARG7]], %[[ARG6]]) <{gather_dims = array<i64: 0, 2>, unique}> {a} : (tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<1x1x16x1xf32>
// GENERIC: %[[SCATTER:.*]] = "tensor.scatter"(%[[GATHER]], %[[ARG7]], %[[ARG6]]) <{scatter_dims = array<i64: 0, 2>, unique}> : (tensor<1x16xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// GENERIC: %[[SCATTER_1:.*]] = "tensor.scatter"(%[[GATHER_1]], %[[ARG7]], %[[ARG6]]) <{scatter_dims = array<i64: 0, 2>, unique}> {a} : (tensor<1x1x16x1xf32>, tensor<8x16x4xf32>, tensor<1x2xindex>) -> tensor<8x16x4xf32>
// GENERIC: %[[GENERATE:.*]] = "tensor.generate"(%[[ARG2]]) ({
// GENERIC: "tensor.yield"(%[[ARG5]]) : (f32) -> ()
// GENERIC: %[[GENERATE_1:.*]] = "tensor.generate"() ({
// GENERIC: "tensor.yield"(%[[ARG5]]) : (f32) -> ()
// GENERIC: %[[INSERT:.*]] = "tensor.insert"(%[[ARG5]], %[[ARG0]], %[[ARG2]]) : (f32, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: %[[INSERT_1:.*]] = "tensor.insert"(%[[ARG5]], %[[ARG10]]) {a} : (f32, tensor<f32>) -> tensor<f32>
// GENERIC: %[[INSERT_SLICE:.*]] = "tensor.insert_slice"(%[[ARG1]], %[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> tensor<?xf32>
// GENERIC: %[[INSERT_SLICE_1:.*]] = "tensor.insert_slice"(%[[ARG1]], %[[ARG7]], %[[ARG2]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 1>, static_offsets = array<i64: -9223372036854775808, 0, 2>, static_sizes = array<i64: 1, 4, 1>, static_strides = array<i64: 1, -9223372036854775808, 2>}> {a} : (tensor<4xf32>, tensor<8x16x4xf32>, index, index) -> tensor<8x16x4xf32>
// GENERIC: %[[PAD:.*]] = "tensor.pad"(%[[ARG0]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: -9223372036854775808>, static_low = array<i64: 1>}> ({
// GENERIC: "tensor.yield"(%[[ARG5]]) : (f32) -> ()
// GENERIC: %[[PAD_1:.*]] = "tensor.pad"(%[[ARG1]]) <{nofold, operandSegmentSizes = array<i32: 1, 0, 0>, static_high = array<i64: 2>, static_low = array<i64: 1>}> ({
// GENERIC: "tensor.yield"(%[[ARG5]]) {x} : (f32) -> ()
// GENERIC: %[[PAD_2:.*]] = "tensor.pad"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 0, 2>, static_low = array<i64: -9223372036854775808, 0>}> ({
// GENERIC: "tensor.yield"(%[[ARG5]]) : (f32) -> ()
// GENERIC: %[[RANK:.*]] = "tensor.rank"(%[[ARG3]]) : (tensor<*xf32>) -> index
// GENERIC: %[[RANK_1:.*]] = "tensor.rank"(%[[ARG0]]) {x} : (tensor<?xf32>) -> index
// GENERIC: %[[RESHAPE:.*]] = "tensor.reshape"(%[[ARG4]], %[[ARG8]]) : (tensor<4x?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
// GENERIC: %[[RESHAPE_1:.*]] = "tensor.reshape"(%[[ARG4]], %[[ARG9]]) {a} : (tensor<4x?xf32>, tensor<?xi32>) -> tensor<*xf32>
// GENERIC: %[[SPLAT:.*]] = "tensor.splat"(%[[ARG5]]) : (f32) -> tensor<8xf32>
// GENERIC: %[[SPLAT_1:.*]] = "tensor.splat"(%[[ARG5]], %[[ARG2]]) : (f32, index) -> tensor<?x8xf32>
// GENERIC: %[[SPLAT_2:.*]] = "tensor.splat"(%[[ARG5]], %[[ARG2]], %[[ARG2]]) {a} : (f32, index, index) -> tensor<?x?xf32>
// GENERIC: ^bb0(%[[ARG12:[a-z0-9_]+]]: index, %[[ARG13:[a-z0-9_]+]]: tensor<?xf32>)
// GENERIC: "tensor.parallel_insert_slice"(%[[ARG1]], %[[ARG13]], %[[ARG12]]) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 4>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<?xf32>, index) -> ()
// GENERIC: "tensor.parallel_insert_slice"(%[[ARG1]], %[[ARG13]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: -9223372036854775808>}> {a} : (tensor<4xf32>, tensor<?xf32>, index) -> ()
