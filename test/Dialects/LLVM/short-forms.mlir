// RUN: %strata opt %s | FileCheck %s
// RUN: %strata opt %s | %strata opt | FileCheck %s
//
// An empty body is that of a declaration. Scopes and labels are read in their short form.

// CHECK-DAG: #[[DOMAIN:.*]] = #llvm.alias_scope_domain<id = distinct[0]<>, description = "d">
// CHECK-DAG: #[[SCOPE:.*]] = #llvm.alias_scope<id = distinct[1]<>, domain = #[[DOMAIN]]>
// CHECK-DAG: #[[LABEL:.*]] = #llvm.di_label<scope = #{{.*}}, name = "next">

// CHECK: llvm.func @declared(){{$}}
llvm.func @declared() {}

llvm.func @scopes() {
  // CHECK: llvm.intr.experimental.noalias.scope.decl #[[SCOPE]]
  llvm.intr.experimental.noalias.scope.decl <id = distinct[4]<>, domain = <id = distinct[5]<>, description = "d">>
  // CHECK: llvm.intr.dbg.label #[[LABEL]]
  llvm.intr.dbg.label <scope = #llvm.di_file<"a.c" in "/">, name = "next">
  llvm.return
}
