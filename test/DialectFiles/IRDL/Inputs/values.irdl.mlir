// Kinds with values that have no spelling.
irdl.dialect @d attributes {strata.version = 1 : i32} {
  // The bit 4 is in a group only, and groups are not printed.
  irdl.attribute @Bits attributes {
    strata.enum = {plain, bits, cases = ["a", "b", "group"],
                   values = [1, 2, 6]}
  }
  irdl.operation @bits attributes {strata.format = "$value attr-dict"} {
    %value = irdl.base @d::@Bits
    irdl.attributes {"value" = %value}
  }
  irdl.operation @symbol attributes {strata.format = "$value attr-dict"} {
    %value = irdl.any {strata.kind = "symbol"}
    irdl.attributes {"value" = %value}
  }
  irdl.operation @shape attributes {strata.format = "$value attr-dict"} {
    %value = irdl.any {strata.kind = "shape"}
    irdl.attributes {"value" = %value}
  }
  irdl.operation @unsigned attributes {strata.format = "$value attr-dict"} {
    %value = irdl.any {strata.kind = "dense<ui64>"}
    irdl.attributes {"value" = %value}
  }
  // A name from an enumeration whose values are integers.
  irdl.operation @named attributes {strata.result_names = ["x{value}"]} {
    %value = irdl.any
    irdl.attributes {"value" = %value}
    irdl.results(result: %value)
  }
}
