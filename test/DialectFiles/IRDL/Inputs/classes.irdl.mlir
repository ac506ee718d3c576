// Predicates that mention classes of this file, in any order, and of another.
irdl.dialect @shapes attributes {strata.version = 1 : i32, strata.namespace = "Shapes"} {
  irdl.attribute @color attributes {
    strata.class = "ColorAttr",
    strata.enum = {class = "Shapes::Color", cases = ["red", "dark-green"], symbols = ["Red", "DarkGreen"], values = [3, 5]}
  }
  irdl.attribute @Mode attributes {
    strata.class = "ModeAttr", strata.enum = {plain, class = "Shapes::Mode", cases = ["fast", "slow"]}
  }
  irdl.operation @paint {
    // A class of its own namespace, and getters of parameters.
    %box = irdl.c_pred "isa<BoxType>($_self) && cast<BoxType>($_self).getElementType().isInteger(32)" {
      strata.summary = "box of i32"}
    // A qualified one, numbers, signs.
    %wide = irdl.c_pred "::llvm::isa<::mlir::Shapes::BoxType>($_self) && ::llvm::cast<::mlir::Shapes::BoxType>($_self).getSideLength() > 4294967000" {
      strata.summary = "wide box"}
    // Cases of enumerations.
    %red = irdl.c_pred "cast<ColorAttr>($_self).getValue() == Color::Red" {
      strata.summary = "red"}
    %green = irdl.c_pred "isa<Shapes::ColorAttr>($_self) && cast<Shapes::ColorAttr>($_self).getValue() != Shapes::Color::Red" {
      strata.summary = "not red"}
    %mode = irdl.c_pred "isa<ModeAttr>($_self) && cast<IntegerAttr>($_self).getInt() == 1" {
      strata.summary = "slow"}
    // Interfaces and traits.
    %solid = irdl.c_pred "isa<SolidInterface>($_self) && $_self.hasTrait<::mlir::Shapes::Convex>()" {
      strata.summary = "convex solid"}
    irdl.operands(box: optional %box, wide: optional %wide, solid: optional %solid)
    irdl.attributes {"red" = %red, "green" = %green, "mode" = %mode}
  }
  irdl.operation @others {
    // A class of another file's dialect, by its namespace.
    %ptr = irdl.c_pred "isa<LLVM::LLVMPointerType>($_self) && cast<LLVM::LLVMPointerType>($_self).getAddressSpace() == 1" {
      strata.summary = "pointer to space 1"}
    %list = irdl.c_pred "isa<Shapes::ListAttr>($_self) && cast<Shapes::ListAttr>($_self).getItems().size() == 2" {
      strata.summary = "two items"}
    irdl.operands(ptr: %ptr)
    irdl.attributes {"list" = %list}
  }
  // Conditions that the file does not know are accepted; known violations are not.
  irdl.operation @partial {
    %p = irdl.c_pred "inNoFile($_self) && isa<BoxType>($_self)" {
      strata.missing = ["predicate"], strata.summary = "box that C++ likes"}
    %q = irdl.c_pred "[](auto x) { goto nowhere; }($_self)" {
      strata.missing = ["predicate"], strata.summary = "whatever C++ likes"}
    irdl.operands(p: %p, q: %q)
  }
  irdl.type @box attributes {
    strata.class = "BoxType", strata.interfaces = ["SolidInterface"], strata.traits = ["Convex"]
  } {
    %e = irdl.any {strata.kind = "type"}
    %s = irdl.any {strata.kind = "u32", strata.default = "1"}
    irdl.parameters(elementType: %e, side_length: %s)
  }
  irdl.type @ball attributes {strata.interfaces = ["Shapes::SolidInterface"]}
  irdl.attribute @list attributes {strata.class = "ListAttr"} {
    %items = irdl.base "#builtin.array" {strata.kind = "array<i64>"}
    irdl.parameters(items: %items)
  }
}
