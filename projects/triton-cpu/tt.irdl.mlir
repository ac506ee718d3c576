// Facts from the C++ code of Triton.
irdl.dialect @tt attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["getPointeeType", "type",
     "if (auto shaped = dyn_cast<TensorType>(type)) {",
     "  auto element = dyn_cast<triton::PointerType>(shaped.getElementType());",
     "  if (element) return shaped.clone(element.getPointeeType());",
     "}",
     "if (auto pointer = dyn_cast<triton::PointerType>(type)) return pointer.getPointeeType();",
     "return type;"]]
} {
  irdl.type @ptr attributes {
    strata.class = "PointerType", strata.record = "TT_PtrType",
    strata.format = "`<` $pointeeType (`,` $addressSpace^)? `>`"
  } {
    %pointee = irdl.any {strata.kind = "type"}
    %space = irdl.any {strata.kind = "i32", strata.default = "1", strata.cpp_type = "int"}
    irdl.parameters(pointeeType: %pointee, addressSpace: %space)
  }
}
