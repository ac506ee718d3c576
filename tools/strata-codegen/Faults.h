// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Faults that stop the process are reported over the channel. A signal handler
// on a stack of its own sends a Fault, which needs only the channel, and then
// tries to find the place in the code; a second fault, or too much time, ends
// that.
#ifndef STRATA_TOOLS_STRATA_CODEGEN_FAULTS_H
#define STRATA_TOOLS_STRATA_CODEGEN_FAULTS_H

#include "strata/CodegenProtocol/Protocol.h"

namespace strata::codegen {

class Loader;

/// Handles the signals of errors, and the alarm of the time limit.
void installFaultHandlers();
/// Sets the current stage of the process. `loader` finds places in the code;
/// may be null.
void setFaultStage(Stage stage, const Loader *loader);
/// Lets a thread that is not the first one report its faults too.
void prepareThreadForFaults();
/// From now on the process may use so much more; 0 is no limit.
void setLimits(uint64_t maxMilliseconds, uint64_t maxMegabytes);
/// Ends the time limit.
void clearTimeLimit();

} // namespace strata::codegen

#endif // STRATA_TOOLS_STRATA_CODEGEN_FAULTS_H
