// Pointers without the types of the elements.
irdl.dialect @ptr attributes {
  strata.version = 1 : i32,
  strata.summary = "pointers",
  strata.description = "Addresses in a memory space, which do not say what is stored there, and accesses to memory through them.",
  strata.constants = ["ptr.constant"],
  strata.named_predicates = [
    ["pointer", "isa<PtrType>($_self)", "pointer type"],
    ["ranked_values", "isa<ShapedType>($_self) && value_semantics && ranked", "A shaped type with value semantics and rank. of any type values"],
    ["pointers", "isa<ShapedType>($_self) && value_semantics && ranked && shaped_of(pointer)", "A shaped type with value semantics and rank. of pointer type values"],
    ["pointer_like", "pointers || pointer", "A shaped type with value semantics and rank. of pointer type values or pointer type"],
    ["mask", "isa<ShapedType>($_self) && value_semantics && ranked && shaped_of(signless_integer(1))", "A shaped type with value semantics and rank. of 1-bit signless integer values"],
    ["offset", "signless_integer_or_index || (isa<ShapedType>($_self) && value_semantics && ranked && shaped_of(signless_integer_or_index))", "A shaped type with value semantics and rank. of signless integer or index values or signless integer or index"],
    ["memory", "isa<PtrLikeTypeInterface>($_self)", "PtrLikeTypeInterface instance"]
  ],
  strata.functions = [
    ["verifyAlignment", "",
      "if ($alignment.empty()) return success();",
      "if ($alignment[0].getInt() <= 0) return emitError(\"alignment must be positive\");",
      "if (!llvm::isPowerOf2_64($alignment[0].getInt())) return emitError(\"alignment must be a power of 2\");",
      "return success();"],
    ["verifyOrdering", "other, name",
      "if ($ordering == AtomicOrdering::not_atomic) return $syncscope ? emitOpError(\"expected syncscope to be null for non-atomic access\") : success();",
      "if ($ordering == other) return emitOpError(\"unsupported ordering '\") << name << \"'\";",
      "if ($ordering == AtomicOrdering::acq_rel) return emitOpError(\"unsupported ordering 'acq_rel'\");",
      "return $alignment.empty() ? emitOpError(\"expected alignment for atomic access\") : success();"],
    ["verifySpaces", "memory, pointer",
      "if (isa<BaseMemRefType>(memory) && memory.getMemorySpace() != pointer.getMemorySpace())",
      "  return emitError(\"expected the input and output to have the same memory space\");",
      "return success();"],
    ["maskOf", "type", "return getI1SameShape(type);"],
    ["sameContainer", "a, b", "return a.getTypeID() == b.getTypeID();"]
  ]
} {
  irdl.attribute @generic_space attributes {
    strata.class = "GenericSpaceAttr",
    strata.summary = "memory space of any memory",
    strata.description = "A memory space without restrictions: its elements can be read and written, and pointers to them converted.",
    strata.interfaces = ["MemorySpaceAttrInterface"]
  }
  irdl.attribute @address attributes {
    strata.class = "AddressAttr",
    strata.record = "Ptr_AddressAttr",
    strata.summary = "address",
    strata.description = "A number as an address of the memory space of its type.",
    strata.format = "`<` custom<ptr.Number>($value) `>`"
  } {
    %type = irdl.base @ptr::@ptr {strata.kind = "!ptr.ptr", strata.self_type, strata.cpp_type = "PtrType", strata.summary = "type of the pointer"}
    %value = irdl.c_pred "integer_attr" {strata.cpp_type = "::llvm::APInt", strata.summary = "number of the address"}
    irdl.parameters(type: %type, value: %value)
  }
  irdl.attribute @null attributes {
    strata.class = "NullAttr",
    strata.summary = "null pointer",
    strata.description = "The address of nothing.",
    strata.format = ""
  } {
    %type = irdl.base @ptr::@ptr {strata.kind = "!ptr.ptr", strata.self_type, strata.cpp_type = "PtrType", strata.summary = "type of the pointer"}
    irdl.parameters(type: %type)
  }
  irdl.attribute @spec attributes {
    strata.class = "SpecAttr",
    strata.record = "Ptr_SpecAttr",
    strata.summary = "layout of pointers",
    strata.description = "The size and the alignments of a pointer, and the size of the indices that are added to it, in bits. Without `index`, an index is as large as a pointer.",
    strata.format = "`<` struct(params) `>`"
  } {
    %size = irdl.c_pred "$_self.getUInt() % 8 == 0" {strata.kind = "u32", strata.cpp_type = "uint32_t", strata.error = "size entry must be divisible by 8", strata.summary = "number of bits, a multiple of 8"}
    %abi = irdl.c_pred "$_self.getUInt() % 8 == 0" {strata.kind = "u32", strata.cpp_type = "uint32_t", strata.error = "abi entry must be divisible by 8", strata.summary = "number of bits, a multiple of 8"}
    %preferred = irdl.c_pred "$_self.getUInt() % 8 == 0" {strata.kind = "u32", strata.cpp_type = "uint32_t", strata.error = "preferred entry must be divisible by 8", strata.summary = "number of bits, a multiple of 8"}
    %index = irdl.c_pred "$_self.getInt() == -1 || $_self.getUInt() % 8 == 0" {strata.kind = "u32", strata.cpp_type = "uint32_t", strata.error = "index entry must be divisible by 8", strata.summary = "number of bits, a multiple of 8", strata.default = "-1"}
    irdl.parameters(size: %size, abi: %abi, preferred: %preferred, index: %index)
  }
  irdl.attribute @AtomicOrdering attributes {
    strata.class = "AtomicOrderingAttr",
    strata.summary = "order of an atomic access to memory",
    strata.enum = {plain, class = "ptr::AtomicOrdering", cases = ["not_atomic", "unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"]}
  }
  irdl.attribute @PtrAddFlags attributes {
    strata.class = "PtrAddFlagsAttr",
    strata.summary = "facts about the sum of a pointer and an offset",
    strata.enum = {plain, class = "ptr::PtrAddFlags", cases = ["none", "nusw", "nuw", "inbounds"]}
  }
  irdl.attribute @PtrDiffFlags attributes {
    strata.class = "PtrDiffFlagsAttr",
    strata.summary = "facts about the difference of pointers",
    strata.enum = {plain, bits, type = i8, class = "ptr::PtrDiffFlags", cases = ["none", "nuw", "nsw"], values = [0, 1, 2]}
  }
  irdl.type @ptr attributes {
    strata.class = "PtrType",
    strata.record = "Ptr_PtrType",
    strata.summary = "pointer",
    strata.description = "An address in a memory space.",
    strata.interfaces = ["MemRefElementTypeInterface", "PtrLikeTypeInterface", "VectorElementTypeInterface", "DataLayoutTypeInterface"],
    strata.format = "`<` $memorySpace `>`"
  } {
    %memorySpace = irdl.c_pred "isa<MemorySpaceAttrInterface>($_self)" {strata.cpp_type = "MemorySpaceAttrInterface", strata.error = "invalid kind of attribute specified", strata.summary = "memory space"}
    irdl.parameters(memorySpace: %memorySpace)
  }
  irdl.type @ptr_metadata attributes {
    strata.class = "PtrMetadataType",
    strata.record = "Ptr_PtrMetadata",
    strata.summary = "metadata of a pointer",
    strata.description = "All that a value of the type has besides the address, such as the sizes of a memref.",
    strata.format = "`<` $type `>`"
  } {
    %type = irdl.c_pred "isa<PtrLikeTypeInterface>($_self)" {strata.kind = "type", strata.cpp_type = "PtrLikeTypeInterface", strata.error = "invalid kind of type specified", strata.summary = "type with an address"}
    irdl.parameters(type: %type)
  }
  irdl.operation @constant attributes {
    strata.class = "ConstantOp",
    strata.summary = "constant address",
    strata.description = "A pointer with the value of the attribute.",
    strata.examples = ["%p = ptr.constant #ptr.null : !ptr.ptr<#ptr.generic_space>"],
    strata.traits = ["ConstantLike", "Pure", "AllTypesMatch<value, result>"],
    strata.format = "attr-dict $value"
  } {
    %value = irdl.c_pred "isa<TypedAttr>($_self)" {strata.summary = "TypedAttr instance"}
    irdl.attributes {"value" = %value}
    %result = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @from_ptr attributes {
    strata.class = "FromPtrOp",
    strata.summary = "value with an address",
    strata.description = "Makes a memref, or another value that has an address, of a pointer and its metadata. Without metadata only the address of the result is known.",
    strata.examples = ["%other = ptr.from_ptr %p : <#ptr.generic_space> -> memref<f32, #ptr.generic_space>"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.infer = [["metadata", "result", "ptr::metadataOf($_self)", "metadata type"]],
    strata.verify = [
      "if (isa<PtrType>($result.getType())) return emitError(\"the result type cannot be `!ptr.ptr`\");",
      "return verifySpaces($result.getType(), $ptr.getType());"
    ],
    strata.format = "$ptr (`metadata` $metadata^)? attr-dict `:` type($ptr) `->` type($result)"
  } {
    %ptr = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    %metadata = irdl.base @ptr::@ptr_metadata {strata.summary = "Pointer metadata type"}
    irdl.operands(ptr: %ptr, metadata: optional %metadata)
    %result = irdl.c_pred "memory"
    irdl.results(result: %result)
  }
  irdl.operation @gather attributes {
    strata.class = "GatherOp",
    strata.summary = "loads through pointers",
    strata.description = "Loads the element of each pointer whose bit of the mask is set; the others come from the third operand.",
    strata.examples = ["%r = ptr.gather %a, %b, %c alignment = 8 : tensor<4x!ptr.ptr<#ptr.generic_space>> -> tensor<4xf32>"],
    strata.traits = [],
    strata.infer = [["mask", "result", "maskOf($_self)", "result and mask must be compatible"], ["passthrough", "result", "$_self"]],
    strata.effects = ["read"],
    strata.predicates = [["$result.getType() == $passthrough.getType()", "all of {result, passthrough} have same type"], ["sameContainer($result.getType(), $ptrs.getType())", "all of {result, ptrs} have same type IDs"]],
    strata.verify = [
      "return verifyAlignment();"
    ],
    strata.format = "$ptrs `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptrs)) `->` type($result)"
  } {
    %ptrs = irdl.c_pred "pointers"
    %mask = irdl.c_pred "mask"
    %passthrough = irdl.c_pred "ranked_values"
    irdl.operands(ptrs: %ptrs, mask: %mask, passthrough: %passthrough)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.c_pred "ranked_values"
    irdl.results(result: %result)
  }
  irdl.operation @get_metadata attributes {
    strata.class = "GetMetadataOp",
    strata.summary = "metadata of a value with an address",
    strata.description = "All that the value has besides its address.",
    strata.examples = ["%d = ptr.get_metadata %m : memref<f32, #ptr.generic_space>"],
    strata.traits = ["Pure"],
    strata.infer = [["result", "ptr", "ptr::metadataOf($_self)", "metadata type"]],
    strata.format = "$ptr attr-dict `:` type($ptr)"
  } {
    %ptr = irdl.c_pred "memory"
    irdl.operands(ptr: %ptr)
    %result = irdl.base @ptr::@ptr_metadata {strata.summary = "Pointer metadata type"}
    irdl.results(result: %result)
  }
  irdl.operation @load attributes {
    strata.class = "LoadOp",
    strata.summary = "load from memory",
    strata.description = "The value in memory at the address.",
    strata.examples = ["%x = ptr.load %p : !ptr.ptr<#ptr.generic_space> -> f32"],
    strata.traits = [],
    strata.hooks = ["effects"],
    strata.verify = [
      "if (failed(verifyOrdering(AtomicOrdering::release, \"release\"))) return failure();",
      "return verifyAlignment();"
    ],
    strata.format = "(`volatile` $volatile_^)? $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist(`nontemporal` $nontemporal | `invariant` $invariant | `invariant_group` $invariantGroup) (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptr)) `->` type($value)"
  } {
    %ptr = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    irdl.operands(ptr: %ptr)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    %volatile_ = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %nontemporal = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %invariant = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %invariantGroup = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %ordering = irdl.base @ptr::@AtomicOrdering {strata.default = "not_atomic", strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"alignment" = %alignment, "volatile_" = %volatile_, "nontemporal" = %nontemporal, "invariant" = %invariant, "invariantGroup" = %invariantGroup, "ordering" = %ordering, "syncscope" = %syncscope}
    %value = irdl.any {strata.summary = "any type"}
    irdl.results(value: %value)
  }
  irdl.operation @masked_load attributes {
    strata.class = "MaskedLoadOp",
    strata.summary = "masked load",
    strata.description = "Loads consecutive elements. Those whose bit of the mask is not set come from the third operand.",
    strata.examples = ["%r = ptr.masked_load %a, %b, %c alignment = 8 : !ptr.ptr<#ptr.generic_space> -> tensor<4xf32>"],
    strata.traits = [],
    strata.infer = [["mask", "result", "maskOf($_self)", "result and mask must be compatible"], ["passthrough", "result", "$_self"]],
    strata.effects = ["read"],
    strata.predicates = [["$result.getType() == $passthrough.getType()", "all of {result, passthrough} have same type"]],
    strata.verify = [
      "return verifyAlignment();"
    ],
    strata.format = "$ptr `,` $mask `,` $passthrough (`alignment` `=` $alignment^)? attr-dict `:` qualified(type($ptr)) `->` type($result)"
  } {
    %ptr = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    %mask = irdl.c_pred "mask"
    %passthrough = irdl.c_pred "ranked_values"
    irdl.operands(ptr: %ptr, mask: %mask, passthrough: %passthrough)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    irdl.attributes {"alignment" = %alignment}
    %result = irdl.c_pred "ranked_values"
    irdl.results(result: %result)
  }
  irdl.operation @masked_store attributes {
    strata.class = "MaskedStoreOp",
    strata.summary = "masked store",
    strata.description = "Stores to consecutive addresses the elements whose bit of the mask is set.",
    strata.examples = ["ptr.masked_store %a, %b, %c alignment = 8 : tensor<4xf32>, !ptr.ptr<#ptr.generic_space>"],
    strata.traits = [],
    strata.infer = [["mask", "value", "maskOf($_self)", "value and mask must be compatible"]],
    strata.effects = ["write"],
    strata.verify = [
      "return verifyAlignment();"
    ],
    strata.format = "$value `,` $ptr `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptr))"
  } {
    %value = irdl.c_pred "ranked_values"
    %ptr = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    %mask = irdl.c_pred "mask"
    irdl.operands(value: %value, ptr: %ptr, mask: %mask)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @ptr_add attributes {
    strata.class = "PtrAddOp",
    strata.summary = "sum of a pointer and an offset",
    strata.description = "The address that is a number of bytes after another one.",
    strata.examples = ["%q = ptr.ptr_add inbounds %p, %i : !ptr.ptr<#ptr.generic_space>, index"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.infer = [["result", "base, offset", "!isa<ShapedType>($_self) && isa<ShapedType>($offset) ? $offset.clone($_self) : $_self"]],
    strata.format = "($flags^)? $base `,` $offset attr-dict `:` type($base) `,` type($offset)"
  } {
    %base = irdl.c_pred "pointer_like"
    %offset = irdl.c_pred "offset"
    irdl.operands(base: %base, offset: %offset)
    %flags = irdl.base @ptr::@PtrAddFlags {strata.default = "none", strata.summary = "Pointer add flags"}
    irdl.attributes {"flags" = %flags}
    %result = irdl.c_pred "pointer_like"
    irdl.results(result: %result)
  }
  irdl.operation @ptr_diff attributes {
    strata.class = "PtrDiffOp",
    strata.summary = "difference of pointers",
    strata.description = "The number of bytes between two addresses.",
    strata.examples = ["%r = ptr.ptr_diff %a, %a : !ptr.ptr<#ptr.generic_space> -> i32"],
    strata.traits = ["Pure", "AllTypesMatch<lhs, rhs>", "SameOperandsAndResultShape"],
    strata.verify = [
      "if (isa<ShapedType>($lhs.getType()) && !sameContainer($lhs.getType(), $result.getType()))",
      "  return emitError(\"expected the result to have the same container type as the operands when operands are shaped\");"
    ],
    strata.format = "($flags^)? $lhs `,` $rhs attr-dict `:` type($lhs) `->` type($result)"
  } {
    %lhs = irdl.c_pred "pointer_like"
    %rhs = irdl.c_pred "pointer_like"
    irdl.operands(lhs: %lhs, rhs: %rhs)
    %flags = irdl.base @ptr::@PtrDiffFlags {strata.default = "none", strata.summary = "Pointer difference flags"}
    irdl.attributes {"flags" = %flags}
    %result = irdl.c_pred "offset"
    irdl.results(result: %result)
  }
  irdl.operation @scatter attributes {
    strata.class = "ScatterOp",
    strata.summary = "stores through pointers",
    strata.description = "Stores each element whose bit of the mask is set through its pointer.",
    strata.examples = ["ptr.scatter %a, %b, %c alignment = 8 : tensor<4xf32>, tensor<4x!ptr.ptr<#ptr.generic_space>>"],
    strata.traits = [],
    strata.infer = [["mask", "value", "maskOf($_self)", "value and mask must be compatible"]],
    strata.effects = ["write"],
    strata.predicates = [["sameContainer($value.getType(), $ptrs.getType())", "all of {value, ptrs} have same type IDs"]],
    strata.verify = [
      "return verifyAlignment();"
    ],
    strata.format = "$value `,` $ptrs `,` $mask (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptrs))"
  } {
    %value = irdl.c_pred "ranked_values"
    %ptrs = irdl.c_pred "pointers"
    %mask = irdl.c_pred "mask"
    irdl.operands(value: %value, ptrs: %ptrs, mask: %mask)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    irdl.attributes {"alignment" = %alignment}
  }
  irdl.operation @store attributes {
    strata.class = "StoreOp",
    strata.summary = "store to memory",
    strata.description = "Writes the value to memory at the address.",
    strata.examples = ["ptr.store %a, %b alignment = 8 : i32, !ptr.ptr<#ptr.generic_space>"],
    strata.traits = [],
    strata.hooks = ["effects"],
    strata.verify = [
      "if (failed(verifyOrdering(AtomicOrdering::acquire, \"acquire\"))) return failure();",
      "return verifyAlignment();"
    ],
    strata.format = "(`volatile` $volatile_^)? $value `,` $ptr (`atomic` (`syncscope` `(` $syncscope^ `)`)? $ordering^)? oilist(`nontemporal` $nontemporal | `invariant_group` $invariantGroup) (`alignment` `=` $alignment^)? attr-dict `:` type($value) `,` qualified(type($ptr))"
  } {
    %value = irdl.any {strata.summary = "any type"}
    %ptr = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    irdl.operands(value: %value, ptr: %ptr)
    %alignment = irdl.c_pred "array_of(integer_attr) && max_size(1)" {strata.kind = "array<i64>", strata.default = "[]", strata.summary = "optional int64_t"}
    %volatile_ = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %nontemporal = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %invariantGroup = irdl.any {strata.kind = "flag", strata.optional, strata.implied = "false", strata.summary = "unit property"}
    %ordering = irdl.base @ptr::@AtomicOrdering {strata.default = "not_atomic", strata.summary = "Atomic ordering for LLVM's memory model"}
    %syncscope = irdl.base "#builtin.string" {strata.kind = "string", strata.optional, strata.summary = "string attribute"}
    irdl.attributes {"alignment" = %alignment, "volatile_" = %volatile_, "nontemporal" = %nontemporal, "invariantGroup" = %invariantGroup, "ordering" = %ordering, "syncscope" = %syncscope}
  }
  irdl.operation @to_ptr attributes {
    strata.class = "ToPtrOp",
    strata.summary = "address of a value",
    strata.description = "The address that a memref, or another such value, contains.",
    strata.examples = ["%p = ptr.to_ptr %m : memref<f32, #ptr.generic_space> -> <#ptr.generic_space>"],
    strata.traits = ["Pure"],
    strata.hooks = ["fold"],
    strata.verify = [
      "if (isa<PtrType>($ptr.getType())) return emitError(\"the input value cannot be of type `!ptr.ptr`\");",
      "return verifySpaces($ptr.getType(), $result.getType());"
    ],
    strata.format = "$ptr attr-dict `:` type($ptr) `->` type($result)"
  } {
    %ptr = irdl.c_pred "memory"
    irdl.operands(ptr: %ptr)
    %result = irdl.base @ptr::@ptr {strata.summary = "pointer type"}
    irdl.results(result: %result)
  }
  irdl.operation @type_offset attributes {
    strata.class = "TypeOffsetOp",
    strata.summary = "size of a type in memory",
    strata.description = "The number of bytes from an element of the type to the next one, by the data layout.",
    strata.traits = ["Pure"],
    strata.format = "$elementType attr-dict `:` type($result)"
  } {
    %elementType = irdl.c_pred "type_attr" {strata.kind = "type", strata.summary = "any type attribute"}
    irdl.attributes {"elementType" = %elementType}
    %result = irdl.c_pred "signless_integer_or_index" {strata.summary = "signless integer or index"}
    irdl.results(result: %result)
  }
}
