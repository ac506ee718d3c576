// Errors about an operation show it, as the printing options say.
// RUN: not %opt --allow-unregistered-dialect %s 2>&1 | FileCheck %s
// RUN: not %opt --allow-unregistered-dialect --mlir-print-debuginfo %s 2>&1 \
// RUN:   | FileCheck --check-prefix=DEBUG %s
// RUN: not %opt --allow-unregistered-dialect --mlir-print-skip-regions %s 2>&1 \
// RUN:   | FileCheck --check-prefix=SKIP %s
// RUN: not %opt --allow-unregistered-dialect --mlir-print-op-on-diagnostic=false %s 2>&1 \
// RUN:   | FileCheck --check-prefix=OFF --implicit-check-not=note: %s

// CHECK:      :[[#@LINE+14]]:6: error: 'builtin.module' op requires zero results
// CHECK-NEXT: %[[MODULE:.*]] = "builtin.module"() ({
// CHECK-NEXT:      ^
// CHECK-NEXT: :6: note: see current operation:{{ $}}
// CHECK-NEXT: %[[MODULE_1:.*]] = "builtin.module"() ({
// Large constants are left out.
// CHECK-NEXT:   "t.op"() {a = dense_resource<__elided__> : tensor<17xi8>} : () -> ()
// CHECK-NEXT: }) : () -> i32

// DEBUG: }) : () -> i32 loc("{{.*}}.mlir":[[#@LINE+5]]:6)
// SKIP:  see current operation: %[[ARG:[a-z0-9_]+]] = "builtin.module"() ({...}) : () -> i32
// OFF:   error: 'builtin.module' op requires zero results


%0 = "builtin.module"() ({
  "t.op"() {a = dense<[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17]> : tensor<17xi8>} : () -> ()
}) : () -> i32
