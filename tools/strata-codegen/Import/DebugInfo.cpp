#include "tools/strata-codegen/Import/FunctionImportDetail.h"
#include "tools/strata-codegen/Import/DebugNodesDetail.h"
using namespace strata;
using namespace strata::codegen;
std::string ModuleImport::getDebugNode(const llvm::DINode *) { return {}; }
std::string ModuleImport::getExpression(const llvm::DIExpression *) { return {}; }
std::string ModuleImport::getExpression(const llvm::DIGlobalVariableExpression *) { return {}; }
std::string ModuleImport::getLocation(const llvm::DILocation *) { return " loc(unknown)"; }
std::string ModuleImport::getFunctionLocation(const llvm::Function &) { return " loc(unknown)"; }
LogicalResult FunctionImport::importRecords() { return success(); }
