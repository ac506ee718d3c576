// Facts from the C++ code of CIRCT's dialect llhd.
irdl.dialect @llhd attributes {
  strata.version = 1 : i32,
  strata.functions = [
    ["fieldRef", "type, field",
     "auto record = cast<hw::StructType>(cast<RefType>(type).getNestedType());",
     "for (auto [name, inner] : llvm::zip(record.getNames(), record.getTypes()))",
     "  if (name == field.getValue()) return RefType::get(inner);",
     "return Type();"]]
} {
  irdl.operation @sig.struct_extract attributes {
    strata.infer = [["result", "input, field", "fieldRef($_self, $field)", ""]]
  }
}
