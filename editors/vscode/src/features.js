// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asks the server whenever the editor asks the extension.
'use strict';

const vscode = require('vscode');
const convert = require('./convert');

const selector = [{ language: 'mlir', scheme: 'file' }, { language: 'mlir', scheme: 'untitled' },
  { language: 'mlir', scheme: 'mlirbc' }];

/** @typedef {(method: string, params: any, token?: vscode.CancellationToken) => Promise<any>} Ask */

/** @param {vscode.TextDocument} document */
const name = (document) => ({ textDocument: { uri: document.uri.toString() } });

/** @param {vscode.TextDocument} document @param {vscode.Position} position */
const place = (document, position) => ({ ...name(document), position: convert.fromPosition(position) });

/**
 * Applies `change` to a result, or to each element of a list; null stays.
 * @param {Promise<any>} result @param {(value: any) => any} change
 */
async function map(result, change) {
  const value = await result;
  if (value === null || value === undefined) {
    return undefined;
  }
  return Array.isArray(value) ? value.map(change) : change(value);
}

/** @param {Ask} ask */
function registerNavigation(ask) {
  return [
    vscode.languages.registerHoverProvider(selector, {
      provideHover: (document, position, token) =>
        map(ask('textDocument/hover', place(document, position), token), (hover) =>
          new vscode.Hover(convert.toMarkdown(hover.contents), hover.range && convert.toRange(hover.range))),
    }),
    vscode.languages.registerDefinitionProvider(selector, {
      provideDefinition: (document, position, token) =>
        map(ask('textDocument/definition', place(document, position), token), convert.toLocationLink),
    }),
    vscode.languages.registerReferenceProvider(selector, {
      provideReferences: (document, position, context, token) =>
        map(ask('textDocument/references', { ...place(document, position), context }, token), convert.toLocation),
    }),
    vscode.languages.registerDocumentHighlightProvider(selector, {
      provideDocumentHighlights: (document, position, token) =>
        map(ask('textDocument/documentHighlight', place(document, position), token), (item) =>
          new vscode.DocumentHighlight(convert.toRange(item.range), item.kind && item.kind - 1)),
    }),
    vscode.languages.registerDocumentSymbolProvider(selector, {
      provideDocumentSymbols: (document, token) =>
        map(ask('textDocument/documentSymbol', name(document), token), convert.toSymbol),
    }),
    vscode.languages.registerWorkspaceSymbolProvider({
      provideWorkspaceSymbols: (query, token) =>
        map(ask('workspace/symbol', { query }, token), (symbol) => new vscode.SymbolInformation(
          symbol.name, symbol.kind - 1, symbol.containerName || '', convert.toLocation(symbol.location))),
    }),
    vscode.languages.registerFoldingRangeProvider(selector, {
      provideFoldingRanges: (document, _, token) =>
        map(ask('textDocument/foldingRange', name(document), token), (fold) => new vscode.FoldingRange(
          fold.startLine, fold.endLine, fold.kind === 'comment' ? vscode.FoldingRangeKind.Comment : undefined)),
    }),
    vscode.languages.registerSelectionRangeProvider(selector, {
      provideSelectionRanges: (document, positions, token) =>
        map(ask('textDocument/selectionRange',
          { ...name(document), positions: positions.map(convert.fromPosition) }, token), convert.toSelectionRange),
    }),
    vscode.languages.registerCallHierarchyProvider(selector, {
      prepareCallHierarchy: (document, position, token) =>
        map(ask('textDocument/prepareCallHierarchy', place(document, position), token), convert.toCallItem),
      provideCallHierarchyIncomingCalls: (item, token) =>
        map(ask('callHierarchy/incomingCalls', { item: convert.fromCallItem(item) }, token), (call) =>
          new vscode.CallHierarchyIncomingCall(convert.toCallItem(call.from), call.fromRanges.map(convert.toRange))),
      provideCallHierarchyOutgoingCalls: (item, token) =>
        map(ask('callHierarchy/outgoingCalls', { item: convert.fromCallItem(item) }, token), (call) =>
          new vscode.CallHierarchyOutgoingCall(convert.toCallItem(call.to), call.fromRanges.map(convert.toRange))),
    }),
  ];
}

