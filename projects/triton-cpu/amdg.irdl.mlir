// Facts from the C++ code of Triton's dialect for AMD's GPUs.
irdl.dialect @amdg attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getI32SameShape", "type",
     "if (auto shaped = dyn_cast<TensorType>(type)) return shaped.clone($_builder.getI32Type());",
     "return $_builder.getI32Type();"],
    ["getPointerTypeToElement", "type",
     "auto element = getElementTypeOrSelf(type);",
     "return triton::PointerType::get(element, 1);"]]
}
