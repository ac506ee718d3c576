// Rules of types: constants, and bodies with each of the steps.
conversion.target legal ["box"] retyped ["src"]

// One for one, several, and none.
conversion.type i1 to i8
conversion.type i2 to i16, i17
conversion.type i3 to

// A part is converted, and something is made of it.
conversion.type {
^bb0(%t : !pdl.type):
  %inner = take "box.one" of %t : !pdl.type
  %converted = convert %inner
  yield %converted
}

// Both parts, one after the other.
conversion.type {
^bb0(%t : !pdl.type):
  %first, %second = take "box.two" of %t : !pdl.type, !pdl.type
  yield %first, %second
}

// A parameter that is no type, a constant, a computation.
conversion.type {
^bb0(%t : !pdl.type):
  %inner, %size = take "box.sized" of %t : !pdl.type, !pdl.attribute
  %limit = pdl.attribute = 4 : i64
  check "strata.slt"(%size, %limit : !pdl.attribute, !pdl.attribute)
  %more = check "strata.add"(%size, %size : !pdl.attribute, !pdl.attribute) : !pdl.attribute
  %f32 = pdl.type : f32
  %made = make "box.sized"(%f32, %more : !pdl.type, !pdl.attribute)
  check "strata.ne"(%size, %limit : !pdl.attribute, !pdl.attribute)
  %end = pdl.attribute = 2 : i64
  check "strata.eq"(%size, %end : !pdl.attribute, !pdl.attribute) {isNegated = true}
  yield %made
}
