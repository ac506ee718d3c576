// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The language server as the extension uses it: it starts, follows the documents that are
// open, and starts again if it ends by itself.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');
const { Connection } = require('./connection');
const features = require('./features');

/** What the client can do; the server assumes little where this is silent. */
const capabilities = {
  textDocument: {
    definition: { linkSupport: true },
    completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
    hover: { contentFormat: ['markdown'] },
    documentSymbol: { hierarchicalDocumentSymbolSupport: true },
    rename: { prepareSupport: true },
    codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix'] } } },
    publishDiagnostics: { relatedInformation: true, versionSupport: true },
  },
  workspace: { workspaceEdit: { documentChanges: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
};

class Client {
  /** @param {vscode.OutputChannel} channel */
  constructor(channel) {
    this.channel = channel;
    this.diagnostics = vscode.languages.createDiagnosticCollection('strata');
    /** @type {{dispose: () => void}[]} */
    this.subscriptions = [];
    /** @type {Connection | undefined} */
    this.connection = undefined;
    /** The times at which the server ended by itself. @type {number[]} */
    this.ends = [];
  }

  getProgram() {
    return vscode.workspace.getConfiguration('strata').get('path', 'strata');
  }

  async start() {
    const settings = vscode.workspace.getConfiguration('strata');
    const folder = vscode.workspace.workspaceFolders?.find((each) => each.uri.scheme === 'file');
    const connection = new Connection(this.getProgram(), ['lsp', ...settings.get('arguments', [])], {
      cwd: folder?.uri.fsPath,
      onNotification: (method, params) => this.take(method, params),
      onRequest: (method, params) => this.answer(method, params),
      onEnd: (message) => this.restart(message),
      trace: (text) => {
        if (settings.get('trace')) {
          this.channel.appendLine(text);
        }
      },
    });
    this.connection = connection;
    const result = await connection.request('initialize', {
      processId: process.pid, rootUri: folder ? folder.uri.toString() : null, capabilities });
    connection.notify('initialized', {});
    this.follow(result.capabilities);
  }

  /**
   * The answer to a request, or undefined while the server does not run.
   * @param {string} method @param {any} params @param {any} [token]
   * @returns {Promise<any>}
   */
  async ask(method, params, token) {
    return this.connection?.request(method, params, token);
  }

  /** Sends the documents, and registers the features. @param {any} server the capabilities */
  follow(server) {
    const changed = new vscode.EventEmitter();
    const isOurs = (/** @type {vscode.TextDocument} */ document) =>
      vscode.languages.match(features.selector, document) > 0;
    const open = (/** @type {vscode.TextDocument} */ document) => {
      if (isOurs(document)) {
        this.connection?.notify('textDocument/didOpen', {
          textDocument: {
            uri: document.uri.toString(), languageId: 'mlir', version: document.version, text: document.getText(),
          } });
      }
    };
    const ask = this.ask.bind(this);
    this.subscriptions.push(
      changed,
      vscode.workspace.onDidOpenTextDocument(open),
      vscode.workspace.onDidCloseTextDocument((document) => {
        if (isOurs(document)) {
          this.connection?.notify('textDocument/didClose', { textDocument: { uri: document.uri.toString() } });
        }
      }),
      vscode.workspace.onDidChangeTextDocument(({ document, contentChanges }) => {
        if (!isOurs(document) || contentChanges.length === 0) {
          return;
        }
        this.connection?.notify('textDocument/didChange', {
          textDocument: { uri: document.uri.toString(), version: document.version },
          contentChanges: contentChanges.map(({ range, text }) => ({ range: convert.fromRange(range), text })) });
        changed.fire(undefined);
      }),
      ...features.registerNavigation(ask),
      ...features.registerEditing(ask),
      ...features.registerDecorations(ask, server, changed.event));
    vscode.workspace.textDocuments.forEach(open);
  }

  /** Takes a notification of the server. @param {string} method @param {any} params */
  take(method, params) {
    if (method === 'textDocument/publishDiagnostics') {
      this.diagnostics.set(vscode.Uri.parse(params.uri), params.diagnostics.map(convert.toDiagnostic));
    } else if (method === 'window/showMessage') {
      this.channel.appendLine(params.message);
      if (params.type === 1) {
        vscode.window.showErrorMessage(params.message);
      } else {
        vscode.window.showInformationMessage(params.message);
      }
    }
  }

  /** Answers a request of the server. @param {string} method @param {any} params */
  answer(method, params) {
    if (method !== 'client/registerCapability') {
      return null;
    }
    const wanted = params.registrations.filter(
      (/** @type {any} */ one) => one.method === 'workspace/didChangeWatchedFiles');
    for (const { registerOptions } of wanted) {
      for (const { globPattern } of registerOptions.watchers) {
        const watcher = vscode.workspace.createFileSystemWatcher(globPattern);
        const tell = (/** @type {number} */ type) => (/** @type {vscode.Uri} */ uri) =>
          this.connection?.notify('workspace/didChangeWatchedFiles', { changes: [{ uri: uri.toString(), type }] });
        watcher.onDidCreate(tell(1));
        watcher.onDidChange(tell(2));
        watcher.onDidDelete(tell(3));
        this.subscriptions.push(watcher);
      }
    }
    return null;
  }

  forget() {
    this.subscriptions.forEach((subscription) => subscription.dispose());
    this.subscriptions = [];
    this.diagnostics.clear();
    this.connection = undefined;
  }

  /** Starts the server again after it ended, unless that happens often. @param {string} message */
  restart(message) {
    const [maxEnds, minutes] = [3, 3];
    this.forget();
    this.channel.appendLine(`strata lsp: ${message}`);
    const now = Date.now();
    this.ends = this.ends.filter((time) => now - time < minutes * 60000);
    this.ends.push(now);
    if (this.ends.length > maxEnds || /ENOENT|EACCES/.test(message)) {
      vscode.window.showErrorMessage(
        `The language server '${this.getProgram()} lsp' does not run: ${message}. See the setting strata.path.`);
      return;
    }
    this.start().catch(() => {});
  }

  async stop() {
    const connection = this.connection;
    this.forget();
    await connection?.stop();
  }
}

module.exports = { Client };
