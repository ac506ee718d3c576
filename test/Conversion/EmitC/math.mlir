// RUN: %opt --convert-math-to-emitc %s | FileCheck %s --check-prefixes=CHECK,C99
// RUN: %opt --convert-math-to-emitc=language-target=cpp11 %s | FileCheck %s --check-prefixes=CHECK,CPP
// RUN: not %opt --convert-math-to-emitc=language-target=cobol %s 2>&1 | FileCheck %s --check-prefix=LANGUAGE
// LANGUAGE: language-target
//
// Calls of functions of the C or C++ library. Others stay.

// CHECK-LABEL: func.func @unary
func.func @unary(%a: f32, %b: f64) -> (f32, f64) {
  // C99: emitc.call_opaque "fabsf"
  // CPP: emitc.call_opaque "std::fabs"
  %0 = math.absf %a : f32
  // C99-NEXT: emitc.call_opaque "acosf"
  // CPP-NEXT: emitc.call_opaque "std::acos"
  %1 = math.acos %0 : f32
  // C99-NEXT: emitc.call_opaque "asinf"
  // CPP-NEXT: emitc.call_opaque "std::asin"
  %2 = math.asin %1 : f32
  // C99-NEXT: emitc.call_opaque "ceilf"
  // CPP-NEXT: emitc.call_opaque "std::ceil"
  %3 = math.ceil %2 : f32
  // C99-NEXT: emitc.call_opaque "cosf"
  // CPP-NEXT: emitc.call_opaque "std::cos"
  %4 = math.cos %3 : f32
  // C99-NEXT: emitc.call_opaque "exp"({{.*}}) : (f64) -> f64
  // CPP-NEXT: emitc.call_opaque "std::exp"({{.*}}) : (f64) -> f64
  %5 = math.exp %b : f64
  // C99-NEXT: emitc.call_opaque "floor"
  // CPP-NEXT: emitc.call_opaque "std::floor"
  %6 = math.floor %5 : f64
  // C99-NEXT: emitc.call_opaque "round"
  // CPP-NEXT: emitc.call_opaque "std::round"
  %7 = math.round %6 : f64
  // C99-NEXT: emitc.call_opaque "sin"
  // CPP-NEXT: emitc.call_opaque "std::sin"
  %8 = math.sin %7 fastmath<fast> : f64
  return %4, %8 : f32, f64
}

// CHECK-LABEL: func.func @binary
func.func @binary(%a: f32, %b: f64) -> (f32, f64) {
  // C99: emitc.call_opaque "atan2f"({{.*}}) : (f32, f32) -> f32
  // CPP: emitc.call_opaque "std::atan2"({{.*}}) : (f32, f32) -> f32
  %0 = math.atan2 %a, %a : f32
  // C99-NEXT: emitc.call_opaque "pow"
  // CPP-NEXT: emitc.call_opaque "std::pow"
  %1 = math.powf %b, %b : f64
  return %0, %1 : f32, f64
}

// CHECK-LABEL: func.func @others
func.func @others(%a: f32) -> f32 {
  // CHECK: math.tanh
  %0 = math.tanh %a : f32
  return %0 : f32
}
