spv.module "Logical" "GLSL450" {
  spv.globalVariable @var bind(1, 2) : !spv.ptr<!spv.struct<f32 [0], !spv.array<4 x f32 [4]> [4]>, Uniform>
  spv.specConstant @constant = 42 : i32
  func @main(%condition: i1, %x: f32) -> () {
    %c = spv.constant 1 : i32
    %d = spv.constant dense<[1, 2]> : tensor<2xi32> : !spv.array<2 x i32>
    %v = spv.Variable init(%c) : !spv.ptr<i32, Function>
    %l = spv.Load "Function" %v ["Aligned", 4] : i32
    spv.Store "Function" %v, %l : i32
    %s = spv.FAdd %x, %x : f32
    %e = spv.GLSL.Exp %s : f32
    %less = spv.SLessThan %c, %c : i32
    spv.ControlBarrier "Workgroup", "Device", "Acquire|UniformMemory"
    spv.selection {
      spv.BranchConditional %condition, ^then, ^end
    ^then:
      spv.Branch ^end
    ^end:
      spv._merge
    }
    spv.Return
  }
  spv.EntryPoint "GLCompute" @main
}
func @f(%a: vector<3xf32>, %ptr: !spv.ptr<i32, StorageBuffer>, %value: i32) -> f32 {
  %0 = spv.CompositeExtract %a[1 : i32] : vector<3xf32>
  %1 = spv.AtomicIAdd "Workgroup" "None" %ptr, %value : !spv.ptr<i32, StorageBuffer>
  %2 = "gpu.thread_id"() {dimension = "x"} : () -> index
  return %0 : f32
}
func @types(!llvm<"i32*">, !llvm.ptr<ptr<i8>, 3>, !llvm.float, !llvm<"i8 addrspace(2)*">, !llvm.struct<(i32)>)
