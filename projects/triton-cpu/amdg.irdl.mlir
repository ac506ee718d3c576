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
} {
  irdl.operation @in_thread_transpose attributes {
    strata.verify = [
      "auto from = $src.getType(), to = $result.getType();",
      "if (from.getShape() != to.getShape()) return emitOpError(\"Expect equal input and output shapes\");",
      "if (from.getRank() != 2) return emitOpError(\"Expect 2d tensor\");"]
  }
  irdl.operation @update_tensor_descriptor attributes {
    strata.verify = [
      "if ($add_offsets.size() == 0 && $set_bounds.size() == 0 && !$dest && !$pred && !$barrier)",
      "  return emitOpError(\"must provide at least one of add_offsets, set_bounds, dest, pred, or barrier\");",
      "auto rank = $desc.getType().getShape().size();",
      "if ($set_bounds.size() != 0 && $set_bounds.size() != rank)",
      "  return emitOpError(\"expected \") << rank << \" set_bounds to match descriptor rank, got \" << $set_bounds.size();",
      "if ($add_offsets.size() != 0 && $add_offsets.size() != rank)",
      "  return emitOpError(\"expected \") << rank << \" add_offsets to match descriptor rank, got \" << $add_offsets.size();"]
  }
}
