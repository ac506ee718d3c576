// Facts from the C++ code of CIRCT's dialect seq.
irdl.dialect @seq attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["OptionalTypeMatch", "type, value, valueType", ""],
    ["OptionalImmutableTypeMatch", "type, value, valueType", ""]]
} {
  irdl.operation @compreg attributes {
    strata.infer = [["resetValue", "data", "$_self", ""], ["initialValue", "data", "ImmutableType::get($_self)", ""]]
  }
  irdl.operation @compreg.ce attributes {
    strata.infer = [["resetValue", "data", "$_self", ""], ["initialValue", "data", "ImmutableType::get($_self)", ""]]
  }
  irdl.operation @shiftreg attributes {
    strata.infer = [["resetValue", "data", "$_self", ""], ["powerOnValue", "data", "$_self", ""]]
  }
  irdl.operation @firreg attributes {
    strata.infer = [["resetValue", "data", "$_self", ""], ["preset", "data", "$_self", ""]],
    strata.format = "$next `clock` $clk (`sym` $inner_sym^)? (`reset` (`async` $isAsync^) : (`sync`)? $reset^ `,` $resetValue)? (`preset` number($preset)^)? result-name($name) attr-dict `:` type($data)"
  }
}
