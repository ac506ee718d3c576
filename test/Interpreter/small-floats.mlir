// A NaN of a format without payloads becomes a NaN of another format.
// RUN: %run-fn --interpret-only %s

// RUN-FN: no_payload(-1) == NaN
// RUN-FN: no_payload(127) == 1
func.func @no_payload(%bits: i8) -> f32 {
  %0 = arith.bitcast %bits : i8 to f8E8M0FNU
  %1 = arith.extf %0 : f8E8M0FNU to f32
  return %1 : f32
}
