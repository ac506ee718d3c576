-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- Files with bytecode are edited as text.
local group = vim.api.nvim_create_augroup('strata_bytecode', {})
vim.api.nvim_create_autocmd('BufReadCmd', {
  group = group,
  pattern = '*.mlirbc',
  callback = function(args) require('strata').read_bytecode(args.buf, args.match) end,
})
vim.api.nvim_create_autocmd('BufWriteCmd', {
  group = group,
  pattern = '*.mlirbc',
  callback = function(args) require('strata').write_bytecode(args.buf, args.match) end,
})
