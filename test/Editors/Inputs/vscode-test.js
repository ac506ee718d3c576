// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs the extension of VS Code with the real server and a stub in place of the editor.
//
// Usage: node vscode-test.js EXTENSION STRATA FILE BYTECODE
'use strict';

const fs = require('fs');
const Module = require('module');
const path = require('path');

const vscode = require('./vscode-stub.js');
const load = Module._load;
Module._load = (name, ...rest) => name === 'vscode' ? vscode : load(name, ...rest);

const [extensionPath, strata, file, bytecode] = process.argv.slice(2);
const extension = require(path.join(extensionPath, 'src/extension.js'));
const { stub, events, workspace, Uri, Position, Range } = vscode;

async function waitFor(what, condition) {
  for (let i = 0; i < 1000; ++i) {
    if (condition()) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`no ${what}`);
}

class TextDocument {
  constructor(uri, text) {
    Object.assign(this, { uri, text, version: 1, languageId: 'mlir' });
  }
  getText() { return this.text; }
  offset({ line, character }) {
    return this.text.split('\n').slice(0, line).reduce((sum, each) => sum + each.length + 1, 0) + character;
  }
  async change(edits) {
    const last = [...edits].sort((a, b) => this.offset(b.range.start) - this.offset(a.range.start));
    for (const { range, newText } of last) {
      this.text = this.text.slice(0, this.offset(range.start)) + newText + this.text.slice(this.offset(range.end));
    }
    this.version += 1;
    await events.change.fire({
      document: this, contentChanges: last.map(({ range, newText }) => ({ range, text: newText })) });
  }
}

const uri = Uri.file(file);
const document = new TextDocument(uri, fs.readFileSync(file, 'utf8'));
const say = (...words) => console.log(...words);
const line = (number) => document.text.split('\n')[number];
const { providers: ask } = stub;

async function testProviders() {
  await waitFor('diagnostics', () => stub.diagnostics.get(uri.toString())?.length);
  for (const each of stub.diagnostics.get(uri.toString())) {
    say('diagnostic', each.range.start.line, each.severity, each.message);
  }
  const sum = new Position(4, 20);
  say('hover', (await ask.Hover.provideHover(document, sum)).contents.value.replaceAll('\n', ' '));
  say('definition', (await ask.Definition.provideDefinition(document, new Position(5, 10)))[0].targetSelectionRange.start.line);
  say('references', (await ask.Reference.provideReferences(document, sum, { includeDeclaration: true })).length);
  say('highlights', (await ask.DocumentHighlight.provideDocumentHighlights(document, sum)).length);
  say('symbols', (await ask.DocumentSymbol.provideDocumentSymbols(document)).map((each) => each.name).join(' '));
  say('workspace', (await ask.WorkspaceSymbol.provideWorkspaceSymbols('wron')).map((each) => each.name).join(' '));
  say('folds', (await ask.FoldingRange.provideFoldingRanges(document)).length);
  say('selection', (await ask.SelectionRange.provideSelectionRanges(document, [sum]))[0].range.start.line);
  say('completion', (await ask.CompletionItem.provideCompletionItems(document, new Position(4, 21)))
    .map((each) => each.label).sort().join(' '));
  say('tokens', (await ask.DocumentSemanticTokens.provideDocumentSemanticTokens(document)).data.length % 5);
  say('hints', JSON.stringify(await ask.InlayHints.provideInlayHints(document, new Range(new Position(0, 0), new Position(9, 0)))));
  say('callers', (await ask.CallHierarchy.prepareCallHierarchy(document, new Position(2, 12)))[0].name);
  say('signature', (await ask.SignatureHelp.provideSignatureHelp(document, new Position(4, 24)))?.signatures[0].label);
  say('rename range', (await ask.Rename.prepareRename(document, new Position(4, 4))).start.character);
  const edit = await ask.Rename.provideRenameEdits(document, new Position(4, 4), '%total');
  await document.change(edit.edits.get(uri.toString()));
  say('renamed', line(4));
  await document.change(await ask.DocumentFormattingEdit.provideDocumentFormattingEdits(document, {}));
  say('formatted', line(3));
  const fixes = await ask.CodeActions.provideCodeActions(document, new Range(new Position(9, 23), new Position(9, 23)), {});
  say('fixes', fixes.length, fixes[0]?.edit?.edits.size);
}

