// Facts from the C++ code of Torch-MLIR.
irdl.dialect @torch attributes {
  strata.version = 1 : i32,
  strata.default_format = "operands attr-dict (`:` qualified(type(operands))^)? (`->` qualified(type(results))^)?"
} {
  irdl.type @tensor attributes {strata.interfaces = ["torch::Torch::BaseTensorType"]}
  irdl.type @vtensor attributes {strata.interfaces = ["torch::Torch::BaseTensorType"]}
  irdl.operation @constant.int attributes {
    strata.format = "$value attr-dict", strata.result_names = ["int{value}"]
  }
}
