// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  wasmssa.memory @mem !wasmssa<limit[2:]> {a}
  wasmssa.memory exported @mem2 !wasmssa<limit[2: 5]>
  wasmssa.table @tab !wasmssa<tabletype !wasmssa.funcref [348:]> {a}
  wasmssa.table exported @tab2 !wasmssa<tabletype !wasmssa.funcref [348:]>
  wasmssa.import_func "b" from "m" as @if {a, type = (i32) -> i32}
  wasmssa.import_global "b" from "m" as @ig : i32
  wasmssa.import_global "b" from "m" as @ig2 mutable : i32
  wasmssa.import_mem "b" from "m" as @im {a, limits = !wasmssa<limit[2:]>}
  wasmssa.import_table "b" from "m" as @it {a, type = !wasmssa<tabletype !wasmssa.funcref [348:]>}
  wasmssa.global @g i32 : {
    %0 = wasmssa.const 5 : i32
    wasmssa.return {a} %0 : i32
  } {a}
  wasmssa.global exported @g2 i32 mutable : {
    %0 = wasmssa.const 5 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.func exported @h(%arg0: !wasmssa<local ref to i32>) -> i32 attributes {a} {
    %0 = wasmssa.local_get %arg0 :  ref to i32 {a}
    wasmssa.return %0 : i32
  }
  wasmssa.func @h0() {
    wasmssa.return
  }
  wasmssa.func @k(%arg0: !wasmssa<local ref to i32>) -> (i32, i32) {
    %0 = wasmssa.local of type i32 {a}
    %1 = wasmssa.local_get %0 :  ref to i32
    wasmssa.local_set %0 :  ref to i32 to %1 : i32 {a}
    %2 = wasmssa.local_tee %0 :  ref to i32 to %1 : i32 {a}
    %3 = wasmssa.call @h(%1) {a} : (i32) -> i32
    wasmssa.call @h0 {a} : () -> ()
    %4 = wasmssa.global_get @g {a} : i32
    %5 = wasmssa.const 5 : i32 {a}
    %6 = wasmssa.extend 8 : ui32 low bits from %5 : i32 {a}
    %7 = wasmssa.extend_i32_s %5 to i64 {a}
    %8 = wasmssa.convert_s %5 : i32 to f32 {a}
    %9 = wasmssa.reinterpret %5 : i32 as f32 {a}
    %10 = wasmssa.wrap %7 : i64 to i32 {a}
    %11 = wasmssa.promote %8 : f32 to f64 {a}
    %12 = wasmssa.demote %11 : f64 to f32 {a}
    %13 = wasmssa.shl %5 by %5 bits : i32 {a}
    %14 = wasmssa.add %5 %5 : i32 {a}
    %15 = wasmssa.eq %5 %5 : i32 -> i32 {a}
    %16 = wasmssa.eqz %5 : i32 -> i32 {a}
    %17 = wasmssa.clz %5 : i32 {a}
    %18 = wasmssa.abs %8 : f32 {a}
    %19 = wasmssa.copysign %8 %8 : f32 {a}
    %20 = wasmssa.promote %8 : f32 to f64 {a}
    wasmssa.block(%5) : i32 {a} : {
    ^bb0(%arg1: i32):
      wasmssa.branch_if %arg1 to level 0 with args(%arg1 : i32) else ^bb1 {a}
    ^bb1:  // pred: ^bb0
      wasmssa.block_return %arg1 : i32 {a}
    }> ^bb1
  ^bb1(%21: i32):  // pred: ^bb0
    wasmssa.loop(%5) : i32 {a} : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    }> ^bb2
  ^bb2(%22: i32):  // pred: ^bb1
    wasmssa.if %5(%5) : i32 {a} : {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    } else {
    ^bb0(%arg1: i32):
      wasmssa.block_return %arg1 : i32
    } > ^bb3
  ^bb3(%23: i32):  // pred: ^bb2
    wasmssa.if %5 : {
      wasmssa.block_return
    } > ^bb4
  ^bb4:  // pred: ^bb3
    wasmssa.block : {
      wasmssa.block_return
    }> ^bb5
  ^bb5:  // pred: ^bb4
    wasmssa.loop : {
      wasmssa.block_return
    }> ^bb6
  ^bb6:  // pred: ^bb5
    wasmssa.return %5, %5 : i32, i32
  }
}

