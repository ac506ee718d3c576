irdl.dialect @sums attributes {strata.version = 1 : i32} {
  irdl.attribute @Wrap attributes {
    strata.summary = "ways to wrap around",
    strata.enum = {cases = ["none", "signed", "unsigned"], bits, separator = ", ", plain, mnemonic = "wrap"}
  }
  irdl.operation @add attributes {
    strata.format = "$value ($wrap^)? attr-dict `:` type($value)"
  } {
    %value = irdl.any
    %wrap = irdl.base @sums::@Wrap {strata.default = "none"}
    irdl.operands(value: %value)
    irdl.attributes {"wrap" = %wrap}
  }
  irdl.operation @must attributes {strata.format = "$wrap attr-dict"} {
    %wrap = irdl.base @sums::@Wrap
    irdl.attributes {"wrap" = %wrap}
  }
}
