// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads files by the grammar of the extension, as VS Code does, and prints the words of each line with their
// scopes; with `--all`, the share of letters that have one.
//
// Usage: node grammar-test.js NODE_MODULES GRAMMAR [--all] FILE...
'use strict';

const fs = require('fs');
const path = require('path');

const [modules, grammarPath, ...files] = process.argv.slice(2);
const textmate = require(path.join(modules, 'vscode-textmate'));
const oniguruma = require(path.join(modules, 'vscode-oniguruma'));

/** Tokens as pairs of text and scope. */
function tokenize(grammar, line, state) {
  const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
  const pairs = tokens.map(({ startIndex, endIndex, scopes }) =>
    [line.slice(startIndex, endIndex), scopes.at(-1).replace(/\.mlir$/, '')]);
  return [pairs, ruleStack];
}

function show(grammar, text) {
  let state = textmate.INITIAL;
  for (const line of text.split('\n')) {
    const [pairs, next] = tokenize(grammar, line, state);
    state = next;
    if (line) {
      console.log(pairs.filter(([word, scope]) => word.trim() && scope !== 'source')
        .map(([word, scope]) => `${word.trim()}=${scope}`).join(' '));
    }
  }
}

/** Prints the share of words that have a scope, and the time. */
function count(grammar, paths) {
  let [known, all, lines] = [0, 0, 0];
  const begin = Date.now();
  for (const file of paths) {
    let state = textmate.INITIAL;
    for (const line of fs.readFileSync(file, 'utf8').split('\n')) {
      const [pairs, next] = tokenize(grammar, line, state);
      state = next;
      ++lines;
      for (const [text, scope] of pairs) {
        const letters = text.replace(/[^A-Za-z0-9_%@#!^]/g, '').length;
        all += letters;
        known += scope === 'source' ? 0 : letters;
      }
      if (!/comment/.test(pairs.at(-1)?.[1] || '') && /string/.test(pairs.at(-1)?.[1] || '') && !line.endsWith('"')) {
        console.log(`a string is open: ${file}: ${line}`);
      }
    }
  }
  console.error(`${Date.now() - begin} ms`);
  console.log(`${lines} lines, ${Math.floor(100 * known / all)} % of the letters have a scope`);
}

async function main() {
  const wasm = fs.readFileSync(path.join(modules, 'vscode-oniguruma/release/onig.wasm'));
  await oniguruma.loadWASM(wasm.buffer.slice(wasm.byteOffset, wasm.byteOffset + wasm.byteLength));
  const registry = new textmate.Registry({
    onigLib: Promise.resolve({
      createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
      createOnigString: (text) => new oniguruma.OnigString(text),
    }),
    loadGrammar: async () => textmate.parseRawGrammar(fs.readFileSync(grammarPath, 'utf8'), grammarPath),
  });
  const grammar = await registry.loadGrammar('source.mlir');
  if (files[0] === '--all') {
    count(grammar, files.slice(1));
  } else {
    files.forEach((file) => show(grammar, fs.readFileSync(file, 'utf8')));
  }
}

main();
