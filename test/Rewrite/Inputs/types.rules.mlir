// Rules of types: constants, and bodies with each of the steps.
conversion.target legal ["box"] retyped ["src"]

// One for one, several, and none.
conversion.type i1 to i8
conversion.type i2 to i16, i17
conversion.type i3 to

// The first of several rules counts.
conversion.type i1 to i9

// A part is converted.
conversion.type {
^bb0(%t : !pdl.type):
  %inner = take "box.one" of %t : !pdl.type
  %converted = convert %inner
  yield %converted
}

// Two parts, one after the other.
conversion.type {
^bb0(%t : !pdl.type):
  %first, %second = take "box.two" of %t : !pdl.type, !pdl.type
  %a = convert %first
  %b = convert %second
  yield %a, %b
}

// A parameter that is no type, a constant, a computation; a default.
conversion.type {
^bb0(%t : !pdl.type):
  %inner, %size = take "box.sized" of %t : !pdl.type, !pdl.attribute
  %limit = pdl.attribute = 4 : i64
  check "strata.slt"(%size, %limit : !pdl.attribute, !pdl.attribute)
  check "strata.is_one"(%size : !pdl.attribute) {isNegated = true}
  %one = pdl.attribute = 1 : i64
  %more = check "strata.add"(%size, %one : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %f32 = pdl.type : f32
  %made = make "!box.sized"(%f32, %more : !pdl.type, !pdl.attribute)
  %converted = convert %made
  yield %converted
}
conversion.type {
^bb0(%t : !pdl.type):
  %inner, %size = take "box.sized" of %t : !pdl.type, !pdl.attribute
  check "strata.is_one"(%size : !pdl.attribute)
  check "strata.pred: any_float"(%inner : !pdl.type) {isNegated = true}
  %nothing = make "box.nothing"
  yield %nothing
}

// A type that cannot be made has no conversion.
conversion.type {
^bb0(%t : !pdl.type):
  check "strata.pred: f64"(%t : !pdl.type)
  %index = pdl.type : index
  %bad = make "box.sized"(%index : !pdl.type)
  yield %bad
}

conversion.type {
^bb0(%t : !pdl.type):
  check "strata.is_index"(%t : !pdl.type)
  refuse
}
