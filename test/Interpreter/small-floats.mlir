// RUN: %strata interpret %s --entry=no_payload -- -1 | FileCheck %s --check-prefix=NAN
// RUN: %strata interpret %s --entry=no_payload 127 | FileCheck %s --check-prefix=ONE
//
// A NaN of a format without payloads becomes a NaN of another format.

// NAN: NaN
// ONE: {{^}}1
func.func @no_payload(%bits: i8) -> f32 {
  %0 = arith.bitcast %bits : i8 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f32
  return %1 : f32
}
