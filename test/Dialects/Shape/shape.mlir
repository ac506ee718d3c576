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
// CHECK-NEXT: %0 = shape.add %arg3, %arg4 : !shape.size, index -> !shape.size
// CHECK-NEXT: %1 = shape.add %arg4, %arg4 {a} : index, index -> index
// CHECK-NEXT: %2 = shape.any %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %3 = shape.any %arg1, %arg1 {a} : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %4 = shape.assuming %arg5 -> (index) {
// CHECK-NEXT: shape.assuming_yield %arg4 : index
// CHECK-NEXT: }
// CHECK-NEXT: %5:2 = shape.assuming %arg5 -> (index, !shape.shape) {
// CHECK-NEXT: shape.assuming_yield %arg4, %arg0 : index, !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %arg5 {
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %arg5 {
// CHECK-NEXT: }
// CHECK-NEXT: shape.assuming %arg5 {
// CHECK-NEXT: "foo"() : () -> ()
// CHECK-NEXT: } {x}
// CHECK-NEXT: %6 = shape.assuming_all %arg5, %arg5
// CHECK-NEXT: %7 = shape.assuming_all %arg5 {a}
// CHECK-NEXT: %8 = shape.broadcast %arg0, %arg1 : !shape.shape, tensor<?xindex> -> !shape.shape
// CHECK-NEXT: %9 = shape.broadcast %arg1, %arg2 {error = "foo"} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT: %10 = shape.concat %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %11 = shape.concat %arg1, %arg2 {a} : tensor<?xindex>, tensor<3xindex> -> tensor<?xindex>
// CHECK-NEXT: %12 = shape.const_shape [] : !shape.shape
// CHECK-NEXT: %13 = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT: %14 = shape.const_shape [4, 5, 6] : tensor<3xindex>
// CHECK-NEXT: %15 = shape.const_shape  {a}[4, 5, 6] : tensor<3xindex>
// CHECK-NEXT: %16 = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT: %c4 = shape.const_size 4
// CHECK-NEXT: %c-1 = shape.const_size -1 {a}
// CHECK-NEXT: %17 = shape.const_witness true
// CHECK-NEXT: %18 = shape.const_witness false {a}
// CHECK-NEXT: %19 = shape.cstr_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %20 = shape.cstr_broadcastable %arg0, %arg1 {a} : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %21 = shape.cstr_eq %arg0, %arg1, %arg1 : !shape.shape, tensor<?xindex>, tensor<?xindex>
// CHECK-NEXT: %22 = shape.cstr_require %arg10, "msg"
// CHECK-NEXT: %23 = shape.cstr_require %arg10, "ms\22g" {a}
// CHECK-NEXT: %24 = "shape.debug_print"(%arg0) : (!shape.shape) -> !shape.shape
// CHECK-NEXT: %25 = shape.dim %arg8, %arg3 : tensor<?x4xf32>, !shape.size -> !shape.size
// CHECK-NEXT: %26 = shape.dim %arg7, %arg4 {a} : memref<?xf32>, index -> index
// CHECK-NEXT: %27 = shape.div %arg3, %arg4 : !shape.size, index -> !shape.size
// CHECK-NEXT: %28 = shape.from_extent_tensor %arg1 : tensor<?xindex>
// CHECK-NEXT: %29 = shape.from_extents %arg4, %arg3 : index, !shape.size
// CHECK-NEXT: %30 = shape.from_extents %arg4, %arg4 {a} : index, index
// CHECK-NEXT: %31 = shape.get_extent %arg0, %arg3 : !shape.shape, !shape.size -> !shape.size
// CHECK-NEXT: %32 = shape.get_extent %arg1, %arg4 {a} : tensor<?xindex>, index -> index
// CHECK-NEXT: %33 = shape.index_to_size %arg4
// CHECK-NEXT: %34 = shape.is_broadcastable %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %35 = shape.max %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %36 = shape.max %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %37 = shape.meet %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %38 = shape.meet %arg4, %arg3, error = "foo" {a} : index, !shape.size -> !shape.size
// CHECK-NEXT: %39 = shape.meet %arg1, %arg1 : tensor<?xindex>, tensor<?xindex> -> tensor<?xindex>
// CHECK-NEXT: %40 = shape.min %arg0, %arg0 : !shape.shape, !shape.shape -> !shape.shape
// CHECK-NEXT: %41 = shape.mul %arg3, %arg3 : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT: %42 = shape.num_elements %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT: %43 = shape.num_elements %arg1 {a} : tensor<?xindex> -> index
// CHECK-NEXT: %44 = shape.rank %arg0 : !shape.shape -> !shape.size
// CHECK-NEXT: %45 = shape.rank %arg1 : tensor<?xindex> -> index
// CHECK-NEXT: %46 = shape.reduce(%arg0, %arg3) : !shape.shape -> !shape.size {
// CHECK-NEXT: ^bb0(%arg12: index, %arg13: !shape.size, %arg14: !shape.size):
// CHECK-NEXT: shape.yield %arg14 : !shape.size
// CHECK-NEXT: }
// CHECK-NEXT: %47:2 = shape.reduce(%arg1, %arg4, %arg4) : tensor<?xindex> -> (index, index) {
// CHECK-NEXT: ^bb0(%arg12: index, %arg13: index, %arg14: index, %arg15: index):
// CHECK-NEXT: shape.yield %arg14, %arg15 : index, index
// CHECK-NEXT: } {a}
// CHECK-NEXT: %48 = shape.shape_eq %arg0, %arg1 : !shape.shape, tensor<?xindex>
// CHECK-NEXT: %49 = shape.shape_of %arg8 : tensor<?x4xf32> -> tensor<2xindex>
// CHECK-NEXT: %50 = shape.shape_of %arg6 {a} : !shape.value_shape -> !shape.shape
// CHECK-NEXT: %51 = shape.shape_of %arg9 : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT: %52 = shape.size_to_index %arg3 : !shape.size
// CHECK-NEXT: %53 = shape.size_to_index %arg4 : index
// CHECK-NEXT: %head, %tail = "shape.split_at"(%arg0, %arg4) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// CHECK-NEXT: %54 = shape.to_extent_tensor %arg0 : !shape.shape -> tensor<3xindex>
// CHECK-NEXT: %55 = shape.value_as_shape %arg11 : tensor<3xi32> -> !shape.shape
// CHECK-NEXT: %56 = shape.value_as_shape %arg6 {a} : !shape.value_shape -> tensor<?xindex>
// CHECK-NEXT: %57 = shape.value_of %arg6 : tensor<?xf32>
// CHECK-NEXT: %58 = shape.with_shape %arg8, %arg0 : tensor<?x4xf32>, !shape.shape
// CHECK-NEXT: %59 = shape.with_shape %arg6, %arg1 {a} : !shape.value_shape, tensor<?xindex>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: shape.function_library @lib {
// CHECK-NEXT: func @same(%arg0: !shape.value_shape) -> !shape.shape {
// CHECK-NEXT: %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT: return %0 : !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: func private @noret() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func @p(%arg0: !shape.value_shape {a.b}) -> (!shape.shape {c.d}) attributes {x} {
// CHECK-NEXT: %0 = shape_of %arg0 : !shape.value_shape -> !shape.shape
// CHECK-NEXT: return %0 : !shape.shape
// CHECK-NEXT: }
// CHECK-NEXT: } mapping {foo.bar = @same, test.baz = @p}
// CHECK-NEXT: shape.function_library @lib2 attributes {a, sym_visibility = "private"} {
// CHECK-NEXT: func private @decl(i32) -> i32
// CHECK-NEXT: } mapping {}
// CHECK-NEXT: shape.function_library @lib3 {
// CHECK-NEXT: func private @decl(i32) -> i32
// CHECK-NEXT: } mapping {a = @lib}

// GENERIC: %2 = "shape.add"(%arg5, %arg6) : (!shape.size, index) -> !shape.size
// GENERIC: %3 = "shape.add"(%arg6, %arg6) {a} : (index, index) -> index
// GENERIC: %4 = "shape.any"(%arg2, %arg3) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC: %5 = "shape.any"(%arg3, %arg3) {a} : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC: %6 = "shape.assuming"(%arg7) ({
// GENERIC: "shape.assuming_yield"(%arg6) : (index) -> ()
// GENERIC: %7:2 = "shape.assuming"(%arg7) ({
// GENERIC: "shape.assuming_yield"(%arg6, %arg2) : (index, !shape.shape) -> ()
// GENERIC: "shape.assuming"(%arg7) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: "shape.assuming"(%arg7) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: "shape.assuming"(%arg7) ({
// GENERIC: "shape.assuming_yield"() : () -> ()
// GENERIC: %8 = "shape.assuming_all"(%arg7, %arg7) : (!shape.witness, !shape.witness) -> !shape.witness
// GENERIC: %9 = "shape.assuming_all"(%arg7) {a} : (!shape.witness) -> !shape.witness
// GENERIC: %10 = "shape.broadcast"(%arg2, %arg3) : (!shape.shape, tensor<?xindex>) -> !shape.shape
// GENERIC: %11 = "shape.broadcast"(%arg3, %arg4) <{error = "foo"}> : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC: %12 = "shape.concat"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %13 = "shape.concat"(%arg3, %arg4) {a} : (tensor<?xindex>, tensor<3xindex>) -> tensor<?xindex>
// GENERIC: %14 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> !shape.shape
// GENERIC: %15 = "shape.const_shape"() <{shape = dense<[1, 2, 3]> : tensor<3xindex>}> : () -> !shape.shape
// GENERIC: %16 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> : () -> tensor<3xindex>
// GENERIC: %17 = "shape.const_shape"() <{shape = dense<[4, 5, 6]> : tensor<3xindex>}> {a} : () -> tensor<3xindex>
// GENERIC: %18 = "shape.const_shape"() <{shape = dense<> : tensor<0xindex>}> : () -> tensor<0xindex>
// GENERIC: %19 = "shape.const_size"() <{value = 4 : index}> : () -> !shape.size
// GENERIC: %20 = "shape.const_size"() <{value = -1 : index}> {a} : () -> !shape.size
// GENERIC: %21 = "shape.const_witness"() <{passing = true}> : () -> !shape.witness
// GENERIC: %22 = "shape.const_witness"() <{passing = false}> {a} : () -> !shape.witness
// GENERIC: %23 = "shape.cstr_broadcastable"(%arg2, %arg3) : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC: %24 = "shape.cstr_broadcastable"(%arg2, %arg3) {a} : (!shape.shape, tensor<?xindex>) -> !shape.witness
// GENERIC: %25 = "shape.cstr_eq"(%arg2, %arg3, %arg3) : (!shape.shape, tensor<?xindex>, tensor<?xindex>) -> !shape.witness
// GENERIC: %26 = "shape.cstr_require"(%arg12) <{msg = "msg"}> : (i1) -> !shape.witness
// GENERIC: %27 = "shape.cstr_require"(%arg12) <{msg = "ms\22g"}> {a} : (i1) -> !shape.witness
// GENERIC: %28 = "shape.debug_print"(%arg2) : (!shape.shape) -> !shape.shape
// GENERIC: %29 = "shape.dim"(%arg10, %arg5) : (tensor<?x4xf32>, !shape.size) -> !shape.size
// GENERIC: %30 = "shape.dim"(%arg9, %arg6) {a} : (memref<?xf32>, index) -> index
// GENERIC: %31 = "shape.div"(%arg5, %arg6) : (!shape.size, index) -> !shape.size
// GENERIC: %32 = "shape.from_extent_tensor"(%arg3) : (tensor<?xindex>) -> !shape.shape
// GENERIC: %33 = "shape.from_extents"(%arg6, %arg5) : (index, !shape.size) -> !shape.shape
// GENERIC: %34 = "shape.from_extents"(%arg6, %arg6) {a} : (index, index) -> !shape.shape
// GENERIC: %35 = "shape.get_extent"(%arg2, %arg5) : (!shape.shape, !shape.size) -> !shape.size
// GENERIC: %36 = "shape.get_extent"(%arg3, %arg6) {a} : (tensor<?xindex>, index) -> index
// GENERIC: %37 = "shape.index_to_size"(%arg6) : (index) -> !shape.size
// GENERIC: %38 = "shape.is_broadcastable"(%arg2, %arg3) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC: %39 = "shape.max"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %40 = "shape.max"(%arg5, %arg5) : (!shape.size, !shape.size) -> !shape.size
// GENERIC: %41 = "shape.meet"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %42 = "shape.meet"(%arg6, %arg5) <{error = "foo"}> {a} : (index, !shape.size) -> !shape.size
// GENERIC: %43 = "shape.meet"(%arg3, %arg3) : (tensor<?xindex>, tensor<?xindex>) -> tensor<?xindex>
// GENERIC: %44 = "shape.min"(%arg2, %arg2) : (!shape.shape, !shape.shape) -> !shape.shape
// GENERIC: %45 = "shape.mul"(%arg5, %arg5) : (!shape.size, !shape.size) -> !shape.size
// GENERIC: %46 = "shape.num_elements"(%arg2) : (!shape.shape) -> !shape.size
// GENERIC: %47 = "shape.num_elements"(%arg3) {a} : (tensor<?xindex>) -> index
// GENERIC: %48 = "shape.rank"(%arg2) : (!shape.shape) -> !shape.size
// GENERIC: %49 = "shape.rank"(%arg3) : (tensor<?xindex>) -> index
// GENERIC: %50 = "shape.reduce"(%arg2, %arg5) ({
// GENERIC: "shape.yield"(%arg20) : (!shape.size) -> ()
// GENERIC: %51:2 = "shape.reduce"(%arg3, %arg6, %arg6) ({
// GENERIC: "shape.yield"(%arg16, %arg17) : (index, index) -> ()
// GENERIC: %52 = "shape.shape_eq"(%arg2, %arg3) : (!shape.shape, tensor<?xindex>) -> i1
// GENERIC: %53 = "shape.shape_of"(%arg10) : (tensor<?x4xf32>) -> tensor<2xindex>
// GENERIC: %54 = "shape.shape_of"(%arg8) {a} : (!shape.value_shape) -> !shape.shape
// GENERIC: %55 = "shape.shape_of"(%arg11) : (tensor<*xf32>) -> tensor<?xindex>
// GENERIC: %56 = "shape.size_to_index"(%arg5) : (!shape.size) -> index
// GENERIC: %57 = "shape.size_to_index"(%arg6) : (index) -> index
// GENERIC: %58:2 = "shape.split_at"(%arg2, %arg6) : (!shape.shape, index) -> (!shape.shape, !shape.shape)
// GENERIC: %59 = "shape.to_extent_tensor"(%arg2) : (!shape.shape) -> tensor<3xindex>
// GENERIC: %60 = "shape.value_as_shape"(%arg13) : (tensor<3xi32>) -> !shape.shape
// GENERIC: %61 = "shape.value_as_shape"(%arg8) {a} : (!shape.value_shape) -> tensor<?xindex>
// GENERIC: %62 = "shape.value_of"(%arg8) : (!shape.value_shape) -> tensor<?xf32>
// GENERIC: %63 = "shape.with_shape"(%arg10, %arg2) : (tensor<?x4xf32>, !shape.shape) -> !shape.value_shape
// GENERIC: %64 = "shape.with_shape"(%arg8, %arg3) {a} : (!shape.value_shape, tensor<?xindex>) -> !shape.value_shape
// GENERIC: "shape.function_library"() <{mapping = {foo.bar = @same, test.baz = @p}, sym_name = "lib"}> ({
// GENERIC: "shape.func"() <{function_type = (!shape.value_shape) -> !shape.shape, sym_name = "same"}> ({
// GENERIC: %1 = "shape.shape_of"(%arg1) : (!shape.value_shape) -> !shape.shape
// GENERIC: "shape.return"(%1) : (!shape.shape) -> ()
// GENERIC: "shape.func"() <{function_type = () -> (), sym_name = "noret", sym_visibility = "private"}> ({
// GENERIC: "shape.return"() : () -> ()
// GENERIC: "shape.func"() <{arg_attrs = [{a.b}], function_type = (!shape.value_shape) -> !shape.shape, res_attrs = [{c.d}], sym_name = "p"}> ({
// GENERIC: %0 = "shape.shape_of"(%arg0) : (!shape.value_shape) -> !shape.shape
// GENERIC: "shape.return"(%0) : (!shape.shape) -> ()
// GENERIC: "shape.function_library"() <{mapping = {}, sym_name = "lib2", sym_visibility = "private"}> ({
// GENERIC: "shape.func"() <{function_type = (i32) -> i32, sym_name = "decl", sym_visibility = "private"}> ({
// GENERIC: "shape.function_library"() <{mapping = {a = @lib}, sym_name = "lib3"}> ({
// GENERIC: "shape.func"() <{function_type = (i32) -> i32, sym_name = "decl", sym_visibility = "private"}> ({
