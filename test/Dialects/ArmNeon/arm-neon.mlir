// Operations in their custom forms, which are also their output.
// RUN: %opt --allow-unregistered-dialect %s -o %t.mlir
// RUN: grep -v '^//' %s | diff - %t.mlir
// RUN: %opt --allow-unregistered-dialect --mlir-print-op-generic %t.mlir | %opt --allow-unregistered-dialect | diff %t.mlir -
module {
  %0 = "t.v"() : () -> vector<4xf32>
  %1 = "t.v"() : () -> vector<8xbf16>
  %2 = arm_neon.intr.bfmmla %0, %1, %1 {a} : vector<8xbf16> to vector<4xf32>
  %3 = "t.v"() : () -> vector<4xi32>
  %4 = "t.v"() : () -> vector<16xi8>
  %5 = arm_neon.intr.sdot %3, %4, %4 {a} : vector<16xi8>, vector<16xi8> to vector<4xi32>
  %6 = arm_neon.intr.smmla %3, %4, %4 {a} : vector<16xi8> to vector<4xi32>
  %7 = "t.v"() : () -> vector<8xi8>
  %8 = arm_neon.intr.smull %7, %7 {a} : vector<8xi8> to vector<8xi16>
  %9 = arm_neon.intr.ummla %3, %4, %4 {a} : vector<16xi8> to vector<4xi32>
  %10 = arm_neon.intr.usmmla %3, %4, %4 {a} : vector<16xi8> to vector<4xi32>
  %11 = "t.v"() : () -> vector<4x4xi8>
  %12 = arm_neon.2d.sdot %3, %11, %11 {a} : vector<4x4xi8>, vector<4x4xi8> to vector<4xi32>
  %13 = "t.v"() : () -> vector<2xi32>
  %14 = "t.v"() : () -> vector<2x4xi8>
  %15 = arm_neon.2d.sdot %13, %14, %14 {a} : vector<2x4xi8>, vector<2x4xi8> to vector<2xi32>
}

