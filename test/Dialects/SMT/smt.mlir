// Every operation in its custom form, which is also its output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  func.func @f(%arg0: !smt.bool, %arg1: !smt.int, %arg2: !smt.bv<8>, %arg3: !smt.array<[!smt.int -> !smt.bool]>, %arg4: !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>, %arg5: !smt.sort<"x">, %arg6: !smt.sort<"y"[!smt.int, !smt.bool]>) {
    %2 = smt.and %arg0, %arg0, %arg0 {foo}
    %3 = smt.and  {foo}
    %4 = smt.apply_func %arg4(%arg1, %arg0) {foo} : !smt.func<(!smt.int, !smt.bool) !smt.bv<4>>
    %5 = smt.array.broadcast %arg0 {foo} : !smt.array<[!smt.int -> !smt.bool]>
    %6 = smt.array.select %arg3[%arg1] {foo} : !smt.array<[!smt.int -> !smt.bool]>
    %7 = smt.array.store %arg3[%arg1], %arg0 {foo} : !smt.array<[!smt.int -> !smt.bool]>
    smt.assert %arg0 {foo}
    %8 = smt.bv.add %arg2, %arg2 {foo} : !smt.bv<8>
    %9 = smt.bv.cmp slt %arg2, %arg2 {foo} : !smt.bv<8>
    %10 = smt.bv.cmp sle %arg2, %arg2 {foo} : !smt.bv<8>
    %11 = smt.bv.cmp sgt %arg2, %arg2 {foo} : !smt.bv<8>
    %12 = smt.bv.cmp sge %arg2, %arg2 {foo} : !smt.bv<8>
    %13 = smt.bv.cmp ult %arg2, %arg2 {foo} : !smt.bv<8>
    %14 = smt.bv.cmp ule %arg2, %arg2 {foo} : !smt.bv<8>
    %15 = smt.bv.cmp ugt %arg2, %arg2 {foo} : !smt.bv<8>
    %16 = smt.bv.cmp uge %arg2, %arg2 {foo} : !smt.bv<8>
    %17 = smt.bv.concat %arg2, %arg2 {foo} : !smt.bv<8>, !smt.bv<8>
    %c5_bv8 = smt.bv.constant #smt.bv<5> : !smt.bv<8> {foo}
    %c-1_bv8 = smt.bv.constant #smt.bv<-1> : !smt.bv<8>
    %18 = smt.bv.extract %arg2 from 2 {foo} : (!smt.bv<8>) -> !smt.bv<3>
    %19 = smt.bv.neg %arg2 {foo} : !smt.bv<8>
    %20 = smt.bv.repeat 4 times %arg2 {foo} : !smt.bv<8>
    %21 = smt.bv2int %arg2 {foo} : !smt.bv<8>
    %22 = smt.bv2int %arg2 signed {foo} : !smt.bv<8>
    smt.check {foo} sat {
    } unknown {
    } unsat {
    }
    %23:2 = smt.check {foo} sat {
      smt.yield %arg0, %arg1 : !smt.bool, !smt.int {foo}
    } unknown {
      smt.yield %arg0, %arg1 : !smt.bool, !smt.int
    } unsat {
      smt.yield %arg0, %arg1 : !smt.bool, !smt.int
    } -> !smt.bool, !smt.int
    %true = smt.constant true {foo}
    %24 = smt.declare_fun {foo} : !smt.bool
    %abc = smt.declare_fun "abc" {foo} : !smt.bool
    %25 = smt.distinct %arg0, %arg0 {foo} : !smt.bool
    %26 = smt.eq %arg0, %arg0 {foo} : !smt.bool
    %27 = smt.exists ["a", "b"] no_pattern weight 3 attributes {foo} {
    ^bb0(%arg7: !smt.int, %arg8: !smt.bool):
      smt.yield %arg8 : !smt.bool
    }
    %28 = smt.forall ["a", "b"] attributes {foo} {
    ^bb0(%arg7: !smt.int, %arg8: !smt.bool):
      smt.yield %arg8 : !smt.bool
    } patterns {
    ^bb0(%arg7: !smt.int, %arg8: !smt.bool):
      %42 = smt.eq %arg7, %arg7 : !smt.int
      smt.yield %42 : !smt.bool
    }, {
    ^bb0(%arg7: !smt.int, %arg8: !smt.bool):
      smt.yield %arg8, %arg8 : !smt.bool, !smt.bool
    }
    %29 = smt.forall {
      smt.yield %arg0 : !smt.bool
    }
    %30 = smt.implies %arg0, %arg0 {foo}
    %31 = smt.int.abs %arg1 {foo}
    %32 = smt.int.add %arg1, %arg1 {foo}
    %33 = smt.int.cmp lt %arg1, %arg1 {foo}
    %34 = smt.int.cmp le %arg1, %arg1 {foo}
    %35 = smt.int.cmp gt %arg1, %arg1 {foo}
    %36 = smt.int.cmp ge %arg1, %arg1 {foo}
    %c5 = smt.int.constant 5 {foo}
    %c-50000000000000000000000000000 = smt.int.constant -50000000000000000000000000000 {foo}
    %37 = smt.int.div %arg1, %arg1 {foo}
    %38 = smt.int2bv %arg1 {foo} : !smt.bv<4>
    %39 = smt.ite %arg0, %arg1, %arg1 {foo} : !smt.int
    %40 = smt.not %arg0 {foo}
    smt.pop 3 {foo}
    smt.reset {foo}
    %41 = smt.xor %arg0, %arg0 {foo}
    return
  }
  %0:2 = "f.v"() : () -> (i32, i64)
  %1:2 = smt.solver(%0#0, %0#1) {foo} : (i32, i64) -> (i8, i32) {
  ^bb0(%arg0: i32, %arg1: i64):
    smt.set_logic "AB" {foo}
    %2 = "f.w"() : () -> i8
    smt.yield %2, %arg0 : i8, i32
  }
  smt.solver() {foo} : () -> () {
  }
}

