// Maximum and minimum, output, attributes in quotes, kernels in generic form.
gpu.module @kernels {
  gpu.func @print(%i: i32, %f: f32) kernel {
    %0 = gpu.all_reduce max %i {} : (i32) -> i32
    %1 = gpu.all_reduce min %f {} : (f32) -> f32
    gpu.printf "%d \"%f\"" %0, %1 : i32, f32
    gpu.return
  }
  "gpu.func"() ({
  ^bb0(%a: f32):
    %0 = "gpu.block_id"() {dimension = #gpu<"dim y">} : () -> index
    "gpu.return"() : () -> ()
  }) {gpu.kernel, sym_name = "generic", type = (f32) -> (), workgroup_attributions = 0 : i64} : () -> ()
}
