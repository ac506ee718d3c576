// Operations of math as calls of functions of C99: those on `float` have an `f` at the end.

rule for ($op, $t, $name) in
    @absf_f32(math.absf, f32, "fabsf"), @absf_f64(math.absf, f64, "fabs"),
    @acos_f32(math.acos, f32, "acosf"), @acos_f64(math.acos, f64, "acos"),
    @asin_f32(math.asin, f32, "asinf"), @asin_f64(math.asin, f64, "asin"),
    @ceil_f32(math.ceil, f32, "ceilf"), @ceil_f64(math.ceil, f64, "ceil"),
    @cos_f32(math.cos, f32, "cosf"), @cos_f64(math.cos, f64, "cos"),
    @exp_f32(math.exp, f32, "expf"), @exp_f64(math.exp, f64, "exp"),
    @floor_f32(math.floor, f32, "floorf"), @floor_f64(math.floor, f64, "floor"),
    @round_f32(math.round, f32, "roundf"), @round_f64(math.round, f64, "round"),
    @sin_f32(math.sin, f32, "sinf"), @sin_f64(math.sin, f64, "sin") {
  %r = $op %x : $t
} => { %r = emitc.call_opaque $name(%x) : ($t) -> $t }

rule for ($op, $t, $name) in
    @atan2_f32(math.atan2, f32, "atan2f"), @atan2_f64(math.atan2, f64, "atan2"),
    @powf_f32(math.powf, f32, "powf"), @powf_f64(math.powf, f64, "pow") {
  %r = $op %x, %y : $t
} => { %r = emitc.call_opaque $name(%x, %y) : ($t, $t) -> $t }
