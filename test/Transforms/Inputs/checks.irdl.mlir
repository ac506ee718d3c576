// Some operations of tensor, with the checks that mlir-opt makes for them.
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
  // Operations that do not exist, or whose results may be of any type.
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
