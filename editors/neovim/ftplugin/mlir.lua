-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
if vim.b.did_ftplugin then
  return
end
vim.b.did_ftplugin = 1
vim.bo.commentstring = '// %s'
vim.bo.comments = '://'
vim.bo.shiftwidth = 2
vim.bo.expandtab = true
require('strata').start(vim.api.nvim_get_current_buf())
