-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- The start-up file of a Neovim that tests its plugin, prints the answers and ends.
local root = os.getenv('STRATA_SOURCE')
vim.opt.runtimepath:prepend(root .. '/editors/neovim')
vim.cmd('filetype plugin on')
vim.cmd('syntax on')
vim.o.swapfile = false
vim.o.hidden = true

require('strata').setup({ strata = os.getenv('STRATA') })

local function say(...)
  io.stdout:write(table.concat({ ... }, ' '), '\n')
end

local function wait_for(what, condition)
  if not vim.wait(20000, condition, 20) then
    say('no ' .. what)
    vim.cmd('cquit')
  end
end

local function request(method, line, character, more)
  local params = { textDocument = { uri = vim.uri_from_bufnr(0) } }
  if line then
    params.position = { line = line, character = character }
  end
  local answers = vim.lsp.buf_request_sync(0, method, vim.tbl_extend('force', params, more or {}), 20000)
  for _, answer in pairs(answers or {}) do
    return answer.result
  end
end

local function get_line(number)
  return vim.api.nvim_buf_get_lines(0, number, number + 1, false)[1]
end

local function test_file()
  wait_for('diagnostics', function() return #vim.diagnostic.get(0) > 0 end)
  for _, message in ipairs(vim.diagnostic.get(0)) do
    say('diagnostic', message.lnum, message.col, message.message)
  end
  say('filetype', vim.bo.filetype, vim.bo.commentstring)
  say('hover', (request('textDocument/hover', 4, 20).contents.value:gsub('\n', ' ')))
  local place = request('textDocument/definition', 5, 10)[1]
  say('definition', (place.targetSelectionRange or place.range).start.line)
  vim.api.nvim_win_set_cursor(0, { 5, 4 })
  vim.lsp.buf.rename('%total')
  wait_for('rename', function() return get_line(5):find('%%total') end)
  say('renamed', get_line(4))
  if vim.lsp.buf.format then
    vim.lsp.buf.format({ async = false })
  else
    vim.lsp.buf.formatting_sync(nil, 20000)
  end
  say('formatted', get_line(3))
  local found = {}
  local items = request('textDocument/completion', 4, 23)
  for _, item in ipairs(items.items or items) do
    found[#found + 1] = item.label
  end
  table.sort(found)
  say('completion', table.concat(found, ' '))
end

local function run_lenses()
  -- The message of the server comes before the answer.
  local lenses = request('textDocument/codeLens')
  table.sort(lenses, function(a, b) return a.range.start.line < b.range.start.line end)
  for _, lens in ipairs(lenses) do
    say('lens', lens.range.start.line, lens.command.title)
    local result = request('workspace/executeCommand', nil, nil,
      { command = lens.command.command, arguments = lens.command.arguments })
    say('result', result.exitCode, result.output, result.errors)
  end
end

local function test_commands()
  run_lenses()
  vim.cmd('normal! gg')
  vim.fn.search('func.func @wrong')
  vim.cmd('normal! VGd')
  run_lenses()
  vim.cmd('StrataPasses builtin.module(canonicalize)')
  wait_for('difference', function() return vim.fn.winnr('$') == 2 end)
  say('passes', (table.concat(vim.api.nvim_buf_get_lines(0, 0, -1, false), ' '):gsub(' +', ' ')))
  say('windows with differences', vim.wo.diff and 1 or 0)
  vim.cmd('only!')
end

local function test_bytecode()
  vim.cmd('edit! ' .. vim.fn.fnameescape(os.getenv('STRATA_BYTECODE')))
  say('bytecode', get_line(0), vim.bo.filetype)
  vim.fn.search('@main')
  vim.cmd('substitute/@main/@renamed/')
  vim.cmd('write')
  say('modified', vim.bo.modified and 1 or 0)
  vim.cmd('edit!')
  say('read again', vim.fn.search('@renamed') > 0 and 1 or 0)
  -- A text with errors is not written.
  vim.cmd('substitute/(/[/')
  vim.cmd('silent! write')
  say('modified', vim.bo.modified and 1 or 0)
end

local function get_group(line, column)
  return vim.fn.synIDattr(vim.fn.synID(line, column, 1), 'name')
end

vim.api.nvim_create_autocmd('VimEnter', {
  nested = true,
  callback = function()
    local isRight, message = pcall(function()
      test_file()
      say('syntax', get_group(1, 1), get_group(1, 5), get_group(3, 1), get_group(3, 12), get_group(3, 22),
        get_group(5, 4))
      test_commands()
      test_bytecode()
    end)
    if not isRight then
      say('error: ' .. message)
      vim.cmd('cquit')
    end
    vim.cmd('qall!')
  end,
})
