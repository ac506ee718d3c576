// Hard cases for wrappers: all kinds, arities, and names that C++ reserves. test/DialectFiles/IRDL/wrappers.test
// and WrapperGeneratorTest.cpp use it.
irdl.dialect @wrap attributes {
  strata.version = 1 : i32,
  strata.summary = "things to wrap",
  strata.namespace = "test::wrap"
} {
  irdl.attribute @color attributes {
    strata.class = "ColorAttr",
    strata.summary = "one of some colors",
    strata.enum = {cases = ["red", "false", "dark-blue"], values = [1, 2, 7]}
  }
  // The same again, as an integer.
  irdl.attribute @Color attributes {
    strata.enum = {plain, cases = ["red", "false", "dark-blue"], values = [1, 2, 7]}
  }
  // Other cases under the same name.
  irdl.attribute @color2 attributes {
    strata.class = "ColorAttr",
    strata.enum = {cases = ["green"]}
  }
  irdl.attribute @Flags attributes {
    strata.enum = {plain, bits, type = i64, separator = ", ",
                   cases = ["none", "a", "b", "ab", "top"],
                   values = [0, 1, 2, 3, 0x100000000]}
  }
  irdl.type @box attributes {strata.summary = "a box of values"} {
    %size = irdl.c_pred "integer_attr" {strata.kind = "i64"}
    %type = irdl.any {strata.kind = "type"}
    %color = irdl.base @wrap::@color {strata.default = "red"}
    %label = irdl.base "#builtin.string" {strata.kind = "string", strata.optional}
    irdl.parameters(size: %size, type: %type, color: %color, label: %label)
  }
  irdl.type @unit_box
  irdl.attribute @note {
    %box = irdl.base @wrap::@box {strata.kind = "type"}
    %params = irdl.base "#builtin.array"
    irdl.parameters(box: %box, params: %params)
  }
  irdl.operation @kinds attributes {strata.summary = "attributes of all kinds"} {
    %i8 = irdl.any {strata.kind = "i8"}
    %u8 = irdl.any {strata.kind = "u8"}
    %index = irdl.any {strata.kind = "index"}
    %f32 = irdl.any {strata.kind = "f32"}
    %bool = irdl.any {strata.kind = "bool"}
    %string = irdl.any {strata.kind = "string"}
    %type = irdl.any {strata.kind = "type"}
    %list = irdl.any {strata.kind = "dense<i32>"}
    %array = irdl.any {strata.kind = "array<i32>"}
    %any = irdl.any
    %color = irdl.base @wrap::@color
    %plain_color = irdl.base @wrap::@Color
    %flags = irdl.base @wrap::@Flags
    %note = irdl.base @wrap::@note
    %callee = irdl.c_pred "flat_symbol_ref"
    %unit = irdl.is unit {strata.optional}
    irdl.attributes {
      "i8" = %i8, "u8" = %u8, "index" = %index, "f32" = %f32, "bool" = %bool,
      "string" = %string, "type" = %type, "list" = %list, "array" = %array,
      "any" = %any, "color" = %color, "plain_color" = %plain_color, "flags" = %flags, "note" = %note,
      "callee" = %callee, "unit" = %unit
    }
  }
  irdl.operation @options attributes {strata.class = "OptionsOp"} {
    %opt_int = irdl.any {strata.kind = "i64", strata.optional}
    %opt_list = irdl.any {strata.kind = "dense<i64>", strata.optional}
    %opt_any = irdl.any {strata.optional}
    %opt_map = irdl.any {strata.kind = "affine_map", strata.optional}
    %number = irdl.any {strata.kind = "i32", strata.default = "-3"}
    %real = irdl.any {strata.kind = "f64", strata.default = "0.5"}
    %text = irdl.any {strata.kind = "string", strata.default = "\22q\\\\\22"}
    %sizes = irdl.any {strata.kind = "dense<i64>", strata.default = "[1, 2]"}
    %color = irdl.base @wrap::@color {strata.default = "false"}
    %flags = irdl.base @wrap::@Flags {strata.default = "a, top"}
    irdl.attributes {
      "opt_int" = %opt_int, "opt_list" = %opt_list, "opt_any" = %opt_any, "opt_map" = %opt_map,
      "number" = %number, "real" = %real, "text" = %text, "sizes" = %sizes,
      "color" = %color, "flags" = %flags
    }
  }
  irdl.operation @segments attributes {
    strata.summary = "values of all arities",
    strata.successors = ["next", "others..."]
  } {
    %t = irdl.any
    %first = irdl.any
    %maybe = irdl.any
    %many = irdl.any
    %last = irdl.any
    %r0 = irdl.any
    %r1 = irdl.any
    %r2 = irdl.any
    %body = irdl.region
    %cases = irdl.region {strata.variadic}
    irdl.operands(first: %first, maybe: optional %maybe, many: variadic %many, last: %last)
    irdl.results(some: variadic %r0, perhaps: optional %r1, one: %r2)
    irdl.regions(body: %body, cases: %cases)
  }
  irdl.operation @same attributes {strata.summary = "one type for all"} {
    %t = irdl.base @wrap::@box
    irdl.operands(lhs: %t, rhs: %t)
    irdl.results(out: %t)
  }
  irdl.operation @unwrap attributes {
    strata.summary = "code that is not here: \\",
    strata.traits = ["OnlyInOurCode", "Commutative"],
    strata.hooks = ["verify", "fold"],
    strata.format = "custom<OurSyntax>($box) attr-dict `:` type($box)"
  } {
    %size = irdl.any
    %type = irdl.any
    %color = irdl.any
    %label = irdl.any
    %box = irdl.parametric @wrap::@box<%size, %type, %color, %label>
    irdl.operands(box: %box)
    irdl.results(value: %type)
  }
  irdl.operation @"new.op-2" {
    %operand = irdl.any
    %class = irdl.any
    %builder = irdl.any
    %operation = irdl.any
    %result = irdl.any
    %attr = irdl.any {strata.kind = "i32"}
    %value = irdl.any {strata.kind = "i32"}
    %value_attr = irdl.any {strata.kind = "i32"}
    irdl.operands(class: %class, builder: %builder, operation: %operation, loc: variadic %operand)
    irdl.results(class_: %result)
    irdl.attributes {"attr" = %attr, "value" = %value, "value_attr" = %value_attr, "a\22b" = %attr}
  }
  irdl.operation @new_op_2
}

// Plain IRDL: no properties, nothing inferred.
irdl.dialect @plain {
  irdl.type @pair {
    %0 = irdl.any
    %1 = irdl.is i32
    irdl.parameters(left: %0, right: %1)
  }
  irdl.operation @take {
    %0 = irdl.base @plain::@pair
    %1 = irdl.is i32
    %2 = irdl.base "#builtin.string"
    %r = irdl.region
    irdl.operands(pairs: variadic %0, more: optional %1, last: %1)
    irdl.results(out: %1)
    irdl.attributes {"label" = %2}
    irdl.regions(body: %r)
  }
}

// Called like functions of the C library.
irdl.dialect @remove {
  irdl.type @free
  irdl.operation @read {
    %0 = irdl.base @remove::@free
    irdl.operands(x: %0)
  }
}
