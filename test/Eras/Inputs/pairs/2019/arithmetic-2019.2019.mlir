func @arithmetic(%a: i32, %b: i32, %f: f32, %v: vector<4xf32>, %m: vector<4xi1>) {
  %0 = addi %a, %b : i32
  %1 = divis %0, %b : i32
  %2 = std.remiu %1, %b : i32
  %3 = shlis %2, %a : i32
  %4 = cmpi "slt", %3, %a : i32
  %5 = select %4, %a, %b : i32
  %6 = select %m, %v, %v : vector<4xf32>
  %7 = constant {t.note: "kept"} 7 : i32
  %8 = "std.xor"(%5, %7) : (i32, i32) -> i32
  %9 = exp %f : f32
  return
}
