// RUN: %strata translate --mlir-to-llvmir %s | FileCheck %s

// Metadata of the module.

// CHECK: module asm "foo"
// CHECK: module asm "bar \22"

module attributes {llvm.ident = "me", llvm.commandline = "exec -o x", llvm.dependent_libraries = ["foo", "bar"], llvm.module_asm = ["foo", "bar \22"]} {
llvm.module_flags [#llvm.mlir.module_flag<error, "wchar_size", 4 : i32>, #llvm.mlir.module_flag<min, "PIC Level", 2 : i32>, #llvm.mlir.module_flag<max, "PIE Level", 2 : i32>, #llvm.mlir.module_flag<override, "probe-stack", "inline-asm">]
llvm.linker_options ["/DEFAULTLIB:", "libcmt"]
llvm.linker_options ["-l", "x"]
}

// CHECK: !llvm.ident = !{!0}
// CHECK: !llvm.commandline = !{!1}
// CHECK: !llvm.dependent-libraries = !{!2, !3}
// CHECK: !llvm.module.flags = !{!4, !5, !6, !7, !8}
// CHECK: !llvm.linker.options = !{!9, !10}
// CHECK: !0 = !{!"me"}
// CHECK: !1 = !{!"exec -o x"}
// CHECK: !2 = !{!"foo"}
// CHECK: !3 = !{!"bar"}
// CHECK: !4 = !{i32 1, !"wchar_size", i32 4}
// CHECK: !5 = !{i32 8, !"PIC Level", i32 2}
// CHECK: !6 = !{i32 7, !"PIE Level", i32 2}
// CHECK: !7 = !{i32 4, !"probe-stack", !"inline-asm"}
// CHECK: !8 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK: !9 = !{!"/DEFAULTLIB:", !"libcmt"}
// CHECK: !10 = !{!"-l", !"x"}