/** @param {Ask} ask */
function registerEditing(ask) {
  return [
    vscode.languages.registerCompletionItemProvider(selector, {
      provideCompletionItems: async (document, position, token) => {
        const result = await ask('textDocument/completion', place(document, position), token);
        return (result?.items || result || []).map(convert.toCompletion);
      },
    }, '.', '%', '^', '@', '#', '!'),
    vscode.languages.registerSignatureHelpProvider(selector, {
      provideSignatureHelp: (document, position, token) =>
        map(ask('textDocument/signatureHelp', place(document, position), token), convert.toSignatureHelp),
    }, '(', ','),
    vscode.languages.registerRenameProvider(selector, {
      prepareRename: async (document, position, token) => {
        const result = await ask('textDocument/prepareRename', place(document, position), token);
        if (!result) {
          throw new Error('there is no name here that can be changed');
        }
        return convert.toRange(result.range || result);
      },
      provideRenameEdits: (document, position, newName, token) =>
        map(ask('textDocument/rename', { ...place(document, position), newName }, token), convert.toWorkspaceEdit),
    }),
    vscode.languages.registerDocumentFormattingEditProvider(selector, {
      provideDocumentFormattingEdits: (document, options, token) =>
        map(ask('textDocument/formatting', { ...name(document), options }, token), convert.toTextEdit),
    }),
    vscode.languages.registerDocumentRangeFormattingEditProvider(selector, {
      provideDocumentRangeFormattingEdits: (document, range, options, token) =>
        map(ask('textDocument/rangeFormatting',
          { ...name(document), range: convert.fromRange(range), options }, token), convert.toTextEdit),
    }),
    vscode.languages.registerCodeActionsProvider(selector, {
      provideCodeActions: (document, range, _, token) =>
        map(ask('textDocument/codeAction',
          { ...name(document), range: convert.fromRange(range), context: { diagnostics: [] } }, token), (action) => {
          const result = new vscode.CodeAction(action.title, vscode.CodeActionKind.QuickFix);
          result.edit = action.edit && convert.toWorkspaceEdit(action.edit);
          result.isPreferred = action.isPreferred;
          return result;
        }),
    }),
  ];
}

/** @param {Ask} ask @param {any} capabilities of the server @param {vscode.Event<void>} changed */
function registerDecorations(ask, capabilities, changed) {
  const legend = capabilities.semanticTokensProvider.legend;
  /** @param {any} result */
  const toTokens = (result) => new vscode.SemanticTokens(new Uint32Array(result.data), result.resultId);
  return [
    vscode.languages.registerDocumentSemanticTokensProvider(selector, {
      provideDocumentSemanticTokens: (document, token) =>
        map(ask('textDocument/semanticTokens/full', name(document), token), toTokens),
      provideDocumentSemanticTokensEdits: (document, previousResultId, token) =>
        map(ask('textDocument/semanticTokens/full/delta', { ...name(document), previousResultId }, token),
          (result) => result.edits ? new vscode.SemanticTokensEdits(
            result.edits.map(/** @param {any} edit */ (edit) => new vscode.SemanticTokensEdit(
              edit.start, edit.deleteCount, new Uint32Array(edit.data || []))), result.resultId) : toTokens(result)),
    }, new vscode.SemanticTokensLegend(legend.tokenTypes, legend.tokenModifiers)),
    vscode.languages.registerInlayHintsProvider(selector, {
      onDidChangeInlayHints: changed,
      provideInlayHints: (document, range, token) =>
        map(ask('textDocument/inlayHint', { ...name(document), range: convert.fromRange(range) }, token), (hint) => {
          const result = new vscode.InlayHint(convert.toPosition(hint.position), hint.label, hint.kind);
          result.paddingLeft = hint.paddingLeft;
          result.paddingRight = hint.paddingRight;
          return result;
        }),
    }),
    vscode.languages.registerCodeLensProvider(selector, {
      provideCodeLenses: (document, token) =>
        map(ask('textDocument/codeLens', name(document), token), (lens) =>
          new vscode.CodeLens(convert.toRange(lens.range), lens.command)),
    }),
  ];
}

module.exports = { selector, registerNavigation, registerEditing, registerDecorations };
