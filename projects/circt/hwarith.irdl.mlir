// Facts from the C++ code of CIRCT's dialect hwarith.
irdl.dialect @hwarith attributes {
  strata.version = 1 : i32,
  strata.functions = [["isHWArithIntegerType", "type", "return isa<IntegerType>(type) && !type.isSignless();"]]
} {
  irdl.operation @constant attributes {
    strata.infer = [["rawValue", "result", "IntegerType::get($_ctxt, $_self.getWidth())", ""]],
    strata.format = "number($rawValue) attr-dict `:` type($result)"
  }
}
