// Facts from the C++ code of CIRCT's dialect comb.
irdl.dialect @comb attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["concatenate", "types",
     "int64_t width = 0;",
     "for (auto type : types) width += cast<IntegerType>(type).getWidth();",
     "return $_builder.getIntegerType(width);"]]
} {
  irdl.operation @concat attributes {
    strata.format = "$inputs attr-dict `:` qualified(type($inputs))",
    strata.infer = [["result", "inputs", "concatenate($_self)", ""]]
  }
}
