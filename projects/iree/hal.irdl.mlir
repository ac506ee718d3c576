// Facts from the C++ code of IREE's dialect hal.
irdl.dialect @hal attributes {
  strata.version = 1 : i32,
  strata.formats = [
    ["WorkgroupCountRegion", "region", "entry-with-results($region)"],
    ["ExportConditionRegion", "region", "entry-with-results($region)"],
    ["SizeAwareType", "type, size", "custom<SizedTypes>($type, $size, \"*\")"],
    ["ShapedFunctionType", "operands, types, dims, results, result_dims, tied",
     "custom<SizedFunctionType>($operands, $types, $dims, $results, $result_dims, $tied)"]]
} {
  irdl.type @allocator attributes {strata.class = "AllocatorType"}
  irdl.type @buffer attributes {strata.class = "BufferType"}
  irdl.type @buffer_view attributes {strata.class = "BufferViewType"}
  irdl.type @channel attributes {strata.class = "ChannelType"}
  irdl.type @command_buffer attributes {strata.class = "CommandBufferType"}
  irdl.type @device attributes {strata.class = "DeviceType"}
  irdl.type @event attributes {strata.class = "EventType"}
  irdl.type @executable attributes {strata.class = "ExecutableType"}
  irdl.type @fence attributes {strata.class = "FenceType"}
  irdl.type @file attributes {strata.class = "FileType"}
  irdl.operation @device.queue.barrier attributes {
    strata.infer = [["wait_fence", "device", "FenceType::get($_ctxt)", ""], ["signal_fence", "device", "FenceType::get($_ctxt)", ""]]
  }
  irdl.operation @device.queue.update attributes {
    strata.infer = [["wait_fence", "device", "FenceType::get($_ctxt)", ""], ["signal_fence", "device", "FenceType::get($_ctxt)", ""], ["target_buffer", "device", "BufferType::get($_ctxt)", ""]]
  }
  irdl.operation @device.queue.copy attributes {
    strata.infer = [["wait_fence", "device", "FenceType::get($_ctxt)", ""], ["signal_fence", "device", "FenceType::get($_ctxt)", ""], ["source_buffer", "device", "BufferType::get($_ctxt)", ""], ["target_buffer", "device", "BufferType::get($_ctxt)", ""]]
  }
  irdl.operation @device.queue.dealloca attributes {
    strata.infer = [["wait_fence", "device", "FenceType::get($_ctxt)", ""], ["signal_fence", "device", "FenceType::get($_ctxt)", ""], ["buffer", "device", "BufferType::get($_ctxt)", ""]]
  }
  irdl.operation @device.queue.fill attributes {
    strata.infer = [["wait_fence", "device", "FenceType::get($_ctxt)", ""], ["signal_fence", "device", "FenceType::get($_ctxt)", ""], ["target_buffer", "device", "BufferType::get($_ctxt)", ""]]
  }
  irdl.operation @fence.await attributes {
    strata.infer = [["fences", "timeout_millis", "FenceType::get($_ctxt)", ""]]
  }
  irdl.operation @tensor.import attributes {
    strata.infer = [["wait_fence", "source", "FenceType::get($_ctxt)", ""]]
  }
}
