// Attributes of rules had no `=` until LLVM 14; natives had constant parameters.
module attributes {
  history.dialects = [["pdl_old", "2020-2021", "pdl"]],
  history.renamed = [
    ["pdl.attribute", "pdl_old.attribute", "2020-2021", "^[^:={ \n]"],
    ["pdl.rewrite", "pdl_old.rewrite", "2020-2021", "^(%[A-Za-z0-9_]+ *)?with *\"[^\"]*\" *\\["],
    ["pdl.apply_native_constraint", "pdl_old.apply_native_constraint", "2020-2021", "^\"[^\"]*\" *\\["],
    ["pdl.apply_native_rewrite", "pdl_old.apply_native_rewrite", "2020-2021", "^\"[^\"]*\" *\\["]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["pdl.range", "16"], ["pdl_interp.create_range", "16"]]
} {
  irdl.dialect @pdl_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations of pdl that were written otherwise"
  } {
    irdl.operation @attribute attributes {
      strata.summary = "a constant",
      strata.format = "$value attr-dict"
    } {
      %value = irdl.any
      %result = irdl.is !pdl.attribute
      irdl.attributes {"value" = %value}
      irdl.results(result: %result)
    }
    irdl.operation @rewrite attributes {
      strata.summary = "the name of a rewrite in C++, with constant parameters",
      strata.traits = ["AttrSizedOperandSegments"],
      strata.format = "($root^)? `with` $name $params (`(` $args^ `:` type($args) `)`)? attr-dict"
    } {
      %root = irdl.is !pdl.operation
      %args = irdl.any
      %name = irdl.base "#builtin.string" {strata.kind = "string"}
      %params = irdl.c_pred "array_attr"
      irdl.operands(root: optional %root, args: variadic %args)
      irdl.attributes {"name" = %name, "params" = %params}
    }
    irdl.operation @apply_native_constraint attributes {
      strata.summary = "a condition in C++, with constant parameters",
      strata.format = "$name $params (`(` $args^ `:` type($args) `)`)? (`:` type($results)^)? attr-dict"
    } {
      %args = irdl.any
      %results = irdl.any
      %name = irdl.base "#builtin.string" {strata.kind = "string"}
      %params = irdl.c_pred "array_attr"
      irdl.operands(args: variadic %args)
      irdl.attributes {"name" = %name, "params" = %params}
      irdl.results(results: variadic %results)
    }
    irdl.operation @apply_native_rewrite attributes {strata.like = "apply_native_constraint"} {}
  }
  pdl.pattern @attribute : benefit(1) {
    %value = attribute
    %type = type
    %old = operation "pdl_old.attribute" {"value" = %value} -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "pdl.attribute" {"value" = %value} -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  // Constants are ordinary arguments after the others.
  pdl.pattern @rewrite : benefit(1) {
    %root = operands
    %args = operands
    %name = attribute
    %params = attribute
    %old = operation "pdl_old.rewrite"(%root, %args : !pdl.range<value>, !pdl.range<value>) {"name" = %name, "params" = %params}
    rewrite %old {
      %new = apply_native_rewrite "strata.text: pdl.rewrite $0 with $2 native_arguments($1, $3)"(%root, %args, %name, %params : !pdl.range<value>, !pdl.range<value>, !pdl.attribute, !pdl.attribute) : !pdl.operation
      erase %old
    }
  }
  pdl.pattern @native : benefit(1) attributes {
    strata.parameters = ["name"],
    strata.instances = [["apply_native_constraint"], ["apply_native_rewrite"]]
  } {
    %args = operands
    %name = attribute
    %params = attribute
    %types = types
    %old = operation "pdl_old.$name"(%args : !pdl.range<value>) {"name" = %name, "params" = %params} -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($3)pdl.$name $1 native_arguments($0, $2) colon($3)"(%args, %name, %params, %types : !pdl.range<value>, !pdl.attribute, !pdl.attribute, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
}
