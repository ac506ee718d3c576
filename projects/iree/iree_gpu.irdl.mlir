// Facts from the C++ code of IREE's dialect for GPUs.
irdl.dialect @iree_gpu attributes {strata.version = 1 : i32} {
  irdl.attribute @lowering_config attributes {
    strata.verify = [
      "auto operands = $attributes.get(\"promote_operands\"), types = $attributes.get(\"promotion_types\");",
      "if (!types) return success();",
      "if (!isa<ArrayAttr>(types)) return emitError(\"promotion_types must be an array\");",
      "if (operands && operands.size() != types.size())",
      "  return emitError(\"promote_operands and promotion_types must have the same length\");",
      "for (auto type : types)",
      "  if (!isa<IREE::GPU::PromotionAttr>(type))",
      "    return emitError(\"promotion_types elements must implement IREE::GPU::PromotionAttr\");"]
  }
}
