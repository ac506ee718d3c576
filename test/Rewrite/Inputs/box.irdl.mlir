// Types for conversions: with a type, two types, a number that may be left out,
// and without parameters.
irdl.dialect @box attributes {strata.version = 1 : i32} {
  irdl.type @one {
    %inner = irdl.any {strata.kind = "type"}
    irdl.parameters(inner: %inner)
  }
  irdl.type @two {
    %first = irdl.any {strata.kind = "type"}
    %second = irdl.any {strata.kind = "type"}
    irdl.parameters(first: %first, second: %second)
  }
  irdl.type @sized {
    %inner = irdl.c_pred "type_attr_of(any_float || integer)" {strata.kind = "type", strata.summary = "float or integer"}
    %size = irdl.any {strata.kind = "i64", strata.default = "1"}
    irdl.parameters(inner: %inner, size: %size)
  }
  irdl.type @nothing
  irdl.operation @use {
    %any = irdl.any
    irdl.operands(values: variadic %any)
  }
}