async function testCommands() {
  const end = document.text.indexOf('func.func @wrong');
  const start = document.text.slice(0, end).split('\n').length - 1;
  await document.change([{ range: new Range(new Position(start, 0), new Position(start + 4, 0)), newText: '' }]);
  await waitFor('no diagnostics', () => stub.diagnostics.get(uri.toString()).length === 0);
  for (const lens of await ask.CodeLens.provideCodeLenses(document)) {
    await stub.commands[lens.command.command](...lens.command.arguments);
    say('lens', lens.range.start.line, lens.command.title, stub.messages.at(-1));
  }
  vscode.window.activeTextEditor = { document, selection: { active: new Position(3, 0) } };
  stub.answers.push('main');
  await stub.commands['strata.runFunction']();
  say('run', stub.messages.at(-1));
  await stub.commands['strata.showGeneric']();
  const show = (place) => stub.contents.provideTextDocumentContent(place).split('\n')[0];
  say('generic', show(stub.shown.at(-1)[1]));
  stub.answers.push('builtin.module(canonicalize)');
  await stub.commands['strata.runPasses']();
  const [command, before, after] = stub.shown.at(-1);
  say('passes', command, [before, after].map((place) => /constant \d+/.exec(stub.contents.provideTextDocumentContent(place))[0]).join(' '));
  stub.answers.push('builtin.module(no-such-pass)');
  await stub.commands['strata.runPasses']();
  say('wrong pass', stub.messages.at(-1).split('\n')[0]);
}

/** A page, or a message if the program has no command for it. */
async function testExplore() {
  stub.answers.push('builtin.module(canonicalize)');
  stub.shown.push([]);
  await stub.commands['strata.explore']();
  const [kind, page] = stub.shown.at(-1);
  say('explore', kind === 'external' ? fs.readFileSync(page.path, 'utf8').includes('</html>')
    : stub.messages.at(-1).endsWith('has no command explore'));
}

async function testBytecode() {
  const place = Uri.file(bytecode).with({ scheme: 'mlirbc' });
  const text = String(await stub.files.readFile(place));
  say('bytecode', text.split('\n')[0]);
  await stub.files.writeFile(place, Buffer.from(text.replace('@main', '@renamed')));
  say('first bytes', [...fs.readFileSync(bytecode).subarray(0, 4)].join(' '));
  say('read again', String(await stub.files.readFile(place)).includes('@renamed'));
  say('broken', await stub.files.writeFile(place, Buffer.from('func.func')).then(() => 'written', () => 'not written'));
  const panel = { webview: {}, dispose: () => say('panel closed') };
  await stub.editor.resolveCustomEditor(stub.editor.openCustomDocument(Uri.file(bytecode)), panel);
  say('opened', stub.shown.at(-1)[1].scheme);
}

async function main() {
  stub.settings.path = strata;
  workspace.workspaceFolders = [{ uri: Uri.file(path.dirname(file)) }];
  workspace.textDocuments.push(document);
  await extension.activate({ subscriptions: [] });
  await testProviders();
  say(stub.messages.filter((each) => each.startsWith('watch')).join(' '));
  await testCommands();
  await testExplore();
  await testBytecode();
  await stub.commands['strata.restart']();
  say('after a restart', (await ask.DocumentSymbol.provideDocumentSymbols(document)).length);
  await extension.deactivate();
  stub.settings.path = '/no/such/program';
  await extension.activate({ subscriptions: [] });
  await waitFor('message', () => stub.messages.at(-1).startsWith('error'));
  say(stub.messages.at(-1));
}

main().then(() => process.exit(0), (error) => {
  say('error:', error.stack);
  process.exit(1);
});
