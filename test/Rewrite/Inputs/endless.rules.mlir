// Rules of types that would never end: one that requires its own type, two that require each
// other's, one that requires ever larger types, one for ever larger numbers.
conversion.type {
^bb0(%t : !pdl.type):
  take "box.nothing" of %t
  %own = convert %t
  yield %own
}
conversion.type {
^bb0(%t : !pdl.type):
  check "strata.pred: f32"(%t : !pdl.type)
  %f64 = pdl.type : f64
  %other = convert %f64
  yield %other
}
conversion.type {
^bb0(%t : !pdl.type):
  check "strata.pred: f64"(%t : !pdl.type)
  %f32 = pdl.type : f32
  %other = convert %f32
  yield %other
}
conversion.type {
^bb0(%t : !pdl.type):
  %inner = take "box.one" of %t : !pdl.type
  %two = make "box.two"(%t, %t : !pdl.type, !pdl.type)
  %larger = make "box.one"(%two : !pdl.type)
  %a = convert %larger
  %b = convert %larger
  yield %a
}
conversion.type {
^bb0(%t : !pdl.type):
  %inner, %size = take "box.sized" of %t : !pdl.type, !pdl.attribute
  %one = pdl.attribute = 1 : i64
  %more = check "strata.add"(%size, %one : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %larger = make "box.sized"(%inner, %more : !pdl.type, !pdl.attribute)
  %converted = convert %larger
  yield %converted
}
// A rule creates the operation that it matches, and requires types as it goes.
conversion.target illegal ["src"]
pdl.pattern @again : benefit(1) {
  %type = type
  %op = operation "src.again" -> (%type : !pdl.type)
  rewrite %op {
    %converted = apply_native_rewrite "convertType"(%type : !pdl.type) : !pdl.type
    %new = operation "src.again" -> (%converted : !pdl.type)
    replace %op with %new
  }
}
pdl.pattern @there : benefit(1) {
  %type = type
  %op = operation "src.there" -> (%type : !pdl.type)
  rewrite %op {
    %new = operation "src.back" -> (%type : !pdl.type)
    replace %op with %new
  }
}
pdl.pattern @back : benefit(1) {
  %type = type
  %op = operation "src.back" -> (%type : !pdl.type)
  rewrite %op {
    %new = operation "src.there" -> (%type : !pdl.type)
    replace %op with %new
  }
}
