// Operands of TOSA that were attributes until LLVM 19, and operations under older names.
module attributes {
  history.dialects = [["tosa_old", "2021-current", "tosa"]],
  history.attributes = [["tosa.const", "value", "values"]],
  history.rule_roots = [["tosa.add"], ["tosa.sub"], ["tosa.maximum"], ["tosa.minimum"], ["tosa.pow"], ["tosa.intdiv"], ["tosa.greater"], ["tosa.greater_equal"], ["tosa.equal"], ["tosa.logical_and"], ["tosa.logical_or"], ["tosa.logical_xor"], ["tosa.logical_left_shift"], ["tosa.logical_right_shift"], ["tosa.arithmetic_right_shift"], ["tosa.bitwise_and"], ["tosa.bitwise_or"], ["tosa.bitwise_xor"], ["tosa.select"]],
  history.bodies = [["tosa", "(conv|matmul|unary|pad)_quant<(.*)>", "{\\2}"]],
  history.renamed = [
    ["tosa.avg_pool2d", "tosa_old.avg_pool2d", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.conv2d", "tosa_old.conv2d", "2021-current", "generic ^\\(%[^,()]*,[^,()]*,[^,()]*\\)"],
    ["tosa.conv3d", "tosa_old.conv3d", "2021-current", "generic ^\\(%[^,()]*,[^,()]*,[^,()]*\\)"],
    ["tosa.depthwise_conv2d", "tosa_old.depthwise_conv2d", "2021-current", "generic ^\\(%[^,()]*,[^,()]*,[^,()]*\\)"],
    ["tosa.transpose_conv2d", "tosa_old.transpose_conv2d", "2021-current", "generic ^\\(%[^,()]*,[^,()]*,[^,()]*\\)"],
    ["tosa.matmul", "tosa_old.matmul", "2021-current", "generic ^\\(%[^,()]*,[^,()]*\\)"],
    ["tosa.mul", "tosa_old.mul", "2021-current", "generic ^\\(%[^,()]*,[^,()]*\\)"],
    ["tosa.negate", "tosa_old.negate", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.slice", "tosa_old.slice", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.tile", "tosa_old.tile", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.reshape", "tosa_old.reshape", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.resize", "tosa_old.resize", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.transpose", "tosa_old.transpose", "2021-current", "generic ^\\(%[^,()]*,[^,()]*\\)"],
    ["tosa.max_pool2d", "tosa_old.max_pool2d", "2021-current", "generic *kernel *= *\\["],
    ["tosa.clamp", "tosa_old.clamp", "2021-current", "generic *(min|max)_(fp|int) *="],
    ["tosa.apply_scale", "tosa_old.apply_scale", "2021-current", "generic *double_round *="],
    ["tosa.rescale", "tosa_old.rescale", "2021-current", "generic ^\\(%[^,()]*\\)"],
    ["tosa.pad", "tosa_old.pad", "2021-current", "generic ^\\([^()]*\\) *(<\\{[^}]*\\}> *)?(\\{[^}]*\\} *)?: *\\(tensor<[^()]*>, *tensor<[0-9]+x2x(i32|i64|index)>"],
    ["tosa.reluN", "tosa_old.relun", "2021-current"],
    ["tosa.fully_connected", "tosa_old.fully_connected", "2021-current"],
    ["tosa.reduce_prod", "tosa.reduce_product", "2021-current"],
    ["tosa.div", "tosa.intdiv", "2021-current"]]
} {
  irdl.dialect @tosa_old attributes {strata.version = 1 : i32, strata.summary = "operations of TOSA with attributes in place of operands"} {
    irdl.operation @avg_pool2d attributes {strata.summary = "an average without operands for zero points"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"kernel" = %attribute, "pad" = %attribute, "stride" = %attribute, "acc_type" = %attribute, "quantization_info" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @max_pool2d attributes {strata.summary = "a maximum with lists of numbers"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"kernel" = %attribute, "pad" = %attribute, "stride" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @conv2d attributes {strata.summary = "a convolution without operands for zero points"} {
      %a = irdl.any
      %w = irdl.any
      %b = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, w: %w, b: %b)
      irdl.attributes {"pad" = %attribute, "stride" = %attribute, "dilation" = %attribute, "out_pad" = %attribute, "out_shape" = %attribute, "acc_type" = %attribute, "quantization_info" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @matmul attributes {strata.summary = "a product without operands for zero points"} {
      %a = irdl.any
      %b = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, b: %b)
      irdl.attributes {"quantization_info" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @mul attributes {strata.summary = "a product whose shift is an attribute"} {
      %a = irdl.any
      %b = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, b: %b)
      irdl.attributes {"shift" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @negate attributes {strata.summary = "a negation without operands for zero points"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"quantization_info" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @pad attributes {strata.summary = "padding whose sizes are a tensor"} {
      %any = irdl.any
      irdl.operands(a: %any, padding: %any, constant: optional %any)
      %attribute = irdl.any {strata.optional}
      irdl.attributes {"quantization_info" = %attribute}
      irdl.results(result: %any)
    }
    irdl.operation @slice attributes {strata.summary = "a part whose bounds are attributes"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"start" = %attribute, "size" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @tile attributes {strata.summary = "copies whose numbers are an attribute"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"multiples" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @reshape attributes {strata.summary = "another shape, which is an attribute"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"new_shape" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @transpose attributes {strata.summary = "a transposition whose order is an operand"} {
      %a = irdl.any
      %p = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, p: %p)
      irdl.attributes {"perms" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @resize attributes {strata.summary = "another size with factors that are attributes"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"scale" = %attribute, "offset" = %attribute, "border" = %attribute, "mode" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @clamp attributes {strata.summary = "a clamp with bounds for integers and floats"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"min_fp" = %attribute, "max_fp" = %attribute, "min_int" = %attribute, "max_int" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @apply_scale attributes {strata.summary = "a scaling with a flag for rounding"} {
      %a = irdl.any
      %m = irdl.any
      %s = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, m: %m, s: %s)
      irdl.attributes {"double_round" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @rescale attributes {strata.summary = "a scaling whose factors are attributes"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"input_zp" = %attribute, "output_zp" = %attribute, "multiplier" = %attribute, "shift" = %attribute, "scale32" = %attribute, "double_round" = %attribute, "per_channel" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @relun attributes {strata.summary = "a clamp whose lower bound is 0"} {
      %a = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a)
      irdl.attributes {"max_fp" = %attribute, "max_int" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @fully_connected attributes {strata.summary = "a product with a bias"} {
      %a = irdl.any
      %w = irdl.any
      %b = irdl.any
      %result = irdl.any
      %attribute = irdl.any {strata.optional}
      irdl.operands(a: %a, w: %w, b: %b)
      irdl.attributes {"quantization_info" = %attribute}
      irdl.results(result: %result)
    }
    irdl.operation @conv3d attributes {strata.like = "conv2d"} {}
    irdl.operation @depthwise_conv2d attributes {strata.like = "conv2d"} {}
    irdl.operation @transpose_conv2d attributes {strata.like = "conv2d"} {}
  }
  pdl.pattern @avg_pool2d : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.avg_pool2d"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $1.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %o = \"tosa.const\"() <{values = one_element($0, $1.quantization_info, output_zp)}> : () -> tensor<1xstorage($0)> %r = tosa.avg_pool2d $0, %i, %o {acc_type = sum_type($0), kernel = dense_array($1.kernel, i64), pad = dense_array($1.pad, i64), stride = dense_array($1.stride, i64)} : (type($0), tensor<1xstorage($0)>, tensor<1xstorage($0)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @max_pool2d : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.max_pool2d"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = tosa.max_pool2d $0 {kernel = dense_array($1.kernel, i64), pad = dense_array($1.pad, i64), stride = dense_array($1.stride, i64)} : (type($0)) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @convolution : benefit(1) attributes {
    strata.parameters = ["name", "old"],
    strata.instances = [["conv2d", "conv2d"], ["conv3d", "conv3d"], ["depthwise_conv2d", "depthwise_conv2d"]]
  } {
    %v0 = operand
    %v1 = operand
    %v2 = operand
    %type = type
    %op = operation "tosa_old.$old"(%v0, %v1, %v2 : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $3.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %w = \"tosa.const\"() <{values = one_element($1, $3.quantization_info, weight_zp)}> : () -> tensor<1xstorage($1)> %r = tosa.$old $0, $1, $2, %i, %w {acc_type = sum_type($4), dilation = dense_array($3.dilation, i64), pad = dense_array($3.pad, i64), stride = dense_array($3.stride, i64)} : (type($0), type($1), type($2), tensor<1xstorage($0)>, tensor<1xstorage($1)>) -> $4"(%v0, %v1, %v2, %op, %type : !pdl.value, !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @transpose_conv2d : benefit(1) {
    %v0 = operand
    %v1 = operand
    %v2 = operand
    %type = type
    %op = operation "tosa_old.transpose_conv2d"(%v0, %v1, %v2 : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $3.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %w = \"tosa.const\"() <{values = one_element($1, $3.quantization_info, weight_zp)}> : () -> tensor<1xstorage($1)> %r = tosa.transpose_conv2d $0, $1, $2, %i, %w {acc_type = sum_type($4), out_pad = dense_array($3.out_pad, i64), stride = dense_array($3.stride, i64)} : (type($0), type($1), type($2), tensor<1xstorage($0)>, tensor<1xstorage($1)>) -> $4"(%v0, %v1, %v2, %op, %type : !pdl.value, !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @matmul : benefit(1) {
    %v0 = operand
    %v1 = operand
    %type = type
    %op = operation "tosa_old.matmul"(%v0, %v1 : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $2.quantization_info, a_zp)}> : () -> tensor<1xstorage($0)> %w = \"tosa.const\"() <{values = one_element($1, $2.quantization_info, b_zp)}> : () -> tensor<1xstorage($1)> %r = tosa.matmul $0, $1, %i, %w : (type($0), type($1), tensor<1xstorage($0)>, tensor<1xstorage($1)>) -> $3"(%v0, %v1, %op, %type : !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @mul : benefit(1) {
    %operands = operands
    %type = type
    %op = operation "tosa_old.mul"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = dense<integers($1.shift)> : tensor<1xi8>}> : () -> tensor<1xi8> %r = tosa.mul list(`reshaped($_0, $0, tosa.const_shape, tosa.reshape, '!tosa.shape')`, $0), %i : (list(`reshaped_type($_0, $0)`, $0), tensor<1xi8>) -> $2"(%operands, %op, %type : !pdl.range<value>, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  // Operands could have fewer dimensions, which are of size 1 in front of the others.
  pdl.pattern @ranks : benefit(1) attributes {
    strata.parameters = ["name", "op"],
    strata.instances = [
      ["add", "tosa.add"],
      ["sub", "tosa.sub"],
      ["maximum", "tosa.maximum"],
      ["minimum", "tosa.minimum"],
      ["pow", "tosa.pow"],
      ["intdiv", "tosa.intdiv"],
      ["greater", "tosa.greater"],
      ["greater_equal", "tosa.greater_equal"],
      ["equal", "tosa.equal"],
      ["logical_and", "tosa.logical_and"],
      ["logical_or", "tosa.logical_or"],
      ["logical_xor", "tosa.logical_xor"],
      ["logical_left_shift", "tosa.logical_left_shift"],
      ["logical_right_shift", "tosa.logical_right_shift"],
      ["arithmetic_right_shift", "tosa.arithmetic_right_shift"],
      ["bitwise_and", "tosa.bitwise_and"],
      ["bitwise_or", "tosa.bitwise_or"],
      ["bitwise_xor", "tosa.bitwise_xor"],
      ["select", "tosa.select"]]
  } {
    %operands = operands
    %type = type
    %op = operation "$op"(%operands : !pdl.range<value>) -> (%type : !pdl.type)
    apply_native_constraint "strata.has_several_ranks"(%operands : !pdl.range<value>)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = $op list(`reshaped($_0, $0, tosa.const_shape, tosa.reshape, '!tosa.shape')`, $0) attributes($1, round) : (list(`reshaped_type($_0, $0)`, $0)) -> $2"(%operands, %op, %type : !pdl.range<value>, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @negate : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.negate"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $1.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %o = \"tosa.const\"() <{values = one_element($0, $1.quantization_info, output_zp)}> : () -> tensor<1xstorage($0)> %r = tosa.negate $0, %i, %o : (type($0), tensor<1xstorage($0)>, tensor<1xstorage($0)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @slice : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.slice"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %b = tosa.const_shape {values = dense<integers($1.start)> : tensor<count($1.start)xindex>} : () -> !tosa.shape<count($1.start)> %s = tosa.const_shape {values = dense<integers($1.size)> : tensor<count($1.size)xindex>} : () -> !tosa.shape<count($1.size)> %r = tosa.slice $0, %b, %s : (type($0), !tosa.shape<count($1.start)>, !tosa.shape<count($1.size)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @tile : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.tile"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %b = tosa.const_shape {values = dense<integers($1.multiples)> : tensor<count($1.multiples)xindex>} : () -> !tosa.shape<count($1.multiples)> %r = tosa.tile $0, %b : (type($0), !tosa.shape<count($1.multiples)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @reshape : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.reshape"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %b = tosa.const_shape {values = dense<integers($1.new_shape)> : tensor<count($1.new_shape)xindex>} : () -> !tosa.shape<count($1.new_shape)> %r = tosa.reshape $0, %b : (type($0), !tosa.shape<count($1.new_shape)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @resize : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.resize"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %s = tosa.const_shape {values = dense<integers($1.scale)> : tensor<count($1.scale)xindex>} : () -> !tosa.shape<count($1.scale)> %o = tosa.const_shape {values = dense<integers($1.offset)> : tensor<count($1.offset)xindex>} : () -> !tosa.shape<count($1.offset)> %b = tosa.const_shape {values = dense<integers($1.border)> : tensor<count($1.border)xindex>} : () -> !tosa.shape<count($1.border)> %r = tosa.resize $0, %s, %o, %b {mode = word($1.mode)} : (type($0), !tosa.shape<count($1.scale)>, !tosa.shape<count($1.offset)>, !tosa.shape<count($1.border)>) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @clamp : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.clamp"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = tosa.clamp $0 {min_val = number_like($0, $1.min_fp, $1.min_int), max_val = number_like($0, $1.max_fp, $1.max_int)} : (type($0)) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @relun : benefit(1) {
    %v0 = operand
    %type = type
    %op = operation "tosa_old.relun"(%v0 : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = tosa.clamp $0 {min_val = number_like($0, $1.min_fp, $1.min_int), max_val = number_like($0, $1.max_fp, $1.max_int)} : (type($0)) -> $2"(%v0, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  // A convolution of images of one point.
  pdl.pattern @fully_connected : benefit(1) {
    %v0 = operand
    %v1 = operand
    %v2 = operand
    %type = type
    %op = operation "tosa_old.fully_connected"(%v0, %v1, %v2 : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %i = \"tosa.const\"() <{values = one_element($0, $3.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %w = \"tosa.const\"() <{values = one_element($1, $3.quantization_info, weight_zp)}> : () -> tensor<1xstorage($1)> %a = tosa.const_shape {values = dense<[size($0, 0), 1, 1, size($0, 1)]> : tensor<4xindex>} : () -> !tosa.shape<4> %b = tosa.const_shape {values = dense<[size($1, 0), 1, 1, size($1, 1)]> : tensor<4xindex>} : () -> !tosa.shape<4> %c = tosa.const_shape {values = dense<[size($0, 0), size($1, 0)]> : tensor<2xindex>} : () -> !tosa.shape<2> %x = tosa.reshape $0, %a : (type($0), !tosa.shape<4>) -> tensor<size($0, 0)x1x1xsize($0, 1)xelement_types($0)> %y = tosa.reshape $1, %b : (type($1), !tosa.shape<4>) -> tensor<size($1, 0)x1x1xsize($1, 1)xelement_types($1)> %z = tosa.conv2d %x, %y, $2, %i, %w {acc_type = sum_type($4), dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<size($0, 0)x1x1xsize($0, 1)xelement_types($0)>, tensor<size($1, 0)x1x1xsize($1, 1)xelement_types($1)>, type($2), tensor<1xstorage($0)>, tensor<1xstorage($1)>) -> tensor<size($0, 0)x1x1xsize($1, 0)xelement_types($4)> %r = tosa.reshape %z, %c : (tensor<size($0, 0)x1x1xsize($1, 0)xelement_types($4)>, !tosa.shape<2>) -> $4"(%v0, %v1, %v2, %op, %type : !pdl.value, !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  // The sizes are a constant.
  pdl.pattern @pad : benefit(1) attributes {
    strata.parameters = ["name", "constant", "attribute"],
    strata.instances = [["pad", "tosa.const", "values"], ["pad_by_arith", "arith.constant", "value"]]
  } {
    %input = operand
    %sizes = attribute
    %index = type
    %constant = operation "$constant" {"$attribute" = %sizes} -> (%index : !pdl.type)
    %padding = result 0 of %constant
    %type = type
    %op = operation "tosa_old.pad"(%input, %padding : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %s = tosa.const_shape {values = dense<integers($1)> : tensor<count($1)xindex>} : () -> !tosa.shape<count($1)> %c = \"tosa.const\"() <{values = one_element($0, $3.quantization_info, input_zp)}> : () -> tensor<1xstorage($0)> %r = tosa.pad $0, %s, %c : (type($0), !tosa.shape<count($1)>, tensor<1xstorage($0)>) -> $2"(%input, %sizes, %type, %op : !pdl.value, !pdl.attribute, !pdl.type, !pdl.operation) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @pad_with_constant : benefit(1) attributes {
    strata.parameters = ["name", "constant", "attribute"],
    strata.instances = [["pad_with_constant", "tosa.const", "values"], ["pad_with_constant_by_arith", "arith.constant", "value"]]
  } {
    %input = operand
    %sizes = attribute
    %index = type
    %constant = operation "$constant" {"$attribute" = %sizes} -> (%index : !pdl.type)
    %padding = result 0 of %constant
    %element = operand
    %type = type
    %op = operation "tosa_old.pad"(%input, %padding, %element : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %s = tosa.const_shape {values = dense<integers($1)> : tensor<count($1)xindex>} : () -> !tosa.shape<count($1)> %n = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1> %c = tosa.reshape $3, %n : (type($3), !tosa.shape<1>) -> tensor<1xelement_types($3)> %r = tosa.pad $0, %s, %c : (type($0), !tosa.shape<count($1)>, tensor<1xelement_types($3)>) -> $2"(%input, %sizes, %type, %element : !pdl.value, !pdl.attribute, !pdl.type, !pdl.value) : !pdl.operation
      replace %op with %new
    }
  }
  // The order is a constant.
  pdl.pattern @transpose : benefit(1) attributes {
    strata.parameters = ["name", "constant", "attribute"],
    strata.instances = [
      ["transpose", "tosa.const", "values"], ["transpose_by_arith", "arith.constant", "value"]]
  } {
    %input = operand
    %order = attribute
    %index = type
    %constant = operation "$constant" {"$attribute" = %order} -> (%index : !pdl.type)
    %perms = result 0 of %constant
    %type = type
    %op = operation "tosa_old.transpose"(%input, %perms : !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = tosa.transpose $0 {perms = dense_array($1, i32)} : (type($0)) -> $2"(%input, %order, %type : !pdl.value, !pdl.attribute, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @apply_scale : benefit(1) {
    %value = operand
    %multiplier = operand
    %shift = operand
    %type = type
    %op = operation "tosa_old.apply_scale"(%value, %multiplier, %shift : !pdl.value, !pdl.value, !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %r = tosa.apply_scale $0, $1, $2 {rounding_mode = choice($3.double_round, DOUBLE_ROUND, SINGLE_ROUND)} : (type($0), type($1), type($2)) -> $4"(%value, %multiplier, %shift, %op, %type : !pdl.value, !pdl.value, !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
  pdl.pattern @rescale : benefit(1) {
    %value = operand
    %type = type
    %op = operation "tosa_old.rescale"(%value : !pdl.value) -> (%type : !pdl.type)
    rewrite %op {
      %new = apply_native_rewrite "strata.text: %m = \"tosa.const\"() <{values = dense<integers($1.multiplier)> : tensor<count($1.multiplier)xchoice($1.scale32, i32, i16)>}> : () -> tensor<count($1.multiplier)xchoice($1.scale32, i32, i16)> %s = \"tosa.const\"() <{values = dense<integers($1.shift)> : tensor<count($1.shift)xi8>}> : () -> tensor<count($1.shift)xi8> %i = \"tosa.const\"() <{values = one_element($0, $1.input_zp)}> : () -> tensor<1xstorage($0)> %o = \"tosa.const\"() <{values = one_element($2, $1.output_zp)}> : () -> tensor<1xstorage($2)> %r = tosa.rescale $0, %m, %s, %i, %o {rounding_mode = choice($1.double_round, DOUBLE_ROUND, SINGLE_ROUND), scale32 = choice($1.scale32, true, false), per_channel = choice($1.per_channel, true, false), input_unsigned = is_unsigned($0), output_unsigned = is_unsigned($2)} : (type($0), tensor<count($1.multiplier)xchoice($1.scale32, i32, i16)>, tensor<count($1.shift)xi8>, tensor<1xstorage($0)>, tensor<1xstorage($2)>) -> $2"(%value, %op, %type : !pdl.value, !pdl.operation, !pdl.type) : !pdl.operation
      replace %op with %new
    }
  }
}
