// Predicates and type functions that call functions written in C++.
irdl.dialect @calls attributes {
  strata.version = 1 : i32,
  strata.named_predicates = [["good", "ours::isGood($_self)", "good"]]
} {
  irdl.type @box {
    %0 = irdl.c_pred "ours::isGood($_self)"
    irdl.parameters(content: %0)
  }
  irdl.operation @checked attributes {
    strata.predicates = [["ours::isSafe($a.getType())", "a is safe"]],
    strata.infer = [["b", "a", "ours::widen($_self)", "b is wider than a"]],
    strata.runtime_checks = [["eq", "4", "tensor.dim(a, 0)", "sizes differ", "ours::isDynamic($a.getType())"]]
  } {
    %a = irdl.c_pred "good && ours::isLarge($_self)"
    %b = irdl.any
    irdl.operands(a: %a)
    irdl.results(b: %b)
  }
}
