// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files with bytecode as text. The file `a.mlirbc` is the document `mlirbc:/.../a.mlirbc`, which
// is read and written through `strata opt`.
'use strict';

const childProcess = require('child_process');
const path = require('path');
const vscode = require('vscode');

/**
 * The output of a program that runs in `folder`, where it finds the project file; rejected with its errors.
 * @param {string} program @param {string[]} args @param {string} [folder] @param {Uint8Array | string} [input]
 * @returns {Promise<Buffer>}
 */
function run(program, args, folder, input) {
  return new Promise((resolve, reject) => {
    const child = childProcess.spawn(program, args, { cwd: folder });
    /** @type {Buffer[]} */
    const output = [];
    /** @type {Buffer[]} */
    const errors = [];
    child.stdout.on('data', (data) => output.push(data));
    child.stderr.on('data', (data) => errors.push(data));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => code === 0
      ? resolve(Buffer.concat(output)) : reject(new Error(String(Buffer.concat(errors)) || `exit code ${code}`)));
    child.stdin.end(input);
  });
}

const options = ['opt', '--allow-unregistered-dialect'];

/** @implements {vscode.FileSystemProvider} */
class BytecodeFiles {
  /** @param {() => string} getProgram */
  constructor(getProgram) {
    this.getProgram = getProgram;
    this.changes = new vscode.EventEmitter();
    this.onDidChangeFile = this.changes.event;
  }

  /** @param {vscode.Uri} uri */
  getFile(uri) {
    return uri.with({ scheme: 'file' });
  }

  watch() {
    return new vscode.Disposable(() => {});
  }

  /** @param {vscode.Uri} uri */
  stat(uri) {
    return vscode.workspace.fs.stat(this.getFile(uri));
  }

  /** @param {vscode.Uri} uri */
  readFile(uri) {
    const file = this.getFile(uri).fsPath;
    return run(this.getProgram(), [...options, file], path.dirname(file));
  }

  /** Text with errors is not written. @param {vscode.Uri} uri @param {Uint8Array} text */
  async writeFile(uri, text) {
    const folder = path.dirname(this.getFile(uri).fsPath);
    const bytecode = await run(this.getProgram(), [...options, '--emit-bytecode', '-'], folder, text);
    await vscode.workspace.fs.writeFile(this.getFile(uri), bytecode);
    this.changes.fire([{ type: vscode.FileChangeType.Changed, uri }]);
  }

  /** @returns {never} */
  refuse() {
    throw vscode.FileSystemError.NoPermissions('only files are read and written');
  }

  readDirectory() {
    return this.refuse();
  }

  createDirectory() {
    return this.refuse();
  }

  delete() {
    return this.refuse();
  }

  rename() {
    return this.refuse();
  }
}

/** The editor of `a.mlirbc`, which opens the document with its text instead. */
class BytecodeEditor {
  /** @param {vscode.Uri} uri */
  openCustomDocument(uri) {
    return { uri, dispose: () => {} };
  }

  /** @param {vscode.CustomDocument} document @param {vscode.WebviewPanel} panel */
  async resolveCustomEditor(document, panel) {
    panel.webview.html = 'The text is shown in an editor of its own.';
    const column = panel.viewColumn;
    try {
      await vscode.window.showTextDocument(document.uri.with({ scheme: 'mlirbc' }), { viewColumn: column, preview: false });
      panel.dispose();
    } catch (error) {
      panel.webview.html = 'The bytecode cannot be read.';
      vscode.window.showErrorMessage(String(error));
    }
  }
}

/** @param {() => string} getProgram */
function registerBytecode(getProgram) {
  return [
    vscode.workspace.registerFileSystemProvider('mlirbc', new BytecodeFiles(getProgram)),
    vscode.window.registerCustomEditorProvider('strata.bytecode', new BytecodeEditor()),
  ];
}

module.exports = { registerBytecode, run };
