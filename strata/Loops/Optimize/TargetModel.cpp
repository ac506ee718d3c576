// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Optimize/TargetModel.h"

#include "llvm/TargetParser/Host.h"

#include <unistd.h>

using namespace strata;

namespace {
struct KnownProcessor {
  llvm::StringLiteral name;
  unsigned vectorBits, numVectorRegisters;
  int64_t l1Kilobytes, l2Kilobytes, l3Kilobytes;
};
} // namespace

// Caches from the optimization manuals of AMD and Intel; the last level is the share of one core. The
// levels of x86-64 are those of the oldest processors that have them.
static constexpr KnownProcessor processors[] = {
    {"x86-64", 128, 16, 32, 256, 2048},
    {"x86-64-v2", 128, 16, 32, 256, 2048},
    {"x86-64-v3", 256, 16, 32, 256, 2048},
    {"x86-64-v4", 512, 32, 32, 1024, 1408},
    {"haswell", 256, 16, 32, 256, 2048},
    {"broadwell", 256, 16, 32, 256, 2048},
    {"skylake", 256, 16, 32, 256, 2048},
    {"skylake-avx512", 512, 32, 32, 1024, 1408},
    {"cascadelake", 512, 32, 32, 1024, 1408},
    {"cooperlake", 512, 32, 32, 1024, 1408},
    {"icelake-client", 512, 32, 48, 512, 2048},
    {"icelake-server", 512, 32, 48, 1280, 1536},
    {"sapphirerapids", 512, 32, 48, 2048, 1920},
    {"emeraldrapids", 512, 32, 48, 2048, 5120},
    {"graniterapids", 512, 32, 48, 2048, 4096},
    {"alderlake", 256, 16, 48, 1280, 3072},
    {"raptorlake", 256, 16, 48, 2048, 3072},
    {"znver1", 256, 16, 32, 512, 2048},
    {"znver2", 256, 16, 32, 512, 4096},
    {"znver3", 256, 16, 32, 512, 4096},
    {"znver4", 512, 32, 32, 1024, 4096},
    {"znver5", 512, 32, 48, 1024, 4096},
};

/// Bytes of a cache of this machine, or `known` if the system does not tell.
static int64_t readCacheSize(int name, int64_t known) {
  long size = sysconf(name);
  return size > 0 ? int64_t(size) : known;
}

std::optional<TargetModel> strata::getTargetModel(StringRef cpu) {
  bool isNative = cpu == "native";
  StringRef name = isNative ? llvm::sys::getHostCPUName() : cpu;
  const KnownProcessor *found = nullptr;
  for (const KnownProcessor &each : processors)
    if (each.name == name)
      found = &each;
  if (!found && !isNative)
    return std::nullopt;
  if (!found)
    found = &processors[0];
  TargetModel model;
  model.cpu = name.str();
  model.vectorBits = found->vectorBits;
  model.numVectorRegisters = found->numVectorRegisters;
  // Processors with vectors of floats of 256 bits and integers of that size have it as well.
  model.hasFMA = found->vectorBits > 128;
  model.l1Bytes = found->l1Kilobytes << 10;
  model.l2Bytes = found->l2Kilobytes << 10;
  model.l3Bytes = found->l3Kilobytes << 10;
  if (isNative) {
    model.l1Bytes = readCacheSize(_SC_LEVEL1_DCACHE_SIZE, model.l1Bytes);
    model.l2Bytes = readCacheSize(_SC_LEVEL2_CACHE_SIZE, model.l2Bytes);
  }
  return model;
}
