// RUN: %strata interpret %s --entry=not_a_number | FileCheck %s --check-prefix=POISON
//
// A NaN of a format without payloads becomes a NaN of another format.
// RUN: %run-fn --interpret-only %s

// RUN-FN: no_payload(-1) == NaN
// RUN-FN: no_payload(127) == 1
func.func @no_payload(%bits: i8) -> f32 {
  %0 = arith.bitcast %bits : i8 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f32
  return %1 : f32
}

// NaN is poison in a format without NaN.
// POISON:      poison
// POISON-NEXT: NaN
// POISON-NEXT: NaN
func.func @not_a_number() -> (f4E2M1FN, f8E4M3FN, f8E4M3FN) {
  %nan = arith.constant 0x7FC00000 : f32
  %inf = arith.constant 0xFF800000 : f32
  %large = arith.constant 1000.0 : f32
  %0 = arith.truncf %nan : f32 to f4E2M1FN
  %1 = arith.truncf %inf : f32 to f8E4M3FN
  %2 = arith.truncf %large : f32 to f8E4M3FN
  return %0, %1, %2 : f4E2M1FN, f8E4M3FN, f8E4M3FN
}
