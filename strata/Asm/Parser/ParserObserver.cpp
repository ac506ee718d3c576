// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Asm/Parser/ParserObserver.h"

using namespace strata;

ParserObserver::~ParserObserver() = default;
void ParserObserver::didParseOperation(Operation *, SourceRange, SourceRange) {}
void ParserObserver::didParseRegion(Region &, SourceRange) {}
void ParserObserver::didDefineValues(Value, unsigned, StringRef, SourceRange) {}
void ParserObserver::didUseValue(Value, StringRef, SourceRange) {}
void ParserObserver::didResolveValue(Value, Value) {}
void ParserObserver::didDefineBlock(Block *, StringRef, SourceRange) {}
void ParserObserver::didUseBlock(Block *, StringRef, SourceRange) {}
void ParserObserver::didDefineSymbol(StringAttr, SourceRange) {}
void ParserObserver::didUseSymbol(SymbolRefAttr, SourceRange) {}
void ParserObserver::didDefineAlias(StringRef, SourceRange, Attribute, Type) {}
void ParserObserver::didUseAlias(StringRef, SourceRange) {}
void ParserObserver::didReadOlderForm(SourceRange, StringRef, StringRef) {}
