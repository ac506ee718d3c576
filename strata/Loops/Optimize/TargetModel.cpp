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
  /// The units of the whole width: two of half of it count as one.
  unsigned numVectorUnits;
  double memoryBytesPerCycle;
};
} // namespace

// Caches from the optimization manuals of AMD and Intel; the last level is the share of one core. The
// levels of x86-64 are those of the oldest processors that have them. Units add products; the bytes of memory for
// each cycle are the rate that one core sustains, rounded: less on servers, whose memory has a longer latency.
static constexpr KnownProcessor processors[] = {
    {"x86-64", 128, 16, 32, 256, 2048, 2, 4},
    {"x86-64-v2", 128, 16, 32, 256, 2048, 2, 4},
    {"x86-64-v3", 256, 16, 32, 256, 2048, 2, 4},
    {"x86-64-v4", 512, 32, 32, 1024, 1408, 2, 4},
    {"haswell", 256, 16, 32, 256, 2048, 2, 6},
    {"broadwell", 256, 16, 32, 256, 2048, 2, 6},
    {"skylake", 256, 16, 32, 256, 2048, 2, 6},
    {"skylake-avx512", 512, 32, 32, 1024, 1408, 2, 4},
    {"cascadelake", 512, 32, 32, 1024, 1408, 2, 4},
    {"cooperlake", 512, 32, 32, 1024, 1408, 2, 4},
    {"icelake-client", 512, 32, 48, 512, 2048, 1, 6},
    {"icelake-server", 512, 32, 48, 1280, 1536, 2, 4},
    {"sapphirerapids", 512, 32, 48, 2048, 1920, 2, 4},
    {"emeraldrapids", 512, 32, 48, 2048, 5120, 2, 4},
    {"graniterapids", 512, 32, 48, 2048, 4096, 2, 4},
    {"alderlake", 256, 16, 48, 1280, 3072, 2, 6},
    {"raptorlake", 256, 16, 48, 2048, 3072, 2, 6},
    {"znver1", 256, 16, 32, 512, 2048, 1, 6},
    {"znver2", 256, 16, 32, 512, 4096, 2, 6},
    {"znver3", 256, 16, 32, 512, 4096, 2, 6},
    {"znver4", 512, 32, 32, 1024, 4096, 1, 6},
    {"znver5", 512, 32, 48, 1024, 4096, 2, 8},
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
  model.numVectorUnits = found->numVectorUnits;
  model.memoryBytesPerCycle = found->memoryBytesPerCycle;
  model.l1Bytes = found->l1Kilobytes << 10;
  model.l2Bytes = found->l2Kilobytes << 10;
  model.l3Bytes = found->l3Kilobytes << 10;
  if (isNative) {
    model.l1Bytes = readCacheSize(_SC_LEVEL1_DCACHE_SIZE, model.l1Bytes);
    model.l2Bytes = readCacheSize(_SC_LEVEL2_CACHE_SIZE, model.l2Bytes);
  }
  return model;
}
