// RUN: %opt --convert-math-to-emitc --verify-diagnostics %s

func.func @half(%a: f16) -> f16 {
  // expected-error@+2 {{failed to legalize operation 'math.sin' that was explicitly marked illegal}}
  // expected-note@+1 2 {{does not match}}
  %0 = math.sin %a : f16
  return %0 : f16
}
