// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// As much of the module `vscode` as the extension uses, without an editor: providers and
// commands are kept, for a test to call.
'use strict';

const fs = require('fs');
const url = require('url');

const record = (...names) => class {
  constructor(...values) {
    names.forEach((name, i) => { this[name] = values[i]; });
  }
};

class Uri {
  constructor(scheme, path, query = '') {
    Object.assign(this, { scheme, path, query, fsPath: path });
  }
  static parse(text) {
    const [, scheme, rest] = /^([\w-]+):(?:\/\/)?(.*)$/.exec(text);
    return new Uri(scheme, decodeURIComponent(rest));
  }
  static file(path) { return new Uri('file', path); }
  static from({ scheme, path, query }) { return new Uri(scheme, path, query); }
  with({ scheme }) { return new Uri(scheme, this.path); }
  toString() {
    return this.scheme === 'file' ? url.pathToFileURL(this.path).href
      : `${this.scheme}:${encodeURI(this.path)}${this.query && `?${this.query}`}`;
  }
}

class EventEmitter {
  constructor() {
    this.listeners = [];
    this.event = (listener) => { this.listeners.push(listener); return { dispose() {} }; };
  }
  fire(value) { return Promise.all(this.listeners.map((listener) => listener(value))); }
  dispose() {}
}

const stub = { providers: {}, commands: {}, messages: [], shown: [], diagnostics: new Map(), answers: [], settings: {} };
const events = { open: new EventEmitter(), close: new EventEmitter(), change: new EventEmitter(), settings: new EventEmitter() };
const disposable = { dispose() {} };
const note = (kind) => (text) => { stub.messages.push(`${kind}: ${text}`); };

const languages = {
  createDiagnosticCollection: () => ({
    set: (uri, items) => stub.diagnostics.set(uri.toString(), items), clear: () => stub.diagnostics.clear(), dispose() {} }),
  match: (selector, document) => selector.some((one) => one.scheme === document.uri.scheme) ? 10 : 0,
};
for (const kind of ['Hover', 'Definition', 'Reference', 'DocumentHighlight', 'DocumentSymbol', 'FoldingRange',
  'SelectionRange', 'CallHierarchy', 'CompletionItem', 'SignatureHelp', 'Rename', 'DocumentFormattingEdit',
  'DocumentRangeFormattingEdit', 'CodeActions', 'DocumentSemanticTokens', 'InlayHints', 'CodeLens']) {
  languages[`register${kind}Provider`] = (_, provider) => { stub.providers[kind] = provider; return disposable; };
}
languages.registerWorkspaceSymbolProvider = (provider) => { stub.providers.WorkspaceSymbol = provider; return disposable; };

class WorkspaceEdit {
  constructor() { this.edits = new Map(); }
  set(uri, edits) { this.edits.set(uri.toString(), edits); }
}

module.exports = {
  stub, events, languages, Uri, EventEmitter, WorkspaceEdit,
  Position: record('line', 'character'),
  Range: record('start', 'end'),
  Hover: record('contents', 'range'),
  MarkdownString: record('value'),
  Location: record('uri', 'range'),
  Diagnostic: record('range', 'message', 'severity'),
  DiagnosticRelatedInformation: record('location', 'message'),
  TextEdit: record('range', 'newText'),
  DocumentSymbol: record('name', 'detail', 'kind', 'range', 'selectionRange'),
  SymbolInformation: record('name', 'kind', 'container', 'location'),
  DocumentHighlight: record('range', 'kind'),
  FoldingRange: record('start', 'end', 'kind'),
  FoldingRangeKind: { Comment: 1 },
  SelectionRange: record('range', 'parent'),
  CallHierarchyItem: record('kind', 'name', 'detail', 'uri', 'range', 'selectionRange'),
  CallHierarchyIncomingCall: record('from', 'fromRanges'),
  CallHierarchyOutgoingCall: record('to', 'fromRanges'),
  CompletionItem: record('label', 'kind'),
  SnippetString: record('value'),
  SignatureHelp: record(),
  SignatureInformation: record('label', 'documentation'),
  ParameterInformation: record('label'),
  CodeAction: record('title', 'kind'),
  CodeActionKind: { QuickFix: 'quickfix' },
  CodeLens: record('range', 'command'),
  InlayHint: record('position', 'label', 'kind'),
  SemanticTokens: record('data', 'resultId'),
  SemanticTokensEdits: record('edits', 'resultId'),
  SemanticTokensEdit: record('start', 'deleteCount', 'data'),
  SemanticTokensLegend: record('types', 'modifiers'),
  Disposable: record('dispose'),
  FileChangeType: { Changed: 1 },
  FileSystemError: { NoPermissions: (message) => new Error(message) },
  ViewColumn: { Beside: -2 },
  commands: {
    registerCommand: (name, action) => { stub.commands[name] = action; return disposable; },
    executeCommand: async (...args) => { stub.shown.push(args); },
  },
  env: { openExternal: async (uri) => { stub.shown.push(['external', uri]); } },
  window: {
    createOutputChannel: () => ({ appendLine: note('channel'), dispose() {} }),
    showErrorMessage: note('error'),
    showInformationMessage: note('information'),
    showInputBox: async () => stub.answers.shift(),
    showTextDocument: async (uri) => { stub.shown.push(['document', uri]); },
    registerCustomEditorProvider: (_, editor) => { stub.editor = editor; return disposable; },
  },
  workspace: {
    textDocuments: [],
    getConfiguration: () => ({ get: (name, value) => stub.settings[name] ?? value }),
    onDidOpenTextDocument: events.open.event,
    onDidCloseTextDocument: events.close.event,
    onDidChangeTextDocument: events.change.event,
    onDidChangeConfiguration: events.settings.event,
    createFileSystemWatcher: (pattern) => {
      stub.messages.push(`watch: ${pattern}`);
      return { onDidCreate() {}, onDidChange() {}, onDidDelete() {}, dispose() {} };
    },
    registerTextDocumentContentProvider: (_, provider) => { stub.contents = provider; return disposable; },
    registerFileSystemProvider: (_, provider) => { stub.files = provider; return disposable; },
    fs: {
      stat: async (uri) => fs.statSync(uri.fsPath),
      writeFile: async (uri, bytes) => fs.writeFileSync(uri.fsPath, bytes),
    },
  },
};
