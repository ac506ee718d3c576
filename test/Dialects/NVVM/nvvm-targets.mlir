// RUN: %opt --split-input-file --verify-diagnostics %s

gpu.module @old [#nvvm.target<chip = "sm_80">] {
  // expected-error @+1 {{'nvvm.cluster.wait' op is not supported on sm_80}}
  nvvm.cluster.wait
}
// -----
gpu.module @new [#nvvm.target<chip = "sm_90">] {
  nvvm.cluster.wait
  // expected-error @+1 {{'nvvm.wgmma.fence.aligned' op is not supported on sm_90}}
  nvvm.wgmma.fence.aligned
}
// -----
gpu.module @specific [#nvvm.target<chip = "sm_90a">] {
  nvvm.cluster.wait
  nvvm.wgmma.fence.aligned
}
// -----
gpu.module @unverified [#nvvm.target<chip = "sm_80", verifyTarget = false>] {
  nvvm.cluster.wait
}
// -----
// expected-error @+1 {{Minimum NVVM target SM version is sm_20}}
gpu.module @unknown [#nvvm.target<chip = "sm_8">] {
}
// -----
// expected-error @+1 {{The optimization level must be a number between 0 and 3.}}
gpu.module @m [#nvvm.target<O = 5>] {
}
