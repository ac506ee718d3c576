// Properties of a compilation target: sizes and alignments of types, and whatever else
// passes need to know about devices.
irdl.dialect @dlti attributes {
  strata.version = 1 : i32,
  strata.named_predicates = [
    ["map_key", "type_attr || string_attr", "a type or a string"]
  ],
  strata.summary = "data layout and target information",
  strata.description = "Attributes that describe a target as maps. A key is a type or a string, a value is any attribute. They are attached to operations such as `builtin.module` as `dlti.dl_spec` and `dlti.target_system_spec`."
} {
  irdl.attribute @dl_entry attributes {
    strata.class = "DataLayoutEntryAttr",
    strata.record = "DLTI_DataLayoutEntryAttr",
    strata.summary = "entry of a map",
    strata.description = "A key, which is a type or a string, and its value.",
    strata.examples = [
      "#dlti.dl_entry<i64, 64 : i32>",
      "#dlti.dl_entry<\"vendor.cores\", 8 : i32>"
    ],
    strata.interfaces = ["DataLayoutEntryInterface"],
    strata.format = "`<` custom<Key>($key) `,` $value `>`"
  } {
    %key = irdl.c_pred "map_key" {strata.cpp_type = "DataLayoutEntryKey"}
    %value = irdl.any
    irdl.parameters(key: %key, value: %value)
  }
  irdl.attribute @dl_spec attributes {
    strata.class = "DataLayoutSpecAttr",
    strata.record = "DLTI_DataLayoutSpecAttr",
    strata.summary = "data layout",
    strata.description = "Entries for types, such as their size and alignment, and for properties of the target, such as its endianness.",
    strata.examples = ["#dlti.dl_spec<index = 32 : i64, \"dlti.endianness\" = \"little\">"],
    strata.interfaces = ["DataLayoutSpecInterface"],
    strata.format = "`<` custom<Entries>($entries, \"dl_spec\") `>`"
  } {
    %entries = irdl.base "#builtin.array" {strata.kind = "array<#dlti.dl_entry>", strata.cpp_type = "::llvm::ArrayRef<DataLayoutEntryInterface>", strata.summary = "entries"}
    irdl.parameters(entries: %entries)
  }
  irdl.attribute @function_pointer_alignment attributes {
    strata.class = "FunctionPointerAlignmentAttr",
    strata.record = "DLTI_FunctionPointerAlignmentAttr",
    strata.summary = "alignment of function pointers",
    strata.description = "The alignment of function pointers in bits. If it is function dependent, it is a multiple of the alignment of the function itself.",
    strata.examples = ["#dlti.function_pointer_alignment<64, function_dependent = true>"],
    strata.format = "`<` $alignment `,` `function_dependent` `=` $function_dependent `>`"
  } {
    %alignment = irdl.any {strata.kind = "u64", strata.cpp_type = "uint64_t"}
    %function_dependent = irdl.any {strata.kind = "bool", strata.cpp_type = "bool"}
    irdl.parameters(alignment: %alignment, function_dependent: %function_dependent)
  }
  irdl.attribute @map attributes {
    strata.class = "MapAttr",
    strata.record = "DLTI_MapAttr",
    strata.summary = "map of properties",
    strata.description = "Entries of any meaning. Maps may contain maps.",
    strata.examples = ["#dlti.map<\"L1\" = #dlti.map<\"bytes\" = 32768 : i64>, \"L2\" = #dlti.map<\"bytes\" = 1048576 : i64>>"],
    strata.interfaces = ["DLTIQueryInterface"],
    strata.format = "`<` custom<Entries>($entries, \"map\") `>`"
  } {
    %entries = irdl.base "#builtin.array" {strata.kind = "array<#dlti.dl_entry>", strata.cpp_type = "::llvm::ArrayRef<DataLayoutEntryInterface>", strata.summary = "entries"}
    irdl.parameters(entries: %entries)
  }
  irdl.attribute @target_device_spec attributes {
    strata.class = "TargetDeviceSpecAttr",
    strata.record = "DLTI_TargetDeviceSpecAttr",
    strata.summary = "properties of a device",
    strata.description = "Entries for one device. The keys are strings.",
    strata.examples = ["#dlti.target_device_spec<\"max_vector_op_width\" = 256 : i64>"],
    strata.interfaces = ["TargetDeviceSpecInterface"],
    strata.format = "`<` custom<Entries>($entries, \"target_device_spec\") `>`"
  } {
    %entries = irdl.base "#builtin.array" {strata.kind = "array<#dlti.dl_entry>", strata.cpp_type = "::llvm::ArrayRef<DataLayoutEntryInterface>", strata.summary = "entries"}
    irdl.parameters(entries: %entries)
  }
  irdl.attribute @target_system_spec attributes {
    strata.class = "TargetSystemSpecAttr",
    strata.record = "DLTI_TargetSystemSpecAttr",
    strata.summary = "devices of a system",
    strata.description = "Entries for the devices of a system. The keys are their names, the values `#dlti.target_device_spec`.",
    strata.examples = ["#dlti.target_system_spec<\"CPU\" = #dlti.target_device_spec<\"cores\" = 4 : i32>>"],
    strata.interfaces = ["TargetSystemSpecInterface"],
    strata.format = "`<` custom<Entries>($entries, \"target_system_spec\") `>`"
  } {
    %entries = irdl.base "#builtin.array" {strata.kind = "array<#dlti.dl_entry>", strata.cpp_type = "::llvm::ArrayRef<DataLayoutEntryInterface>", strata.summary = "entries"}
    irdl.parameters(entries: %entries)
  }
}
