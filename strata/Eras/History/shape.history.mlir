// Operations of shape that were written without types, when all shapes were
// `!shape.shape` and all sizes `!shape.size`.
module attributes {
  history.dialects = [["shape_old", "2020", "shape"]],
  history.rule_roots = [["shape.split_at"]],
  history.renamed = [
    ["shape.join", "shape.meet", "2020-2021"],
    ["shape.num_elements", "shape_old.num_elements", "2020", "!:"],
    ["shape.rank", "shape_old.rank", "2020", "!:"],
    ["shape.size_to_index", "shape_old.size_to_index", "2020", "!:"],
    ["shape.get_extent", "shape_old.get_extent", "2020", "!:"],
    ["shape.broadcast", "shape_old.broadcast", "2020", "!:"],
    ["shape.cstr_broadcastable", "shape_old.cstr_broadcastable", "2020", "!:"],
    ["shape.cstr_eq", "shape_old.cstr_eq", "2020", "!:"],
    ["shape.mul", "shape_old.mul", "2020", "!:"],
    ["shape.add", "shape_old.add", "2020", "!:"],
    ["shape.any", "shape_old.any", "2020", "!:"],
    ["shape.shape_of", "shape_old.shape_of", "2020", "!->"],
    ["shape.to_extent_tensor", "shape_old.to_extent_tensor", "2020", "!->"],
    ["shape.reduce", "shape_old.reduce", "2020", "!:"],
    ["shape.const_shape", "shape_old.const_extents", "2020", ": *tensor<\\?xindex>"],
    ["shape.const_shape", "shape_old.const_shape", "2020", "!:"]],
  // The first version of LLVM, among 15, 16, 19 and 22, that has each part, and the name
  // before.
  history.since = [
    ["shape.dim", "16"], ["shape.value_of", "16"]]
} {
  irdl.dialect @shape_old attributes {
    strata.version = 1 : i32,
    strata.summary = "operations on shapes without types"
  } {
    irdl.operation @num_elements attributes {
      strata.summary = "shape.num_elements without types",
      strata.format = "$a attr-dict"
    } {
      %a = irdl.is !shape.shape
      %result = irdl.is !shape.size
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @rank attributes {
      strata.summary = "shape.rank without types",
      strata.format = "$a attr-dict"
    } {
      %a = irdl.is !shape.shape
      %result = irdl.is !shape.size
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @size_to_index attributes {
      strata.summary = "shape.size_to_index without types",
      strata.format = "$a attr-dict"
    } {
      %a = irdl.is !shape.size
      %result = irdl.is index
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @get_extent attributes {
      strata.summary = "shape.get_extent without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.shape
      %b = irdl.is !shape.size
      %result = irdl.is !shape.size
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @broadcast attributes {
      strata.summary = "shape.broadcast without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.shape
      %b = irdl.is !shape.shape
      %result = irdl.is !shape.shape
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @cstr_broadcastable attributes {
      strata.summary = "shape.cstr_broadcastable without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.shape
      %b = irdl.is !shape.shape
      %result = irdl.is !shape.witness
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @cstr_eq attributes {
      strata.summary = "shape.cstr_eq without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.shape
      %b = irdl.is !shape.shape
      %result = irdl.is !shape.witness
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @mul attributes {
      strata.summary = "shape.mul without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.size
      %b = irdl.is !shape.size
      %result = irdl.is !shape.size
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @add attributes {
      strata.summary = "shape.add without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.size
      %b = irdl.is !shape.size
      %result = irdl.is !shape.size
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @any attributes {
      strata.summary = "shape.any without types",
      strata.format = "$a `,` $b attr-dict"
    } {
      %a = irdl.is !shape.shape
      %b = irdl.is !shape.shape
      %result = irdl.is !shape.shape
      irdl.operands(a: %a, b: %b)
      irdl.results(result: %result)
    }
    irdl.operation @shape_of attributes {
      strata.summary = "shape.shape_of with the type of its operand only",
      strata.format = "$arg attr-dict `:` type($arg)"
    } {
      %arg = irdl.any
      %result = irdl.is !shape.shape
      irdl.operands(arg: %arg)
      irdl.results(result: %result)
    }
    irdl.operation @to_extent_tensor attributes {
      strata.summary = "shape.to_extent_tensor with the type of its result only",
      strata.format = "$a attr-dict `:` type($result)"
    } {
      %a = irdl.is !shape.shape
      %result = irdl.any
      irdl.operands(a: %a)
      irdl.results(result: %result)
    }
    irdl.operation @reduce attributes {
      strata.summary = "shape.reduce with the types of its results only",
      strata.format = "`(` $shape `,` $inits `)` `->` types($results) $body attr-dict",
      strata.infer = [["inits", "results", "$_self"]]
    } {
      %shape = irdl.is !shape.shape
      %inits = irdl.any
      %results = irdl.any
      %body = irdl.region
      irdl.operands(shape: %shape, inits: variadic %inits)
      irdl.results(results: variadic %results)
      irdl.regions(body: %body)
    }
    irdl.operation @const_extents attributes {
      strata.summary = "a constant whose type does not say how many extents it has",
      strata.format = "$sizes attr-dict `:` type($result)"
    } {
      %sizes = irdl.c_pred "array_attr"
      %result = irdl.any
      irdl.attributes {"sizes" = %sizes}
      irdl.results(result: %result)
    }
    irdl.operation @const_shape attributes {
      strata.summary = "shape.const_shape without type",
      strata.format = "$sizes attr-dict"
    } {
      %sizes = irdl.any
      %result = irdl.is !shape.shape
      irdl.attributes {"sizes" = %sizes}
      irdl.results(result: %result)
    }
  }
  pdl.pattern @same_operands : benefit(1) attributes {
    strata.parameters = ["name"],
    strata.instances = [["num_elements"], ["rank"], ["size_to_index"], ["get_extent"], ["broadcast"], ["cstr_broadcastable"], ["cstr_eq"], ["mul"], ["add"], ["any"], ["shape_of"], ["to_extent_tensor"]]
  } {
    %operands = operands
    %type = type
    %old = operation "shape_old.$name"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %old {
      %new = operation "shape.$name"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
      replace %old with %new
    }
  }
  pdl.pattern @const_shape : benefit(1) {
    %sizes = attribute
    %type = type
    %old = operation "shape_old.const_shape" {"sizes" = %sizes} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %result = shape.const_shape $0 : $1"(%sizes, %type : !pdl.attribute, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @reduce : benefit(1) {
    %shape = operand
    %inits = operands
    %types = types
    %old = operation "shape_old.reduce"(%shape, %inits : !pdl.value, !pdl.range<value>) -> (%types : !pdl.range<type>)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: results($3)shape.reduce($0, $1) : !shape.shape arrow($3) region($2)"(%shape, %inits, %old, %types : !pdl.value, !pdl.range<value>, !pdl.operation, !pdl.range<type>) : !pdl.operation
      replace %old with %new
    }
  }
  pdl.pattern @const_extents : benefit(1) {
    %sizes = attribute
    %type = type
    %old = operation "shape_old.const_extents" {"sizes" = %sizes} -> (%type : !pdl.type)
    rewrite %old {
      %new = apply_native_rewrite "strata.text: %shape = shape.const_shape $0 : tensor<count($0)xindex> %result = tensor.cast %shape : tensor<count($0)xindex> to $1"(%sizes, %type : !pdl.attribute, !pdl.type) : !pdl.operation
      replace %old with %new
    }
  }
  // The position was an integer of 32 bits.
  pdl.pattern @split_at : benefit(1) {
    %integer = type : i32
    %shape = operand
    %position = operand : %integer
    %types = types
    %old = operation "shape.split_at"(%shape, %position : !pdl.value, !pdl.value) -> (%types : !pdl.range<type>)
    rewrite %old {
      %index = type : index
      %cast = operation "arith.index_cast"(%position : !pdl.value) -> (%index : !pdl.type)
      %value = result 0 of %cast
      %new = operation "shape.split_at"(%shape, %value : !pdl.value, !pdl.value) -> (%types : !pdl.range<type>)
      replace %old with %new
    }
  }
}
