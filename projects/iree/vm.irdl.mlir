// Facts from the C++ code of IREE's dialect vm.
irdl.dialect @vm attributes {strata.version = 1 : i32, strata.missing = ["types"]} {
  irdl.operation @func attributes {
    strata.class = "FuncOp",
    strata.summary = "function of the virtual machine",
    strata.traits = ["IsIsolatedFromAbove", "HasParent<vm.module>"],
    strata.interfaces = ["FunctionOpInterface", "CallableOpInterface", "SymbolOpInterface"],
    strata.format = "custom<SymbolVisibility>($sym_visibility) $sym_name `` signature($function_type, $arg_attrs, $res_attrs) attr-dict-with-keyword function-body($body)"
  } {
    %name = irdl.any {strata.kind = "symbol"}
    %type = irdl.any {strata.kind = "type"}
    %visibility = irdl.any {strata.kind = "string", strata.optional}
    %ordinal = irdl.any {strata.kind = "i32", strata.optional}
    %policy = irdl.any {strata.optional}
    %arguments = irdl.base "#builtin.array" {strata.optional}
    %results = irdl.base "#builtin.array" {strata.optional}
    irdl.attributes {
      "sym_name" = %name, "function_type" = %type, "sym_visibility" = %visibility,
      "ordinal" = %ordinal, "inlining_policy" = %policy,
      "arg_attrs" = %arguments, "res_attrs" = %results
    }
    %body = irdl.region
    irdl.regions(body: %body)
  }
  irdl.operation @cond_fail attributes {
    strata.format = "$condition `,` $status (`,` $message^)? attr-dict"
  }
  irdl.operation @global.i32 attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict (`=` $initial_value^)? `:` $type"
  }
  irdl.operation @global.i64 attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict (`=` $initial_value^)? `:` $type"
  }
  irdl.operation @global.f32 attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict (`=` $initial_value^)? `:` $type"
  }
  irdl.operation @global.f64 attributes {
    strata.format = "custom<SymbolVisibility>($sym_visibility) (`mutable` $is_mutable^)? $sym_name attr-dict (`=` $initial_value^)? `:` $type"
  }
  irdl.operation @export attributes {
    strata.format = "custom<SymbolAlias>($export_name, $function_ref) attr-dict"
  }
}
