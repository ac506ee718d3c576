// RUN: %opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir -o %t.generic.mlir
// RUN: %opt --allow-unregistered-dialect %t.generic.mlir | diff %t.mlir -
// RUN: FileCheck %s --check-prefix=GENERIC < %t.generic.mlir

func.func @f(%s: !shape.shape, %t: tensor<?xindex>, %t3: tensor<3xindex>, %z: !shape.size, %i: index, %w: !shape.witness, %v: !shape.value_shape, %m: memref<?xf32>, %r: tensor<?x4xf32>, %u: tensor<*xf32>, %b: i1, %vec: tensor<3xi32>) {
  %add = shape.add %z, %i : !shape.size, index -> !shape.size
  %add1 = shape.add %i, %i {a} : index, index -> index
  %any = shape.any %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %any1 = shape.any %t, %t {a} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %as = shape.assuming %w -> (index) {
    shape.assuming_yield %i : index
  }
  %as2:2 = shape.assuming %w -> (index, !shape.shape) {
    shape.assuming_yield %i, %s : index, !shape.shape
  }
  shape.assuming %w {
    shape.assuming_yield
  }
  shape.assuming %w {
  }
  shape.assuming %w {
    "foo"() : () -> ()
  } {x}
  %all = shape.assuming_all %w, %w
  %all1 = shape.assuming_all %w {a}
  %bc = shape.broadcast %s, %t : !shape.shape, tensor<?xindex> -> !shape.shape
  %bc1 = shape.broadcast %t, %t3 {error = "foo"} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %cc = shape.concat %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %cc1 = shape.concat %t, %t3 {a} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
  %cs = shape.const_shape [] : !shape.shape
  %cs1 = shape.const_shape [1, 2, 3] : !shape.shape
  %cs2 = shape.const_shape [4, 5, 6] : tensor<3xindex>
  %cs4 = shape.const_shape {a} [4, 5, 6] : tensor<3xindex>
  %cs5 = shape.const_shape [] : tensor<0xindex>
  %cz = shape.const_size 4
  %cz1 = shape.const_size -1 {a}
  %cw = shape.const_witness true
  %cw1 = shape.const_witness false {a}
  %cb = shape.cstr_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %cb1 = shape.cstr_broadcastable %s, %t {a} : !shape.shape, tensor<?xindex>
  %ce = shape.cstr_eq %s, %t, %t : !shape.shape, tensor<?xindex>, tensor<?xindex>
  %cr = shape.cstr_require %b, "msg"
  %cr1 = shape.cstr_require %b, "ms\22g" {a}
  %dp = "shape.debug_print"(%s) : (!shape.shape) -> !shape.shape
  %d = shape.dim %r, %z : tensor<?x4xf32>, !shape.size -> !shape.size
  %d1 = shape.dim %m, %i {a} : memref<?xf32>, index -> index
  %dv = shape.div %z, %i : !shape.size, index -> !shape.size
  %fet = shape.from_extent_tensor %t : tensor<?xindex>
  %fe = shape.from_extents %i, %z : index, !shape.size
  %fe1 = shape.from_extents %i, %i {a} : index, index
  %ge = shape.get_extent %s, %z : !shape.shape, !shape.size -> !shape.size
  %ge1 = shape.get_extent %t, %i {a} : tensor<?xindex>, index -> index
  %its = shape.index_to_size %i
  %ib = shape.is_broadcastable %s, %t : !shape.shape, tensor<?xindex>
  %mx = shape.max %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %mx1 = shape.max %z, %z : !shape.size, !shape.size -> !shape.size
  %me = shape.meet %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %me1 = shape.meet %i, %z, error = "foo" {a} : index, !shape.size -> !shape.size
  %me2 = shape.meet %t, %t : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
  %mn = shape.min %s, %s : !shape.shape, !shape.shape -> !shape.shape
  %mu = shape.mul %z, %z : !shape.size, !shape.size -> !shape.size
  %ne = shape.num_elements %s : !shape.shape -> !shape.size
  %ne1 = shape.num_elements %t {a}: tensor<?xindex> -> index
  %rk = shape.rank %s : !shape.shape -> !shape.size
  %rk1 = shape.rank %t : tensor<?xindex> -> index
  %red = shape.reduce(%s, %z) : !shape.shape -> !shape.size {
    ^bb0(%a0: index, %a1: !shape.size, %a2: !shape.size):
    shape.yield %a2 : !shape.size
  }
  %red1:2 = shape.reduce(%t, %i, %i) : tensor<?xindex> -> (index, index) {
    ^bb0(%a0: index, %a1: index, %a2: index, %a3: index):
    shape.yield %a2, %a3 : index, index
  } {a}
  %se = shape.shape_eq %s, %t : !shape.shape, tensor<?xindex>
  %so = shape.shape_of %r : tensor<?x4xf32> -> tensor<2xindex>
  %so1 = shape.shape_of %v {a} : !shape.value_shape -> !shape.shape
  %so2 = shape.shape_of %u : tensor<*xf32> -> tensor<?xindex>
  %sti = shape.size_to_index %z : !shape.size
  %sti1 = shape.size_to_index %i : index
  %sp:2 = "shape.split_at"(%s, %i) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
  %tet = shape.to_extent_tensor %s : !shape.shape -> tensor<3xindex>
  %vas = shape.value_as_shape %vec : tensor<3xi32> -> !shape.shape
  %vas1 = shape.value_as_shape %v {a} : !shape.value_shape -> tensor<?xindex>
  %vo = shape.value_of %v : tensor<?xf32>
  %ws = shape.with_shape %r, %s : tensor<?x4xf32>, !shape.shape
  %ws1 = shape.with_shape %v, %t {a} : !shape.value_shape, tensor<?xindex>
  return
}
shape.function_library @lib {
  shape.func @same(%arg: !shape.value_shape) -> !shape.shape {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
  shape.func private @noret() {
    return
  }
  shape.func @p(%arg: !shape.value_shape {a.b}) -> (!shape.shape {c.d}) attributes {x} {
    %0 = shape_of %arg : !shape.value_shape -> !shape.shape
    shape.return %0 : !shape.shape
  }
} mapping {
  foo.bar = @same,
  test.baz = @p
}
shape.function_library @lib2 attributes {a, sym_visibility = "private"} {
  shape.func private @decl(i32) -> i32
} mapping {}
shape.function_library @lib3 {
  shape.func private @decl(i32) -> i32
} mapping {a = @lib}

// CHECK-LABEL: @f
// CHECK-SAME: (%[[ARG0:[a-z0-9_]+]]: !shape.shape, %[[ARG1:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG2:[a-z0-9_]+]]: tensor<3xindex>, %[[ARG3:[a-z0-9_]+]]: !shape.size, %[[ARG4:[a-z0-9_]+]]: index, %[[ARG5:[a-z0-9_]+]]: !shape.witness, %[[ARG6:[a-z0-9_]+]]: !shape.value_shape, %[[ARG7:[a-z0-9_]+]]: memref<?xf32>, %[[ARG8:[a-z0-9_]+]]: tensor<?x4xf32>, %[[ARG9:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG10:[a-z0-9_]+]]: i1, %[[ARG11:[a-z0-9_]+]]: tensor<3xi32>)
// CHECK-NEXT: %[[ADD:.*]] = shape.add %[[ARG3]], %[[ARG4]] : !shape.size, index -> !shape.size
// CHECK-NEXT: %[[ADD1:.*]] = shape.add %[[ARG4]], %[[ARG4]] {a} : index, index -> index
// CHECK-NEXT: %[[ANY:.*]] = shape.any %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %[[ANY1:.*]] = shape.any %[[ARG1]], %[[ARG1]] {a} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[AS:.*]] = shape.assuming %[[ARG5]] -> (index) {
// CHECK-NEXT: shape.assuming_yield %[[ARG4]] : index
// CHECK-NEXT: }
// CHECK-NEXT: %[[AS2:[a-z0-9_]+]]:2 = shape.assuming %[[ARG5]] -> (index, !shape.shape) {
// CHECK-NEXT: shape.assuming_yield %[[ARG4]], %[[ARG0]] : index, !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %[[ARG5]] {
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %[[ARG5]] {
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %[[ARG5]] {
// CHECK-NEXT: "foo"() : () -> ()
// CHECK-NEXT: } {x}
// CHECK-NEXT: %[[ALL:.*]] = shape.assuming_all %[[ARG5]], %[[ARG5]]
// CHECK-NEXT: %[[ALL1:.*]] = shape.assuming_all %[[ARG5]] {a}
// CHECK-NEXT: %[[BC:.*]] = shape.broadcast %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %[[BC1:.*]] = shape.broadcast %[[ARG1]], %[[ARG2]] {error = "foo"} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[CC:.*]] = shape.concat %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[CC1:.*]] = shape.concat %[[ARG1]], %[[ARG2]] {a} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[CS:.*]] = shape.const_shape [] : !shape.shape
// CHECK-NEXT: %[[CS1:.*]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT: %[[CS2:.*]] = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT: %[[CONST_SHAPE:.*]] = shape.const_shape  {a}[4, 5, 6] : tensor<3xindex>
// CHECK-NEXT: %[[CS5:.*]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT: %[[CZ:.*]] = shape.const_size 4
// CHECK-NEXT: %[[CZ1:.*]] = shape.const_size -1 {a}
// CHECK-NEXT: %[[CW:.*]] = shape.const_witness true
// CHECK-NEXT: %[[CW1:.*]] = shape.const_witness false {a}
// CHECK-NEXT: %[[CB:.*]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[CB1:.*]] = shape.cstr_broadcastable %[[ARG0]], %[[ARG1]] {a} : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[CE:.*]] = shape.cstr_eq %[[ARG0]], %[[ARG1]], %[[ARG1]] : !shape.shape, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: %[[CR:.*]] = shape.cstr_require %[[ARG10]], "msg"
// CHECK-NEXT: %[[CR1:.*]] = shape.cstr_require %[[ARG10]], "ms\22g" {a}
// CHECK-NEXT: %[[DP:.*]] = "shape.debug_print"(%[[ARG0]]) : (!shape.shape) -> !shape.shape
// CHECK-NEXT: %[[D:.*]] = shape.dim %[[ARG8]], %[[ARG3]] : tensor<?x4xf32>, !shape.size -> !shape.size
// CHECK-NEXT: %[[D1:.*]] = shape.dim %[[ARG7]], %[[ARG4]] {a} : memref<?xf32>, index -> index
// CHECK-NEXT: %[[DV:.*]] = shape.div %[[ARG3]], %[[ARG4]] : !shape.size, index -> !shape.size
// CHECK-NEXT: %[[FET:.*]] = shape.from_extent_tensor %[[ARG1]] : tensor<?xindex>
// CHECK-NEXT: %[[FE:.*]] = shape.from_extents %[[ARG4]], %[[ARG3]] : index, !shape.size
// CHECK-NEXT: %[[FE1:.*]] = shape.from_extents %[[ARG4]], %[[ARG4]] {a} : index, index
// CHECK-NEXT: %[[GE:.*]] = shape.get_extent %[[ARG0]], %[[ARG3]] : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT: %[[GE1:.*]] = shape.get_extent %[[ARG1]], %[[ARG4]] {a} : tensor<?xindex>, index -> index
// CHECK-NEXT: %[[ITS:.*]] = shape.index_to_size %[[ARG4]]
// CHECK-NEXT: %[[IB:.*]] = shape.is_broadcastable %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[MX:.*]] = shape.max %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[MX1:.*]] = shape.max %[[ARG3]], %[[ARG3]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %[[ME:.*]] = shape.meet %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[ME1:.*]] = shape.meet %[[ARG4]], %[[ARG3]], error = "foo" {a} : index, !shape.size -> !shape.size
// CHECK-NEXT: %[[ME2:.*]] = shape.meet %[[ARG1]], %[[ARG1]] : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %[[MN:.*]] = shape.min %[[ARG0]], %[[ARG0]] : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %[[MU:.*]] = shape.mul %[[ARG3]], %[[ARG3]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %[[NE:.*]] = shape.num_elements %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT: %[[NUM_ELEMENTS:.*]] = shape.num_elements %[[ARG1]] {a} : tensor<?xindex> -> index
// CHECK-NEXT: %[[RK:.*]] = shape.rank %[[ARG0]] : !shape.shape -> !shape.size
// CHECK-NEXT: %[[RK1:.*]] = shape.rank %[[ARG1]] : tensor<?xindex> -> index
// CHECK-NEXT: %[[RED:.*]] = shape.reduce(%[[ARG0]], %[[ARG3]]) : !shape.shape -> !shape.size {
// CHECK-NEXT: ^bb0(%[[A0:[a-z0-9_]+]]: index, %[[A1:[a-z0-9_]+]]: !shape.size, %[[A2:[a-z0-9_]+]]: !shape.size):
// CHECK-NEXT: shape.yield %[[A2]] : !shape.size
// CHECK-NEXT: }
// CHECK-NEXT: %[[RED1:[a-z0-9_]+]]:2 = shape.reduce(%[[ARG1]], %[[ARG4]], %[[ARG4]]) : tensor<?xindex> -> (index, index) {
// CHECK-NEXT: ^bb0(%[[A0_1:[a-z0-9_]+]]: index, %[[A1_1:[a-z0-9_]+]]: index, %[[A2_1:[a-z0-9_]+]]: index, %[[A3:[a-z0-9_]+]]: index):
// CHECK-NEXT: shape.yield %[[A2_1]], %[[A3]] : index, index
// CHECK-NEXT: } {a}
// CHECK-NEXT: %[[SE:.*]] = shape.shape_eq %[[ARG0]], %[[ARG1]] : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %[[SO:.*]] = shape.shape_of %[[ARG8]] : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT: %[[SO1:.*]] = shape.shape_of %[[ARG6]] {a} : !shape.value_shape -> !shape.shape
// CHECK-NEXT: %[[SO2:.*]] = shape.shape_of %[[ARG9]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT: %[[STI:.*]] = shape.size_to_index %[[ARG3]] : !shape.size
// CHECK-NEXT: %[[STI1:.*]] = shape.size_to_index %[[ARG4]] : index
// CHECK-NEXT: %[[HEAD:[a-z0-9_]+]], %[[TAIL:.*]] = "shape.split_at"(%[[ARG0]], %[[ARG4]]) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT: %[[TET:.*]] = shape.to_extent_tensor %[[ARG0]] : !shape.shape -> tensor<3xindex>
// CHECK-NEXT: %[[VAS:.*]] = shape.value_as_shape %[[ARG11]] : tensor<3xi32> -> !shape.shape
// CHECK-NEXT: %[[VAS1:.*]] = shape.value_as_shape %[[ARG6]] {a} : !shape.value_shape -> tensor<?xindex>
// CHECK-NEXT: %[[VO:.*]] = shape.value_of %[[ARG6]] : tensor<?xf32>
// CHECK-NEXT: %[[WS:.*]] = shape.with_shape %[[ARG8]], %[[ARG0]] : tensor<?x4xf32>, !shape.shape
// CHECK-NEXT: %[[WS1:.*]] = shape.with_shape %[[ARG6]], %[[ARG1]] {a} : !shape.value_shape, tensor<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: shape.function_library @lib {
// CHECK-NEXT: func @same(%[[ARG0_1:[a-z0-9_]+]]: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT: %[[SHAPE_OF:.*]] = shape_of %[[ARG0_1]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT: return %[[SHAPE_OF]] : !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: func private @noret() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @p(%[[ARG0_2:[a-z0-9_]+]]: !shape.value_shape {a.b}) -> (!shape.shape {c.d}) attributes {x} {
// CHECK-NEXT: %[[SHAPE_OF_1:.*]] = shape_of %[[ARG0_2]] : !shape.value_shape -> !shape.shape
// CHECK-NEXT: return %[[SHAPE_OF_1]] : !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: } mapping {foo.bar = @same, test.baz = @p}
// CHECK-NEXT: shape.function_library @lib2 attributes {a, sym_visibility = "private"} {
// CHECK-NEXT: func private @decl(i32) -> i32
// CHECK-NEXT: } mapping {}
// CHECK-NEXT: shape.function_library @lib3 {
// CHECK-NEXT: func private @decl(i32) -> i32
// CHECK-NEXT: } mapping {a = @lib}

// GENERIC: ^bb0(%[[ARG2:[a-z0-9_]+]]: !shape.shape, %[[ARG3:[a-z0-9_]+]]: tensor<?xindex>, %[[ARG4:[a-z0-9_]+]]: tensor<3xindex>, %[[ARG5:[a-z0-9_]+]]: !shape.size, %[[ARG6:[a-z0-9_]+]]: index, %[[ARG7:[a-z0-9_]+]]: !shape.witness, %[[ARG8:[a-z0-9_]+]]: !shape.value_shape, %[[ARG9:[a-z0-9_]+]]: memref<?xf32>, %[[ARG10:[a-z0-9_]+]]: tensor<?x4xf32>, %[[ARG11:[a-z0-9_]+]]: tensor<*xf32>, %[[ARG12:[a-z0-9_]+]]: i1, %[[ARG13:[a-z0-9_]+]]: tensor<3xi32>)
// GENERIC: %[[ADD:.*]] = "shape.add"(%[[ARG5]], %[[ARG6]]) : (!shape.size, index) -> !shape.size
// GENERIC: %[[ADD_1:.*]] = "shape.add"(%[[ARG6]], %[[ARG6]]) {a} : (index, index) -> index
// GENERIC: %[[ANY:.*]] = "shape.any"(%[[ARG2]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC: %[[ANY_1:.*]] = "shape.any"(%[[ARG3]], %[[ARG3]]) {a} : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC: %[[ASSUMING:.*]] = "shape.assuming"(%[[ARG7]]) ({
// GENERIC: "shape.assuming_yield"(%[[ARG6]]) : (index) -> ()
// GENERIC: %[[ASSUMING_1:[a-z0-9_]+]]:2 = "shape.assuming"(%[[ARG7]]) ({
// GENERIC: "shape.assuming_yield"(%[[ARG6]], %[[ARG2]]) : (index, !shape.shape) -> ()
// GENERIC: "shape.assuming"(%[[ARG7]]) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: "shape.assuming"(%[[ARG7]]) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: "shape.assuming"(%[[ARG7]]) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: %[[ASSUMING_ALL:.*]] = "shape.assuming_all"(%[[ARG7]], %[[ARG7]]) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC: %[[ASSUMING_ALL_1:.*]] = "shape.assuming_all"(%[[ARG7]]) {a} : (!shape.witness) -> !shape.witness
// GENERIC: %[[BROADCAST:.*]] = "shape.broadcast"(%[[ARG2]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC: %[[BROADCAST_1:.*]] = "shape.broadcast"(%[[ARG3]], %[[ARG4]]) <{error = "foo"}> : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC: %[[CONCAT:.*]] = "shape.concat"(%[[ARG2]], %[[ARG2]]) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %[[CONCAT_1:.*]] = "shape.concat"(%[[ARG3]], %[[ARG4]]) {a} : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC: %[[CONST_SHAPE:.*]] = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
// GENERIC: %[[CONST_SHAPE_1:.*]] = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC: %[[CONST_SHAPE_2:.*]] = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
// GENERIC: %[[CONST_SHAPE_3:.*]] = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> {a} : () -> tensor<3xindex>
// GENERIC: %[[CONST_SHAPE_4:.*]] = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
// GENERIC: %[[CONST_SIZE:.*]] = "shape.const_size"() <{value = 4 : index}> : () -> !shape.size
// GENERIC: %[[CONST_SIZE_1:.*]] = "shape.const_size"() <{value = -1 : index}> {a} : () -> !shape.size
// GENERIC: %[[CONST_WITNESS:.*]] = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC: %[[CONST_WITNESS_1:.*]] = "shape.const_witness"() <{passing = false}> {a} : () -> !shape.witness
// GENERIC: %[[CSTR_BROADCASTABLE:.*]] = "shape.cstr_broadcastable"(%[[ARG2]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC: %[[CSTR_BROADCASTABLE_1:.*]] = "shape.cstr_broadcastable"(%[[ARG2]], %[[ARG3]]) {a} : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC: %[[CSTR_EQ:.*]] = "shape.cstr_eq"(%[[ARG2]], %[[ARG3]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.witness
// GENERIC: %[[CSTR_REQUIRE:.*]] = "shape.cstr_require"(%[[ARG12]]) <{msg = "msg"}> : (i1) -> !shape.witness
// GENERIC: %[[CSTR_REQUIRE_1:.*]] = "shape.cstr_require"(%[[ARG12]]) <{msg = "ms\22g"}> {a} : (i1) -> !shape.witness
// GENERIC: %[[DEBUG_PRINT:.*]] = "shape.debug_print"(%[[ARG2]]) : (!shape.shape) -> !shape.shape
// GENERIC: %[[DIM:.*]] = "shape.dim"(%[[ARG10]], %[[ARG5]]) : (tensor<?x4xf32>, !shape.size) -> !shape.size
// GENERIC: %[[DIM_1:.*]] = "shape.dim"(%[[ARG9]], %[[ARG6]]) {a} : (memref<?xf32>, index) -> index
// GENERIC: %[[DIV:.*]] = "shape.div"(%[[ARG5]], %[[ARG6]]) : (!shape.size, index) -> !shape.size
// GENERIC: %[[FROM_EXTENT_TENSOR:.*]] = "shape.from_extent_tensor"(%[[ARG3]]) : (tensor<?xindex>) -> !shape.shape
// GENERIC: %[[FROM_EXTENTS:.*]] = "shape.from_extents"(%[[ARG6]], %[[ARG5]]) : (index, !shape.size) -> !shape.shape
// GENERIC: %[[FROM_EXTENTS_1:.*]] = "shape.from_extents"(%[[ARG6]], %[[ARG6]]) {a} : (index, index) -> !shape.shape
// GENERIC: %[[GET_EXTENT:.*]] = "shape.get_extent"(%[[ARG2]], %[[ARG5]]) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC: %[[GET_EXTENT_1:.*]] = "shape.get_extent"(%[[ARG3]], %[[ARG6]]) {a} : (tensor<?xindex>, index) -> index
// GENERIC: %[[INDEX_TO_SIZE:.*]] = "shape.index_to_size"(%[[ARG6]]) : (index) -> !shape.size
// GENERIC: %[[IS_BROADCASTABLE:.*]] = "shape.is_broadcastable"(%[[ARG2]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC: %[[MAX:.*]] = "shape.max"(%[[ARG2]], %[[ARG2]]) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %[[MAX_1:.*]] = "shape.max"(%[[ARG5]], %[[ARG5]]) : (!shape.size, !shape.size) -> !shape.size
// GENERIC: %[[MEET:.*]] = "shape.meet"(%[[ARG2]], %[[ARG2]]) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %[[MEET_1:.*]] = "shape.meet"(%[[ARG6]], %[[ARG5]]) <{error = "foo"}> {a} : (index, !shape.size) -> !shape.size
// GENERIC: %[[MEET_2:.*]] = "shape.meet"(%[[ARG3]], %[[ARG3]]) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC: %[[MIN:.*]] = "shape.min"(%[[ARG2]], %[[ARG2]]) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %[[MUL:.*]] = "shape.mul"(%[[ARG5]], %[[ARG5]]) : (!shape.size, !shape.size) -> !shape.size
// GENERIC: %[[NUM_ELEMENTS:.*]] = "shape.num_elements"(%[[ARG2]]) : (!shape.shape) -> !shape.size
// GENERIC: %[[NUM_ELEMENTS_1:.*]] = "shape.num_elements"(%[[ARG3]]) {a} : (tensor<?xindex>) -> index
// GENERIC: %[[RANK:.*]] = "shape.rank"(%[[ARG2]]) : (!shape.shape) -> !shape.size
// GENERIC: %[[RANK_1:.*]] = "shape.rank"(%[[ARG3]]) : (tensor<?xindex>) -> index
// GENERIC: %[[REDUCE:.*]] = "shape.reduce"(%[[ARG2]], %[[ARG5]]) ({
// GENERIC: ^bb0(%[[ARG18:[a-z0-9_]+]]: index, %[[ARG19:[a-z0-9_]+]]: !shape.size, %[[ARG20:[a-z0-9_]+]]: !shape.size)
// GENERIC: "shape.yield"(%[[ARG20]]) : (!shape.size) -> ()
// GENERIC: %[[REDUCE_1:[a-z0-9_]+]]:2 = "shape.reduce"(%[[ARG3]], %[[ARG6]], %[[ARG6]]) ({
// GENERIC: ^bb0(%[[ARG14:[a-z0-9_]+]]: index, %[[ARG15:[a-z0-9_]+]]: index, %[[ARG16:[a-z0-9_]+]]: index, %[[ARG17:[a-z0-9_]+]]: index)
// GENERIC: "shape.yield"(%[[ARG16]], %[[ARG17]]) : (index, index) -> ()
// GENERIC: %[[SHAPE_EQ:.*]] = "shape.shape_eq"(%[[ARG2]], %[[ARG3]]) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC: %[[SHAPE_OF:.*]] = "shape.shape_of"(%[[ARG10]]) : (tensor<?x4xf32>) -> tensor<2xindex>
// GENERIC: %[[SHAPE_OF_1:.*]] = "shape.shape_of"(%[[ARG8]]) {a} : (!shape.value_shape) -> !shape.shape
// GENERIC: %[[SHAPE_OF_2:.*]] = "shape.shape_of"(%[[ARG11]]) : (tensor<*xf32>) -> tensor<?xindex>
// GENERIC: %[[SIZE_TO_INDEX:.*]] = "shape.size_to_index"(%[[ARG5]]) : (!shape.size) -> index
// GENERIC: %[[SIZE_TO_INDEX_1:.*]] = "shape.size_to_index"(%[[ARG6]]) : (index) -> index
// GENERIC: %[[SPLIT_AT:[a-z0-9_]+]]:2 = "shape.split_at"(%[[ARG2]], %[[ARG6]]) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// GENERIC: %[[TO_EXTENT_TENSOR:.*]] = "shape.to_extent_tensor"(%[[ARG2]]) : (!shape.shape) -> tensor<3xindex>
// GENERIC: %[[VALUE_AS_SHAPE:.*]] = "shape.value_as_shape"(%[[ARG13]]) : (tensor<3xi32>) -> !shape.shape
// GENERIC: %[[VALUE_AS_SHAPE_1:.*]] = "shape.value_as_shape"(%[[ARG8]]) {a} : (!shape.value_shape) -> tensor<?xindex>
// GENERIC: %[[VALUE_OF:.*]] = "shape.value_of"(%[[ARG8]]) : (!shape.value_shape) -> tensor<?xf32>
// GENERIC: %[[WITH_SHAPE:.*]] = "shape.with_shape"(%[[ARG10]], %[[ARG2]]) : (tensor<?x4xf32>, !shape.shape) -> !shape.value_shape
// GENERIC: %[[WITH_SHAPE_1:.*]] = "shape.with_shape"(%[[ARG8]], %[[ARG3]]) {a} : (!shape.value_shape, tensor<?xindex>) -> !shape.value_shape
// GENERIC: "shape.function_library"() <{mapping = {foo.bar = @same, test.baz = @p}, sym_name = "lib"}> ({
// GENERIC: "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
// GENERIC: ^bb0(%[[ARG1:[a-z0-9_]+]]: !shape.value_shape)
// GENERIC: %[[SHAPE_OF_3:.*]] = "shape.shape_of"(%[[ARG1]]) : (!shape.value_shape) -> !shape.shape
// GENERIC: "shape.return"(%[[SHAPE_OF_3]]) : (!shape.shape) -> ()
// GENERIC: "shape.func"() <{function_type = () -> (), sym_name = "noret", sym_visibility = "private"}> ({
// GENERIC: "shape.return"() : () -> ()
// GENERIC: "shape.func"() <{arg_attrs = [{a.b}], function_type = (!shape.value_shape) -> !shape.shape, res_attrs = [{c.d}], sym_name = "p"}> ({
// GENERIC: ^bb0(%[[ARG0:[a-z0-9_]+]]: !shape.value_shape)
// GENERIC: %[[SHAPE_OF_4:.*]] = "shape.shape_of"(%[[ARG0]]) : (!shape.value_shape) -> !shape.shape
// GENERIC: "shape.return"(%[[SHAPE_OF_4]]) : (!shape.shape) -> ()
// GENERIC: "shape.function_library"() <{mapping = {}, sym_name = "lib2", sym_visibility = "private"}> ({
// GENERIC: "shape.func"() <{function_type = (i32) -> i32, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC: "shape.function_library"() <{mapping = {a = @lib}, sym_name = "lib3"}> ({
// GENERIC: "shape.func"() <{function_type = (i32) -> i32, sym_name = "decl", sym_visibility = "private"}> ({
