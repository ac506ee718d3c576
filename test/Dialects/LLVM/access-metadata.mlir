// Attributes of TBAA and of scopes. Where there is no alias, a record whose attribute is
// known is written without its name, as in the text that bytecode has.

// RUN: %opt %s --allow-unregistered-dialect | FileCheck %s
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode | %opt --allow-unregistered-dialect | FileCheck %s
// RUN: %opt %s --allow-unregistered-dialect --emit-bytecode | FileCheck %s --check-prefix=BYTES
// BYTES-DAG: #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root<id = "r">, 8>}>, access_type = <id = "b", members = {<#llvm.tbaa_root, 0>}>, offset = 0, constant = true>
// BYTES-DAG: #llvm.alias_scope<id = "s", domain = <id = "d", description = "x">>
// BYTES-DAG: #llvm.access_group<id = distinct[{{[0-9]+}}]<>>

// CHECK-DAG: #[[ROOT:.*]] = #llvm.tbaa_root
// CHECK-DAG: #[[R:.*]] = #llvm.tbaa_root<id = "r">
// CHECK-DAG: #[[DOMAIN:.*]] = #llvm.alias_scope_domain<id = "d", description = "x">
// CHECK-DAG: #[[SCOPE:.*]] = #llvm.alias_scope<id = "s", domain = #[[DOMAIN]]>
// CHECK-DAG: #[[A:.*]] = #llvm.tbaa_type_desc<id = "a", members = {<#tbaa_root, 0>, <#[[R]], 8>}>
// CHECK-DAG: #[[B:.*]] = #llvm.tbaa_type_desc<id = "b", members = {<#tbaa_root, 0>}>
// CHECK-DAG: #llvm.tbaa_tag<base_type = #[[A]], access_type = #[[B]], offset = 0, constant = true>
// CHECK-DAG: #llvm.tbaa_tag<base_type = #[[B]], access_type = #[[B]], offset = 1>
#t = #llvm.tbaa_tag<base_type = <id = "a", members = {<#llvm.tbaa_root, 0>, <#llvm.tbaa_root<id = "r">, 8>}>, access_type = #llvm.tbaa_type_desc<id = "b", members = {<#llvm.tbaa_root, 0>}>, offset = 0, constant = true>
#u = #llvm.tbaa_tag<offset = 1, base_type = <id = "b", members = {#llvm.tbaa_member<#llvm.tbaa_root, 0>}>, access_type = <id = "b", members = {<#llvm.tbaa_root, 0>}>, constant = false>
#s = #llvm.alias_scope<id = "s", domain = <id = "d", description = "x">>
#g = #llvm.access_group<id = distinct[0]<>>
"test.op"() {a = #t, b = #u, c = #s, d = #g} : () -> ()
