// The dialect of numbers.irdl.mlir in the spellings of 2022 and 2023: `is_type`,
// `any_type`, `parametric_type` with a string, symbols of the own dialect without
// its name, values without names.
irdl.dialect numbers {
  irdl.type pair {
    %0 = irdl.is_type : f32
    %1 = irdl.is_type : f64
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(%2)
  }
  irdl.type @anything { %0 = irdl.any_type irdl.parameters(%0) }
  irdl.type @of_integer { %0 = irdl.base "!builtin.integer" irdl.parameters(%0) }
  irdl.type @of_pair { %0 = irdl.base @pair irdl.parameters(%0) }
  irdl.type @small_float {
    %0 = irdl.is_type : i32
    %1 = irdl.is_type : f32
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.is_type : f64
    %4 = irdl.any_of(%1, %3)
    %5 = irdl.all_of(%2, %4)
    irdl.parameters(%5)
  }
  irdl.type @of_number {
    %0 = irdl.c_pred "::llvm::isa<::mlir::IntegerAttr>($_self)"
    irdl.parameters(%0)
  }
  irdl.attribute @mode {
    %0 = irdl.is "fast"
    %1 = irdl.is "exact"
    %2 = irdl.any_of(%0, %1)
    irdl.parameters(%2)
  }
  irdl.operation @mul {
    %0 = irdl.is_type : f32
    %1 = irdl.is_type : f64
    %2 = irdl.any_of(%0, %1)
    %3 = irdl.parametric_type : "numbers.pair"<%2>
    irdl.operands(%3, %3)
    irdl.results(%3)
  }
  irdl.operation @parts {
    %0 = irdl.any
    %1 = irdl.parametric @pair<%0>
    irdl.operands(%1)
    irdl.results(%0, %0)
  }
  irdl.operation @tagged {
    %0 = irdl.any
    %1 = irdl.is i64
    irdl.attributes {"first" = %0, "second" = %1}
  }
  irdl.operation @many {
    %0 = irdl.is i32
    %1 = irdl.is f32
    %2 = irdl.is f64
    irdl.operands(%0, optional %1, variadic %2)
    irdl.results(%0, single %0, variadic %2)
  }
  irdl.operation @bodies {
    %0 = irdl.is i32
    %1 = irdl.is i64
    %2 = irdl.region
    %3 = irdl.region()
    %4 = irdl.region(%0, %1)
    %5 = irdl.region with size 3
    irdl.regions(%2, %3, %4, %5)
  }
}
