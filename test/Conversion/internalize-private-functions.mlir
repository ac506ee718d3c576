// RUN: strata opt --internalize-private-functions %s | FileCheck %s
// RUN: strata opt --lower-to-llvm %s | FileCheck %s --check-prefix=LLVM
//
// Private functions with a body that C programs do not call.

// CHECK: func.func private @helper() attributes {llvm.linkage = #llvm.linkage<internal>}
// LLVM: llvm.func internal @helper()
func.func private @helper() {
  return
}

// CHECK: func.func private @for_c() attributes {llvm.emit_c_interface}
func.func private @for_c() attributes {llvm.emit_c_interface} {
  return
}

// CHECK: func.func private @shared() attributes {llvm.linkage = #llvm.linkage<weak>}
func.func private @shared() attributes {llvm.linkage = #llvm.linkage<weak>} {
  return
}

// CHECK: func.func private @elsewhere()
// CHECK-NOT: llvm
func.func private @elsewhere()

// CHECK: func.func @public()
// LLVM: llvm.func @public()
func.func @public() {
  func.call @helper() : () -> ()
  return
}
