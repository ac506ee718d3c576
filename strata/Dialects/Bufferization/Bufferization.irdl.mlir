// The transition from tensors, which are values, to memrefs, which are memory.
irdl.dialect @bufferization attributes {
  strata.version = 1 : i32,
  strata.inlinable,
  strata.constants = ["arith.constant"],
  strata.named_predicates = [
    ["tensor_like", "isa<bufferization::TensorLikeType>($_self)", "TensorLikeType instance"],
    ["buffer_like", "isa<bufferization::BufferLikeType>($_self)", "BufferLikeType instance"]
  ],
  strata.functions = [
    ["verifySameContents", "tensor, buffer",
      "if (!isa<TensorType>(tensor) || !isa<BaseMemRefType>(buffer)) return success();",
      "bool sameShape = tensor.hasRank() == buffer.hasRank() && (!tensor.hasRank() || tensor.getShape() == buffer.getShape());",
      "bool sameElements = tensor.getElementType() == buffer.getElementType();",
      "if (sameShape && sameElements) return success();",
      "auto reason = emitError(sameShape ? \"element types do not match\" : \"shapes do not match\");",
      "return emitOpError(\"failed to verify that specified tensor and buffer types match\");"]
  ],
  strata.summary = "from tensors to buffers",
  strata.description = "Operations that connect tensors and buffers while a program is converted from one to the other, and that describe which buffers have to be released."
} {
  irdl.operation @alloc_tensor attributes {
    strata.class = "AllocTensorOp",
    strata.summary = "tensor with a buffer of its own",
    strata.description = "Becomes a new buffer when tensors are converted to buffers. The elements are those of `copy`, or undefined. There is an operand for each dynamic dimension, unless there is a `copy`. `memory_space` is the memory space of the buffer, `size_hint` an estimate of its size.",
    strata.examples = [
      "%new = bufferization.alloc_tensor(%n) : tensor<?x4xf32>",
      "%same = bufferization.alloc_tensor() copy(%old) : tensor<8xf32>"
    ],
    strata.hooks = ["canonicalize"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["bufferization::BufferizableOpInterface", "ReifyRankedShapedTypeOpInterface"],
    strata.infer = [["copy", "result", "$_self"]],
    strata.verify = [
      "auto type = $result.getType();",
      "if ($copy && !$dynamic_sizes.empty()) return emitError(\"dynamic sizes not needed when copying a tensor\");",
      "if ($copy) return $copy.getType() == type ? success() : emitError(\"expected that `copy` and return type match\");",
      "if (type.hasRank() && $dynamic_sizes.size() != type.getNumDynamicDims())",
      "  return emitOpError(\"incorrect number of dynamic sizes, has \") << $dynamic_sizes.size() << \", expected \" << type.getNumDynamicDims();"
    ],
    strata.format = "`(` $dynamic_sizes `)` (`copy` `` `(` $copy^ `)`)? (`size_hint` `` `=` `` $size_hint^)? attr-dict `:` type($result)"
  } {
    %dynamic_sizes = irdl.is index {strata.summary = "index"}
    %copy = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    %size_hint = irdl.is index {strata.summary = "index"}
    irdl.operands(dynamic_sizes: variadic %dynamic_sizes, copy: optional %copy, size_hint: optional %size_hint)
    %memory_space = irdl.any {strata.optional, strata.summary = "any attribute"}
    irdl.attributes {"memory_space" = %memory_space}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: %result)
  }
  irdl.operation @clone attributes {
    strata.class = "CloneOp",
    strata.summary = "copy or alias of a buffer",
    strata.description = "Returns a buffer with the elements of the operand. It may be the same memory, so neither may be written to as long as both are used.",
    strata.examples = ["%copy = bufferization.clone %buffer : memref<4xf32> to memref<?xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.interfaces = ["MemoryEffectOpInterface", "bufferization::AllocationOpInterface"],
    strata.format = "$input attr-dict `:` type($input) `to` type($output)"
  } {
    %input = irdl.c_pred "memref" {strata.effects = ["read"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(input: %input)
    %output = irdl.c_pred "memref" {strata.effects = ["write", "allocate"], strata.summary = "ranked or unranked memref of any type values"}
    irdl.results(output: %output)
  }
  irdl.operation @dealloc attributes {
    strata.class = "DeallocOp",
    strata.summary = "conditional release of buffers",
    strata.description = "Releases each of the memrefs whose condition is true, unless it aliases one of those that are retained. Memory that several of them refer to is released once. There is a result for each retained memref: whether it has to be released later.",
    strata.examples = ["%owned = bufferization.dealloc (%a, %b : memref<4xf32>, memref<?xi8>) if (%ownsA, %ownsB) retain (%kept : memref<4xf32>)"],
    strata.hooks = ["canonicalize"],
    strata.traits = ["AttrSizedOperandSegments"],
    strata.interfaces = ["InferTypeOpInterface"],
    strata.infer = [["updatedConditions", "retained", "SmallVector<Type>($_self.size(), IntegerType::get($_ctxt, 1))"]],
    strata.verify = [
      "if ($memrefs.size() != $conditions.size()) return emitOpError(\"must have the same number of conditions as memrefs to deallocate\");",
      "if ($retained.size() != $updatedConditions.size())",
      "  return emitOpError(\"must have the same number of updated conditions (results) as retained operands\");"
    ],
    strata.format = "(` ` `` `(` $memrefs^ `:` type($memrefs) `)` `if` ` ` `(` $conditions `)`)? (`retain` ` ` `(` $retained^ `:` type($retained) `)`)? attr-dict"
  } {
    %memrefs = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    %conditions = irdl.is i1 {strata.summary = "1-bit signless integer"}
    %retained = irdl.c_pred "memref" {strata.summary = "ranked or unranked memref of any type values"}
    irdl.operands(memrefs: variadic %memrefs, conditions: variadic %conditions, retained: variadic %retained)
    %updatedConditions = irdl.is i1 {strata.summary = "1-bit signless integer"}
    irdl.results(updatedConditions: variadic %updatedConditions)
  }
  irdl.operation @dealloc_tensor attributes {
    strata.class = "DeallocTensorOp",
    strata.summary = "release of the storage of a tensor",
    strata.description = "Releases the storage of a tensor that was allocated explicitly, such as the result of `bufferization.alloc_tensor`. The tensor must not be used afterwards.",
    strata.examples = ["bufferization.dealloc_tensor %unused : tensor<8xf32>"],
    strata.interfaces = ["bufferization::BufferizableOpInterface"],
    strata.format = "$tensor attr-dict `:` type($tensor)"
  } {
    %tensor = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.operands(tensor: %tensor)
  }
  irdl.operation @materialize_in_destination attributes {
    strata.class = "MaterializeInDestinationOp",
    strata.summary = "tensor in a given buffer",
    strata.description = "Requires that the source is stored in the buffer of the destination, which is a tensor or a memref. If it is a tensor, the result is the new value of it. For memrefs, `writable` says that the buffer may be written to, and `restrict` that only this operation introduces it as a tensor.",
    strata.examples = ["bufferization.materialize_in_destination %result in restrict writable %buffer : (tensor<8xf32>, memref<8xf32>) -> ()"],
    strata.interfaces = ["bufferization::BufferizableOpInterface", "DestinationStyleOpInterface", "ReifyRankedShapedTypeOpInterface", "SubsetOpInterface", "SubsetInsertionOpInterface", "MemoryEffectOpInterface"],
    strata.predicates = [["getElementTypeOrSelf($source) == getElementTypeOrSelf($dest)", "all of {source, dest} have same element type"]],
    strata.verify = [
      "auto source = $source.getType(), dest = $dest.getType();",
      "bool isTensor = isa<TensorType>(dest), isBuffer = isa<BaseMemRefType>(dest);",
      "if (!isTensor && !isBuffer) return emitOpError(\"'dest' must be a tensor or a memref\");",
      "if (isTensor && !$result) return emitOpError(\"tensor 'dest' implies exactly one tensor result\");",
      "if (isTensor && $result.getType() != dest) return emitOpError(\"result and 'dest' types must match\");",
      "if (isBuffer && $result) return emitOpError(\"memref 'dest' implies zero results\");",
      "if ($restrict && !isBuffer) return emitOpError(\"'restrict' is valid only for memref destinations\");",
      "if (($writable ? true : false) != isBuffer) return emitOpError(\"'writable' must be specified if and only if the destination is of memref type\");",
      "if (!source.hasRank() && !dest.hasRank()) return success();",
      "if (!source.hasRank() || !dest.hasRank()) return emitOpError(\"source/destination shapes are incompatible\");",
      "if (source.getRank() != dest.getRank()) return emitOpError(\"rank mismatch between source and destination shape\");",
      "for (auto [a, b] : zip(source.getShape(), dest.getShape()))",
      "  if (a != b && !ShapedType::isDynamic(a) && !ShapedType::isDynamic(b)) return emitOpError(\"source/destination shapes are incompatible\");"
    ],
    strata.format = "$source `in` (`restrict` $restrict^)? (`writable` $writable^)? $dest attr-dict `:` functional-type(operands, results)"
  } {
    %source = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    %dest = irdl.c_pred "shaped" {strata.effects = ["write of memrefs"], strata.summary = "shaped of any type values"}
    irdl.operands(source: %source, dest: %dest)
    %restrict = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %writable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"restrict" = %restrict, "writable" = %writable}
    %result = irdl.c_pred "tensor" {strata.summary = "tensor of any type values"}
    irdl.results(result: optional %result)
  }
  irdl.operation @to_buffer attributes {
    strata.class = "ToBufferOp",
    strata.summary = "buffer of a tensor",
    strata.description = "The buffer that a tensor will be stored in. It must not be written to if `read_only` is given.",
    strata.examples = ["%buffer = bufferization.to_buffer %input read_only : tensor<?xf32> to memref<?xf32>"],
    strata.hooks = ["fold", "canonicalize"],
    strata.traits = ["Pure"],
    strata.interfaces = ["bufferization::BufferizableOpInterface"],
    strata.verify = [
      "return verifySameContents($tensor.getType(), $buffer.getType());"
    ],
    strata.format = "$tensor (`read_only` $read_only^)? attr-dict `:` type($tensor) `to` type($buffer)"
  } {
    %tensor = irdl.c_pred "tensor_like"
    irdl.operands(tensor: %tensor)
    %read_only = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"read_only" = %read_only}
    %buffer = irdl.c_pred "buffer_like"
    irdl.results(buffer: %buffer)
  }
  irdl.operation @to_tensor attributes {
    strata.class = "ToTensorOp",
    strata.summary = "tensor of a buffer",
    strata.description = "A tensor with the elements of a buffer. `restrict` says that no other operation refers to the buffer except through this tensor, `writable` that the buffer may be written to.",
    strata.examples = ["%value = bufferization.to_tensor %buffer restrict writable : memref<?xf32> to tensor<?xf32>"],
    strata.hooks = ["fold"],
    strata.interfaces = ["bufferization::BufferizableOpInterface"],
    strata.verify = [
      "return verifySameContents($result.getType(), $buffer.getType());"
    ],
    strata.format = "$buffer (`restrict` $restrict^)? (`writable` $writable^)? attr-dict `:` type($buffer) `to` type($result)"
  } {
    %buffer = irdl.c_pred "buffer_like" {strata.effects = ["read"]}
    irdl.operands(buffer: %buffer)
    %restrict = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    %writable = irdl.is unit {strata.kind = "unit", strata.optional, strata.summary = "unit attribute"}
    irdl.attributes {"restrict" = %restrict, "writable" = %writable}
    %result = irdl.c_pred "tensor_like"
    irdl.results(result: %result)
  }
}
