// RUN: %opt --irdl-file=%S/Inputs/kept.irdl.mlir %s | FileCheck %s
// RUN: %opt --irdl-file=%S/Inputs/kept.irdl.mlir %s | %opt --irdl-file=%S/Inputs/kept.irdl.mlir | FileCheck %s

// Types and attributes in text of unknown syntax are read: the output does not mention aliases that
// it does not define, and two spellings are the same type.

#e = #kept.enc<3>
#map = affine_map<(d0) -> (d0 + 1)>
!t = tensor<2xf32>

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>

// CHECK-LABEL: @aliases
// CHECK-SAME:    %{{.*}}: !kept.desc<4x?, #kept.enc<3>, mutable, tensor<2xf32>>
func.func @aliases(%a: !kept.desc<4x?, #e, mutable, !t>) -> !kept.desc<4x?, #kept.enc< 3 >, mutable, tensor<2xf32>> {
  return %a : !kept.desc<4x?, #kept.enc<3>, mutable, tensor< 2xf32>>
}

// CHECK-LABEL: @nested
// CHECK-SAME:    !kept.desc<[!kept.desc<#kept.enc<3>>, "#e !t", #map]>
func.func private @nested(!kept.desc<[!kept.desc<#e>, "#e !t", #map]>)

// Text that cannot be read is kept unchanged.
// CHECK-LABEL: @other
// CHECK-SAME:    !kept.desc<!kept.desc<a>, vector<!>, #1, x#y, tensor<q>, #kept.enc<3> : i32>
func.func private @other(!kept.desc<!kept.desc<a>, vector<!>, #1, x#y, tensor<q>, #kept.enc<3> : i32>)

// Types and attributes that the file does not list.
// CHECK-LABEL: @unlisted
// CHECK-SAME:    !kept.buffer<#kept.enc<3>, tensor<2xf32>>
// CHECK-SAME:    a = #kept.more<#kept.enc<3>>, b = #kept.note<#kept.enc<3>> : i32
func.func private @unlisted(!kept.buffer<#e, !t>) attributes {a = #kept.more<#e>, b = #kept.note<#e> : i32}

// Interfaces of types tell of which types they can be elements.
// CHECK-LABEL: @elements
// CHECK-SAME:    memref<4x!kept.elt>, vector<4x!kept.elt>, memref<4x!kept.unlisted>
func.func private @elements(memref<4x!kept.elt>, vector<4x!kept.elt>, memref<4x!kept.unlisted>)

// Predicates that depend on the parameters of such a type are not checked, others are.
// CHECK-LABEL: @predicates
func.func @predicates(%a: !kept.desc<i32>) {
  // CHECK: "kept.floats"
  "kept.floats"(%a) : (!kept.desc<i32>) -> ()
  // CHECK: "kept.checked"
  "kept.checked"(%a) : (!kept.desc<i32>) -> ()
  // CHECK: "kept.sign"
  "kept.sign"(%a) : (!kept.desc<i32>) -> ()
  return
}

// Element types and ranks of such types are unknown, so that traits hold.
// CHECK-LABEL: @traits
func.func @traits(%a: !kept.desc<4x2xf32>) {
  // CHECK: "kept.same_element"
  %0 = "kept.same_element"(%a) : (!kept.desc<4x2xf32>) -> !kept.desc<2x4xf32>
  // CHECK: "kept.same_rank"
  %1 = "kept.same_rank"(%a) : (!kept.desc<4x2xf32>) -> tensor<4x2xf32>
  return
}

// A resource in the text keeps its data.
// CHECK-LABEL: @resource
// CHECK-SAME:    !kept.desc<dense_resource<blob> : tensor<1xi8>, x>
// CHECK:         blob: "0x0100000001"
func.func private @resource(!kept.desc<dense_resource<blob> : tensor<1xi8>, x>)
{-# dialect_resources: { builtin: { blob: "0x0100000001" } } #-}
