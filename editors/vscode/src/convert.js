// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects of the protocol as those of the editor, and back. Positions need no change: both
// count UTF-16.
'use strict';

const vscode = require('vscode');

/** @param {any} position */
const toPosition = (position) => new vscode.Position(position.line, position.character);

/** @param {any} range */
const toRange = (range) => new vscode.Range(toPosition(range.start), toPosition(range.end));

/** @param {vscode.Position} position */
const fromPosition = (position) => ({ line: position.line, character: position.character });

/** @param {vscode.Range} range */
const fromRange = (range) => ({ start: fromPosition(range.start), end: fromPosition(range.end) });

/** @param {any} contents */
function toMarkdown(contents) {
  return new vscode.MarkdownString(typeof contents === 'string' ? contents : contents.value);
}

/** A place, or a link to one. @param {any} place */
function toLocationLink(place) {
  if (place.targetUri) {
    return {
      originSelectionRange: place.originSelectionRange && toRange(place.originSelectionRange),
      targetUri: vscode.Uri.parse(place.targetUri),
      targetRange: toRange(place.targetRange),
      targetSelectionRange: toRange(place.targetSelectionRange),
    };
  }
  const range = toRange(place.range);
  return { targetUri: vscode.Uri.parse(place.uri), targetRange: range, targetSelectionRange: range };
}

/** @param {any} place */
const toLocation = (place) => new vscode.Location(vscode.Uri.parse(place.uri), toRange(place.range));

/** @param {any} diagnostic */
function toDiagnostic(diagnostic) {
  const result = new vscode.Diagnostic(toRange(diagnostic.range), diagnostic.message, (diagnostic.severity || 1) - 1);
  result.source = diagnostic.source;
  result.code = diagnostic.code;
  result.relatedInformation = diagnostic.relatedInformation?.map(
    /** @param {any} related */
    (related) => new vscode.DiagnosticRelatedInformation(toLocation(related.location), related.message));
  return result;
}

/** @param {any} edit */
const toTextEdit = (edit) => new vscode.TextEdit(toRange(edit.range), edit.newText);

/** @param {any} edit */
function toWorkspaceEdit(edit) {
  const result = new vscode.WorkspaceEdit();
  for (const [uri, edits] of Object.entries(edit.changes || {})) {
    result.set(vscode.Uri.parse(uri), edits.map(toTextEdit));
  }
  for (const change of edit.documentChanges || []) {
    result.set(vscode.Uri.parse(change.textDocument.uri), change.edits.map(toTextEdit));
  }
  return result;
}

/** @param {any} symbol @returns {vscode.DocumentSymbol} */
function toSymbol(symbol) {
  const result = new vscode.DocumentSymbol(
    symbol.name, symbol.detail || '', symbol.kind - 1, toRange(symbol.range), toRange(symbol.selectionRange));
  result.children = (symbol.children || []).map(toSymbol);
  return result;
}

/** @param {any} item */
function toCompletion(item) {
  const result = new vscode.CompletionItem(item.label, item.kind ? item.kind - 1 : undefined);
  result.detail = item.detail;
  result.documentation = item.documentation && toMarkdown(item.documentation);
  result.sortText = item.sortText;
  result.filterText = item.filterText;
  const text = item.textEdit?.newText ?? item.insertText ?? item.label;
  result.insertText = item.insertTextFormat === 2 ? new vscode.SnippetString(text) : text;
  if (item.textEdit) {
    result.range = toRange(item.textEdit.range);
  }
  return result;
}

/** @param {any} range @returns {vscode.SelectionRange} */
function toSelectionRange(range) {
  return new vscode.SelectionRange(toRange(range.range), range.parent ? toSelectionRange(range.parent) : undefined);
}

/** @param {any} help */
function toSignatureHelp(help) {
  const result = new vscode.SignatureHelp();
  result.activeSignature = help.activeSignature || 0;
  result.activeParameter = help.activeParameter || 0;
  result.signatures = help.signatures.map((/** @type {any} */ signature) => {
    const documentation = signature.documentation && toMarkdown(signature.documentation);
    const one = new vscode.SignatureInformation(signature.label, documentation);
    one.parameters = (signature.parameters || []).map(
      (/** @type {any} */ parameter) => new vscode.ParameterInformation(parameter.label));
    return one;
  });
  return result;
}

/** @param {any} item */
function toCallItem(item) {
  return new vscode.CallHierarchyItem(
    item.kind - 1, item.name, item.detail || '', vscode.Uri.parse(item.uri), toRange(item.range),
    toRange(item.selectionRange));
}

/** @param {vscode.CallHierarchyItem} item */
function fromCallItem(item) {
  return {
    name: item.name, kind: item.kind + 1, uri: item.uri.toString(), range: fromRange(item.range),
    selectionRange: fromRange(item.selectionRange),
  };
}

module.exports = {
  toPosition, toRange, fromPosition, fromRange, toMarkdown, toLocationLink, toLocation, toDiagnostic, toTextEdit,
  toWorkspaceEdit, toSymbol, toCompletion, toSelectionRange, toSignatureHelp, toCallItem, fromCallItem,
};
