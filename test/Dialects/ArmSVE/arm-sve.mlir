// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> vector<[16]xi1>
  %1 = arm_sve.convert_from_svbool %0 {a} : vector<[16]xi1>
  %2 = arm_sve.convert_to_svbool %0 {a} : vector<[16]xi1>
  %3 = "t.v"() : () -> vector<[4]xf32>
  %4 = arm_sve.dupq_lane %3[11] {a} : vector<[4]xf32>
  %5 = "arm_sve.intr.add"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %6 = "t.v"() : () -> vector<[8]xbf16>
  %7 = arm_sve.intr.bfmmla %3, %6, %6 {a} : vector<[8]xbf16> to vector<[4]xf32>
  %8 = "arm_sve.intr.dupq_lane"(%3) <{lane = 11 : i64}> {a} : (vector<[4]xf32>) -> i32
  %9 = "arm_sve.intr.fadd"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %10 = "arm_sve.intr.fdiv"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %11 = "arm_sve.intr.fmul"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %12 = "arm_sve.intr.fsub"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %13 = "arm_sve.intr.mul"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %14 = "arm_sve.intr.sdiv"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %15 = "arm_sve.intr.sdot"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %16 = "arm_sve.intr.smmla"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %17 = "arm_sve.intr.sub"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %18 = "arm_sve.intr.udiv"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %19 = "arm_sve.intr.udot"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %20 = "arm_sve.intr.ummla"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %21 = "arm_sve.intr.usmmla"(%3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %22 = "arm_sve.intr.zip.x2"(%3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>) -> i32
  %23 = "arm_sve.intr.zip.x4"(%3, %3, %3, %3) {a} : (vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>, vector<[4]xf32>) -> i32
  %24 = "t.v"() : () -> vector<[4]xi1>
  %25 = arm_sve.masked.addf %24, %3, %3 {a} : vector<[4]xi1>, vector<[4]xf32>
  %26 = "t.v"() : () -> vector<[4]xi8>
  %27 = arm_sve.masked.addi %24, %26, %26 {a} : vector<[4]xi1>, vector<[4]xi8>
  %28 = arm_sve.masked.divf %24, %3, %3 {a} : vector<[4]xi1>, vector<[4]xf32>
  %29 = arm_sve.masked.divi_signed %24, %26, %26 {a} : vector<[4]xi1>, vector<[4]xi8>
  %30 = arm_sve.masked.divi_unsigned %24, %26, %26 {a} : vector<[4]xi1>, vector<[4]xi8>
  %31 = arm_sve.masked.mulf %24, %3, %3 {a} : vector<[4]xi1>, vector<[4]xf32>
  %32 = arm_sve.masked.muli %24, %26, %26 {a} : vector<[4]xi1>, vector<[4]xi8>
  %33 = arm_sve.masked.subf %24, %3, %3 {a} : vector<[4]xi1>, vector<[4]xf32>
  %34 = arm_sve.masked.subi %24, %26, %26 {a} : vector<[4]xi1>, vector<[4]xi8>
  %35 = "t.v"() : () -> vector<[1]xi1>
  %36 = "t.v"() : () -> index
  %37 = arm_sve.psel %35, %35[%36] {a} : vector<[1]xi1>, vector<[1]xi1>
  %38 = "t.v"() : () -> vector<[4]xi32>
  %39 = "t.v"() : () -> vector<[16]xi8>
  %40 = arm_sve.sdot %38, %39, %39 {a} : vector<[16]xi8> to vector<[4]xi32>
  %41 = arm_sve.smmla %38, %39, %39 {a} : vector<[16]xi8> to vector<[4]xi32>
  %42 = arm_sve.udot %38, %39, %39 {a} : vector<[16]xi8> to vector<[4]xi32>
  %43 = arm_sve.ummla %38, %39, %39 {a} : vector<[16]xi8> to vector<[4]xi32>
  %44 = arm_sve.usmmla %38, %39, %39 {a} : vector<[16]xi8> to vector<[4]xi32>
  %resultV1, %resultV2 = arm_sve.zip.x2 %3, %3 {a} : vector<[4]xf32>
  %resultV1_0, %resultV2_1, %resultV3, %resultV4 = arm_sve.zip.x4 %3, %3, %3, %3 {a} : vector<[4]xf32>
}

