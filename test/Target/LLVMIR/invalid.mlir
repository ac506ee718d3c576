// RUN: split-file %s %t
// RUN: not %strata translate --mlir-to-llvmir %t/dialect.mlir 2>&1 | FileCheck %s --check-prefix=DIALECT
// RUN: not %strata translate --mlir-to-llvmir %t/cast.mlir 2>&1 | FileCheck %s --check-prefix=CAST
// RUN: not %strata translate --mlir-to-llvmir %t/initializer.mlir 2>&1 | FileCheck %s --check-prefix=INITIALIZER
// RUN: not %strata translate --mlir-to-llvmir %t/constant.mlir 2>&1 | FileCheck %s --check-prefix=CONSTANT
// RUN: not %strata translate --mlir-to-llvmir %t/float.mlir 2>&1 | FileCheck %s --check-prefix=FLOAT
// RUN: not %strata translate --mlir-to-llvmir %t/layout.mlir 2>&1 | FileCheck %s --check-prefix=LAYOUT
// RUN: not %strata translate --mlir-to-llvmir %t/flag.mlir 2>&1 | FileCheck %s --check-prefix=FLAG
// RUN: not %strata translate --mlir-to-llvmir %t/kind.mlir 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not %strata translate --mlir-to-llvmir %t/block.mlir 2>&1 | FileCheck %s --check-prefix=BLOCK
// RUN: %strata translate --mlir-to-llvmir %t/tags.mlir 2>&1 | FileCheck %s --check-prefix=TAGS
// RUN: not %strata translate --mlir-to-llvmir %t/name.mlir 2>&1 | FileCheck %s --check-prefix=NAME
// RUN: not %strata translate --mlir-to-llvmir %t/overload.mlir 2>&1 | FileCheck %s --check-prefix=OVERLOAD

// DIALECT: dialect.mlir:1:1: error: cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func
// DIALECT: dialect.mlir:1:1: note: operations of the dialect llvm are converted; the passes 'lower-to-llvm' lower others to it
//--- dialect.mlir
func.func private @f()

// CAST: cast.mlir:2:8: error: LLVM Translation failed for operation: builtin.unrealized_conversion_cast
//--- cast.mlir
llvm.func @f(%a: i32) -> f32 {
  %0 = builtin.unrealized_conversion_cast %a : i32 to f32
  llvm.return %0 : f32
}

// INITIALIZER: initializer.mlir:3:8: error: unemittable constant value
//--- initializer.mlir
llvm.mlir.global internal @g() : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  %1 = llvm.freeze %0 : i32
  llvm.return %1 : i32
}

// CONSTANT: constant.mlir:1:1: error: unsupported constant value
//--- constant.mlir
llvm.mlir.global internal @g(unit) : i32

// FLOAT: float.mlir:1:1: error: FloatAttr does not match expected type of the constant
//--- float.mlir
llvm.mlir.global internal @g(1.0 : f64) : f32

// LAYOUT: layout.mlir:1:1: error: unsupported data layout key "acme.cores"
//--- layout.mlir
module attributes {dlti.dl_spec = #dlti.dl_spec<"acme.cores" = 1 : i32>} {}

// FLAG: flag.mlir:1:1: error: unsupported module flag value
//--- flag.mlir
llvm.module_flags [#llvm.mlir.module_flag<error, "key", 1.0 : f32>]

// KIND: kind.mlir:1:1: error: expected a module flag attribute
//--- kind.mlir
llvm.module_flags ["key"]

// BLOCK: block.mlir:2:8: error: 'llvm.blockaddress' op expects an existing block label target in the referenced function
//--- block.mlir
llvm.func @f() -> !llvm.ptr {
  %0 = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}

// NAME: name.mlir:2:3: error: could not find LLVM intrinsic: "llvm.my_intrin"
// NAME: name.mlir:2:3: error: LLVM Translation failed for operation: llvm.call_intrinsic
//--- name.mlir
llvm.func @f() {
  llvm.call_intrinsic "llvm.my_intrin"() : () -> ()
  llvm.return
}

// OVERLOAD: error: call intrinsic signature void (i32) to overloaded intrinsic "llvm.smax" does not match any of the overloads
//--- overload.mlir
llvm.func @f(%a: i32) {
  llvm.call_intrinsic "llvm.smax"(%a) : (i32) -> ()
  llvm.return
}

// TAGS: warning: TBAA access tags were not translated, because LLVM IR only supports a single tag per instruction
// TAGS-LABEL: define void @f
// TAGS-SAME: (i32 %[[ARG:[a-z0-9_]+]], ptr %[[ARG_1:[a-z0-9_]+]])
// TAGS: store i32 %[[ARG]], ptr %[[ARG_1]], align 4{{$}}
//--- tags.mlir
#root = #llvm.tbaa_root<id = "root">
#int = #llvm.tbaa_type_desc<id = "int", members = {<#root, 0>}>
#tag = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0>
#const = #llvm.tbaa_tag<base_type = #int, access_type = #int, offset = 0, constant = true>
llvm.func @f(%a: i32, %p: !llvm.ptr) {
  llvm.store %a, %p {tbaa = [#tag, #const]} : i32, !llvm.ptr
  llvm.return
}
