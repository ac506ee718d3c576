// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The extension: starts the client, and adds the commands.
'use strict';

const fs = require('fs');
const os = require('os');
const path = require('path');
const vscode = require('vscode');
const { registerBytecode, run } = require('./bytecode');
const { Client } = require('./client');

/** Texts that commands show, by their paths. @type {Map<string, string>} */
const shownTexts = new Map();

/** @type {Client | undefined} */
let client;
let lastPipeline = 'builtin.module(canonicalize)';

/** A document with `text` that is only shown. @param {string} title @param {string} text */
function makeShown(title, text) {
  const uri = vscode.Uri.from({ scheme: 'strata-output', path: `/${title}.mlir`, query: String(Date.now()) });
  shownTexts.set(uri.toString(), text);
  return uri;
}

/** The document that is edited; throws if it is no MLIR. */
function getDocument() {
  const document = vscode.window.activeTextEditor?.document;
  if (document?.languageId !== 'mlir') {
    throw new Error('the editor shows no MLIR');
  }
  return document;
}

/** The result of a command of the server. @param {string} command @param {any} argument */
async function execute(command, argument) {
  const result = await client?.ask('workspace/executeCommand', { command, arguments: [argument] });
  if (!result) {
    throw new Error('the language server does not run');
  }
  return result;
}

/** The output of a command; throws its errors. @param {string} command @param {any} argument */
async function getOutput(command, argument) {
  const result = await execute(command, argument);
  if (result.exitCode !== 0) {
    throw new Error(result.errors);
  }
  return result.output;
}

async function showGeneric() {
  const document = getDocument();
  const text = await getOutput('strata.showGeneric', { uri: document.uri.toString() });
  await vscode.window.showTextDocument(makeShown('generic form', text), { viewColumn: vscode.ViewColumn.Beside });
}

async function askForPipeline() {
  const pipeline = await vscode.window.showInputBox({ prompt: 'Pass pipeline', value: lastPipeline });
  lastPipeline = pipeline || lastPipeline;
  return pipeline;
}

async function runPasses() {
  const uri = getDocument().uri.toString();
  const pipeline = await askForPipeline();
  if (!pipeline) {
    return;
  }
  // Both sides are printed, so that only passes make differences.
  const before = await getOutput('strata.runPasses', { uri, pipeline: 'builtin.module()' });
  const after = await getOutput('strata.runPasses', { uri, pipeline });
  await vscode.commands.executeCommand('vscode.diff', makeShown('before', before), makeShown('after', after), pipeline);
}

/** Calls a function: that of a code lens, or one that the user names. @param {any} [argument] */
async function runFunction(argument) {
  if (!argument) {
    const editor = vscode.window.activeTextEditor;
    const uri = getDocument().uri.toString();
    const call = await vscode.window.showInputBox({ prompt: 'Function and arguments', placeHolder: 'main 1 2.5' });
    const [name, ...words] = (call || '').trim().split(/\s+/);
    if (!name) {
      return;
    }
    argument = { uri, line: editor?.selection.active.line, name: name.replace(/^@/, ''), arguments: words };
  }
  await execute('strata.runFunction', argument);
}

/** Writes a page with the rewrites of a pipeline, and opens it. */
async function explore() {
  const document = getDocument();
  const program = client?.getProgram() || 'strata';
  const commands = String(await run(program, ['--help']));
  if (!/^\s+explore\s/m.test(commands)) {
    throw new Error(`'${program}' has no command explore`);
  }
  const pipeline = await askForPipeline();
  if (!pipeline) {
    return;
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'strata-'));
  const input = path.join(folder, path.basename(document.uri.path) || 'input.mlir');
  const page = path.join(folder, 'page.html');
  fs.writeFileSync(input, document.getText());
  const project = document.uri.scheme === 'file' ? path.dirname(document.uri.fsPath) : folder;
  const options = ['--allow-unregistered-dialect', `--pass-pipeline=${pipeline}`, '-o', page];
  await run(program, ['explore', ...options, input], project);
  await vscode.env.openExternal(vscode.Uri.file(page));
}

/** Adds a command whose errors are shown. @param {string} name @param {(...args: any[]) => Promise<any>} action */
function register(name, action) {
  return vscode.commands.registerCommand(name, async (...args) => {
    try {
      await action(...args);
    } catch (error) {
      vscode.window.showErrorMessage(error instanceof Error ? error.message : String(error));
    }
  });
}

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const channel = vscode.window.createOutputChannel('Strata');
  const started = new Client(channel);
  client = started;
  context.subscriptions.push(
    channel, started.diagnostics,
    vscode.workspace.registerTextDocumentContentProvider('strata-output', {
      provideTextDocumentContent: (uri) => shownTexts.get(uri.toString()) || '',
    }),
    vscode.workspace.onDidCloseTextDocument((document) => shownTexts.delete(document.uri.toString())),
    register('strata.showGeneric', showGeneric),
    register('strata.runPasses', runPasses),
    register('strata.runFunction', runFunction),
    register('strata.runCall', (argument) => execute('strata.runCall', argument)),
    register('strata.runLine', (argument) => execute('strata.runLine', argument)),
    register('strata.explore', explore),
    register('strata.restart', async () => {
      await started.stop();
      await started.start();
    }),
    vscode.workspace.onDidChangeConfiguration(async (event) => {
      if (event.affectsConfiguration('strata')) {
        await started.stop();
        await started.start();
      }
    }),
    ...registerBytecode(() => started.getProgram()));
  // Failures are shown by the client.
  await started.start().catch(() => {});
}

async function deactivate() {
  await client?.stop();
}

module.exports = { activate, deactivate };
