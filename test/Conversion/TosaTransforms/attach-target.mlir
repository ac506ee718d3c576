// RUN: strata opt --tosa-attach-target %s | FileCheck %s --check-prefix=DEFAULT
// RUN: strata opt --tosa-attach-target="level=none profiles=pro_int,pro_fp extensions=int16,bf16 specification_version=1.1.draft" %s | FileCheck %s --check-prefix=ALL
// RUN: not strata opt --tosa-attach-target="profiles=pro_in" %s 2>&1 | FileCheck %s --check-prefix=PROFILE
// RUN: not strata opt --tosa-attach-target="extensions=int17" %s 2>&1 | FileCheck %s --check-prefix=EXTENSION

// DEFAULT: module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.0", level = "8k", profiles = [], extensions = []>}
// ALL: module attributes {tosa.target_env = #tosa.target_env<specification_version = "1.1.draft", level = none, profiles = [pro_int, pro_fp], extensions = [int16, bf16]>}
// PROFILE: error: unknown TOSA profile 'pro_in'
// EXTENSION: error: unknown TOSA extension 'int17'
module {
}
