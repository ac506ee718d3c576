// RUN: %opt --allow-unregistered-dialect --symbol-dce --split-input-file --verify-diagnostics %s | FileCheck %s
//
// Symbols that nothing live refers to, and nothing outside can see, go.

// CHECK-NOT: @f
// CHECK: module @inner
// CHECK-NEXT: func.func private @f
// CHECK: func.func @g
// CHECK-NOT: @n
// CHECK: module {
// CHECK-NEXT: func.func @n3
// CHECK: module @vis {
// CHECK-NEXT: func.func @n3
// CHECK-NOT: @vis2
// CHECK: module @vis3
// CHECK-NEXT: func.func nested @n2
func.func private @f() { return }
module @inner {
  func.func private @f() { return }
  func.func @g() { call @f() : () -> () return }
}
func.func nested @n() { return }
module {
  func.func nested @n2() { return }
  func.func @n3() { return }
}
module @vis {
  func.func nested @n2() { return }
  func.func @n3() { return }
}
module @vis2 attributes {sym_visibility = "private"} {
  func.func nested @n2() { return }
}
module @vis3 attributes {sym_visibility = "private"} {
  func.func nested @n2() { return }
  func.func @n3() { return }
}
"t.use"() {a = @vis3::@n2} : () -> ()

// -----

// An operation that may be a symbol table hides its uses.
func.func private @f() { return }
// expected-error@+1 {{operation contains potentially unknown symbol table}}
"t.table"() ({
  "t.use"() {a = @f} : () -> ()
}) : () -> ()
