// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A client that is made of the package vscode-languageserver-protocol, with its types of
// requests and its reader of messages.
//
// Usage: node protocol-client.js NODE_MODULES STRATA FILE
'use strict';

const childProcess = require('child_process');
const fs = require('fs');
const path = require('path');
const url = require('url');

const [modules, strata, file] = process.argv.slice(2);
const protocol = require(path.join(modules, 'vscode-languageserver-protocol/node'));

const server = childProcess.spawn(strata, ['lsp', '--stdio']);
const connection = protocol.createProtocolConnection(
  new protocol.StreamMessageReader(server.stdout), new protocol.StreamMessageWriter(server.stdin));
const uri = url.pathToFileURL(file).href;
const text = fs.readFileSync(file, 'utf8');
const textDocument = { uri };
const say = (...words) => console.log(...words);

async function main() {
  const diagnostics = new Promise((resolve) =>
    connection.onNotification(protocol.PublishDiagnosticsNotification.type, resolve));
  connection.onNotification(protocol.ShowMessageNotification.type, ({ message }) => say('message', message.split('\n')[0]));
  connection.onRequest(protocol.RegistrationRequest.type, ({ registrations }) => say('registered', registrations.length));
  connection.listen();
  const { capabilities } = await connection.sendRequest(protocol.InitializeRequest.type, {
    processId: process.pid, rootUri: url.pathToFileURL(path.dirname(file)).href,
    capabilities: { workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
      general: { positionEncodings: ['utf-8', 'utf-16'] } },
  });
  say('encoding', capabilities.positionEncoding, 'sync', capabilities.textDocumentSync.change);
  connection.sendNotification(protocol.InitializedNotification.type, {});
  connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, {
    textDocument: { uri, languageId: 'mlir', version: 1, text } });
  const { version, diagnostics: items } = await diagnostics;
  say('diagnostics', version, items.map((item) => `${item.range.start.line}: ${item.message}`).join(', '));
  const position = { line: 4, character: 20 };
  const ask = (type, params) => connection.sendRequest(type, { textDocument, ...params });
  say('hover', protocol.MarkupContent.is((await ask(protocol.HoverRequest.type, { position })).contents));
  say('definition', protocol.Location.is((await ask(protocol.DefinitionRequest.type, { position }))[0]));
  const edit = await ask(protocol.RenameRequest.type, { position, newName: '%new' });
  say('rename', protocol.WorkspaceEdit.is(edit), (edit.changes?.[uri] || edit.documentChanges[0].edits).length);
  const edits = await ask(protocol.DocumentFormattingRequest.type, { options: { tabSize: 2, insertSpaces: true } });
  say('formatting', edits.every(protocol.TextEdit.is), edits.length);
  const completion = await ask(protocol.CompletionRequest.type, { position: { line: 4, character: 21 } });
  say('completion', (completion.items || completion).some((item) => item.label === '%c'));
  say('symbols', (await ask(protocol.DocumentSymbolRequest.type, {})).every(protocol.DocumentSymbol.is));
  const lenses = await ask(protocol.CodeLensRequest.type, {});
  say('lenses', lenses.every((lens) => protocol.CodeLens.is(lens) && protocol.Command.is(lens.command)), lenses.length);
  say('folding', (await ask(protocol.FoldingRangeRequest.type, {})).every(protocol.FoldingRange.is));
  const tokens = await ask(protocol.SemanticTokensRequest.type, {});
  say('tokens', protocol.SemanticTokens.is(tokens), tokens.data.length > 0);
  const { command, arguments: list } = lenses.at(-1).command;
  const result = await connection.sendRequest(protocol.ExecuteCommandRequest.type, { command, arguments: list });
  say('run', result.exitCode);
  const unknown = await connection.sendRequest('no/such/request', {}).catch((error) => error);
  say('unknown request', unknown.code === protocol.ErrorCodes.MethodNotFound);
  await connection.sendRequest(protocol.ShutdownRequest.type);
  server.on('exit', (code) => say('exit code', code));
  connection.sendNotification(protocol.ExitNotification.type);
}

setTimeout(() => process.exit(1), 60000).unref();
main().catch((error) => {
  say('error:', error.stack);
  process.exit(1);
});
