// RUN: not strata opt --pass-pipeline="builtin.module(arith-emulate-unsupported-floats{source-types=bf17 target-type=f32})" %s 2>&1 | FileCheck %s --check-prefix=SOURCE
// RUN: not strata opt --pass-pipeline="builtin.module(arith-emulate-unsupported-floats{source-types=bf16 target-type=tf33})" %s 2>&1 | FileCheck %s --check-prefix=TARGET
// RUN: not strata opt --pass-pipeline="builtin.module(arith-emulate-unsupported-floats{source-types=bf16,f32 target-type=f32})" %s 2>&1 | FileCheck %s --check-prefix=BOTH

// SOURCE: error: could not map source type 'bf17' to a known floating-point type
// TARGET: error: could not map target type 'tf33' to a known floating-point type
// BOTH: error: target type cannot be an unsupported source type
