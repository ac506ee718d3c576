// Operations of math as calls of functions of C++11, which are overloaded.

rule for ($op, $t, $name) in
    @absf_f32(math.absf, f32, "std::fabs"), @absf_f64(math.absf, f64, "std::fabs"),
    @acos_f32(math.acos, f32, "std::acos"), @acos_f64(math.acos, f64, "std::acos"),
    @asin_f32(math.asin, f32, "std::asin"), @asin_f64(math.asin, f64, "std::asin"),
    @ceil_f32(math.ceil, f32, "std::ceil"), @ceil_f64(math.ceil, f64, "std::ceil"),
    @cos_f32(math.cos, f32, "std::cos"), @cos_f64(math.cos, f64, "std::cos"),
    @exp_f32(math.exp, f32, "std::exp"), @exp_f64(math.exp, f64, "std::exp"),
    @floor_f32(math.floor, f32, "std::floor"), @floor_f64(math.floor, f64, "std::floor"),
    @round_f32(math.round, f32, "std::round"), @round_f64(math.round, f64, "std::round"),
    @sin_f32(math.sin, f32, "std::sin"), @sin_f64(math.sin, f64, "std::sin") {
  %r = $op %x : $t
} => { %r = emitc.call_opaque $name(%x) : ($t) -> $t }

rule for ($op, $t, $name) in
    @atan2_f32(math.atan2, f32, "std::atan2"), @atan2_f64(math.atan2, f64, "std::atan2"),
    @powf_f32(math.powf, f32, "std::pow"), @powf_f64(math.powf, f64, "std::pow") {
  %r = $op %x, %y : $t
} => { %r = emitc.call_opaque $name(%x, %y) : ($t, $t) -> $t }
