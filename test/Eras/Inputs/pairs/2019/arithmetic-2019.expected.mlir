module {
  func.func @arithmetic(%arg0: i32, %arg1: i32, %arg2: f32, %arg3: vector<4xf32>, %arg4: vector<4xi1>) {
    %0 = arith.addi %arg0, %arg1 : i32
    %1 = arith.divsi %0, %arg1 : i32
    %2 = arith.remui %1, %arg1 : i32
    %3 = arith.shli %2, %arg0 : i32
    %4 = arith.cmpi slt, %3, %arg0 : i32
    %5 = arith.select %4, %arg0, %arg1 : i32
    %6 = arith.select %arg4, %arg3, %arg3 : vector<4xi1>, vector<4xf32>
    %c7_i32 = arith.constant {t.note = "kept"} 7 : i32
    %7 = arith.xori %5, %c7_i32 : i32
    %8 = math.exp %arg2 : f32
    return
  }
}

