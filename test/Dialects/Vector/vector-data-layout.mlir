// The data layout says how wide an index is.
// RUN: %opt %s --split-input-file --verify-diagnostics | FileCheck %s

// CHECK-LABEL: @narrow
module @narrow attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @bitcast(%a: vector<4xindex>) -> vector<4xi32> {
    %0 = vector.bitcast %a : vector<4xindex> to vector<4xi32>
    return %0 : vector<4xi32>
  }
}

// -----

// CHECK-LABEL: module {
// CHECK:         vector.bitcast
func.func @wide(%a: vector<4xindex>) -> vector<8xi32> {
  %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32>
  return %0 : vector<8xi32>
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>} {
  func.func @narrow(%a: vector<4xindex>) -> vector<8xi32> {
    // expected-error @+1 {{'vector.bitcast' op source/result bitwidth of the minor 1-D vectors must be equal}}
    %0 = vector.bitcast %a : vector<4xindex> to vector<8xi32>
    return %0 : vector<8xi32>
  }
}
