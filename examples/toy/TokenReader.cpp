// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TokenReader.h"

using namespace toyc;
using namespace strata;

TokenReader::TokenReader(Context &ctx, uint32_t buffer)
    : buffer(buffer), source(ctx.getSourceBuffer(buffer).getText()),
      lexer(source), token(lexer.next()) {}

Location TokenReader::getLoc() const {
  return Location::fromOffset(buffer, token.text.data() - source.data());
}

bool TokenReader::consumeIf(Token::Kind kind) {
  if (token.kind != kind)
    return false;
  advance();
  return true;
}

ParseResult TokenReader::expect(Token::Kind kind, StringRef what) {
  if (consumeIf(kind))
    return success();
  return emitExpected(what);
}

ParseResult TokenReader::parseName(StringRef &name, StringRef what) {
  name = token.text;
  return expect(Token::Identifier, what);
}

InFlightDiagnostic TokenReader::emitExpected(StringRef what) {
  InFlightDiagnostic diag = emitError(getLoc());
  diag << "expected " << what << ", found ";
  if (token.kind == Token::End)
    diag << "the end of the file";
  else
    diag << "'" << token.text << "'";
  return diag;
}
