// Some operations of tensor, with the checks that mlir-opt makes for them.
irdl.dialect @tensor attributes {strata.version = 1 : i32} {
  irdl.operation @dim attributes {
    strata.traits = ["Pure"],
    strata.runtime_checks = [["in_range", "index", "tensor.rank(source)", "index is out of bounds"]],
    strata.format = "attr-dict $source `,` $index `:` type($source)",
    strata.result_names = ["dim"]
  } {
    %source = irdl.c_pred "ranked_tensor || unranked_tensor"
    %index = irdl.is index
    irdl.operands(source: %source, index: %index)
    irdl.results(result: %index)
  }
  irdl.operation @rank attributes {
    strata.traits = ["Pure"],
    strata.format = "$tensor attr-dict `:` type($tensor)",
    strata.result_names = ["rank"]
  } {
    %tensor = irdl.c_pred "ranked_tensor || unranked_tensor"
    %index = irdl.is index
    irdl.operands(tensor: %tensor)
    irdl.results(result: %index)
  }
  irdl.operation @extract attributes {
    strata.traits = ["Pure"],
    strata.infer = [["result", "tensor", "cast<ShapedType>($_self).getElementType()", "element type"]],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(tensor)", "out-of-bounds access"]],
    strata.format = "$tensor `[` $indices `]` attr-dict `:` type($tensor)",
    strata.result_names = ["extracted"]
  } {
    %tensor = irdl.c_pred "ranked_tensor"
    %indices = irdl.is index
    %result = irdl.any
    irdl.operands(tensor: %tensor, indices: variadic %indices)
    irdl.results(result: %result)
  }
  irdl.operation @insert attributes {
    strata.traits = ["Pure", "AllTypesMatch<dest, result>"],
    strata.infer = [["scalar", "dest", "cast<ShapedType>($_self).getElementType()", "element type"]],
    strata.runtime_checks = [["in_bounds", "indices", "tensor.dim(dest)", "out-of-bounds access"]],
    strata.format = "$scalar `into` $dest `[` $indices `]` attr-dict `:` type($dest)",
    strata.result_names = ["inserted"]
  } {
    %scalar = irdl.any
    %dest = irdl.c_pred "ranked_tensor"
    %indices = irdl.is index
    %result = irdl.any
    irdl.operands(scalar: %scalar, dest: %dest, indices: variadic %indices)
    irdl.results(result: %result)
  }
}

// A dialect of tests: all kinds of checks.
irdl.dialect @c attributes {strata.version = 1 : i32} {
  irdl.operation @less attributes {
    strata.runtime_checks = [
      ["slt", "a", "b", "not less"],
      ["uge", "b", "least", "too small"],
      ["ne", "a", "-1", "it is -1"],
      ["eq", "least", "5", "it is not 5"]
    ],
    strata.format = "$a `,` $b (`least` $least^)? attr-dict `:` type($a) `,` type($b)"
  } {
    %any = irdl.any
    %other = irdl.any
    irdl.operands(a: %any, b: %other)
    %least = irdl.any {strata.optional}
    irdl.attributes {"least" = %least}
  }
  // As long as `safe` does not say that it is.
  irdl.operation @join attributes {
    strata.runtime_checks = [
      ["eq", "tensor.dim(a, 1)", "tensor.dim(b, 0)", "sizes differ", "!$safe"],
      ["in_range", "4", "tensor.dim(a, 0)", "too short", "!$safe"]
    ],
    strata.format = "$a `,` $b (`safe` $safe^)? attr-dict `:` type($a) `,` type($b)"
  } {
    %any = irdl.any
    %other = irdl.any
    irdl.operands(a: %any, b: %other)
    %safe = irdl.is unit {strata.optional, strata.kind = "unit"}
    irdl.attributes {"safe" = %safe}
  }
  irdl.operation @at attributes {
    strata.runtime_checks = [["in_bounds", "at", "c.size(of)", "out of bounds"]],
    strata.format = "$of `[` $at `]` attr-dict `:` type($of) `[` type($at) `]`"
  } {
    %any = irdl.any
    %other = irdl.any
    irdl.operands(of: %any, at: variadic %other)
  }
  // No index.
  irdl.operation @size {
    %any = irdl.any
    %index = irdl.is index
    %i32 = irdl.is i32
    irdl.operands(of: %any, dim: %index)
    irdl.results(size: %i32)
  }
  // Operations that are not there, or whose results may be anything.
  irdl.operation @no_rank attributes {
    strata.runtime_checks = [["in_range", "a", "c.none(a)", "text"]]
  } {
    %any = irdl.any
    irdl.operands(a: %any)
  }
  irdl.operation @any_type attributes {
    strata.runtime_checks = [["in_range", "a", "c.unknown(a)", "text"]]
  } {
    %any = irdl.any
    irdl.operands(a: %any)
  }
  irdl.operation @unknown {
    %any = irdl.any
    %other = irdl.any
    irdl.operands(a: %any)
    irdl.results(r: %other)
  }
}
