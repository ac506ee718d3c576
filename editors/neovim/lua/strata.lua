-- SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
--
-- Starts `strata lsp` for MLIR files, one process for each project. Neovim 0.7 or later.
local M = {}

M.options = {
  -- The program, and the arguments of its language server, such as --irdl-file.
  strata = 'strata',
  arguments = {},
  -- Called with the client and the buffer, to map keys.
  on_attach = nil,
  -- Whether the buttons that run functions and RUN lines are shown.
  lenses = true,
}

--- Changes options before the first file is opened; not needed for the defaults.
function M.setup(options)
  M.options = vim.tbl_extend('force', M.options, options or {})
end

--- The identifiers of clients by the folders of their projects, for Neovim 0.7.
local clients = {}

--- The folder with the project file above `path`, or with the repository, or of the file.
function M.find_root(path)
  local folder = vim.fn.fnamemodify(path, ':p:h')
  local project = vim.fn.findfile('.strata.json', vim.fn.escape(folder, ' ,\\') .. ';')
  if project ~= '' then
    return vim.fn.fnamemodify(project, ':p:h')
  end
  local repository = vim.fn.finddir('.git', vim.fn.escape(folder, ' ,\\') .. ';')
  if repository ~= '' then
    return vim.fn.fnamemodify(repository, ':p:h:h')
  end
  return folder
end

local function show_lenses(buffer)
  local group = vim.api.nvim_create_augroup('strata_lenses_' .. buffer, {})
  vim.api.nvim_create_autocmd({ 'BufEnter', 'InsertLeave', 'CursorHold' }, {
    group = group,
    buffer = buffer,
    callback = function() vim.lsp.codelens.refresh() end,
  })
end

local function add_commands(buffer)
  local function add(name, run, options)
    vim.api.nvim_buf_create_user_command(buffer, name, run, options or {})
  end
  add('StrataGeneric', function() M.show_generic() end)
  add('StrataPasses', function(args) M.run_passes(args.args) end, { nargs = 1 })
  add('StrataRun', function(args) M.run_function(args.fargs) end, { nargs = '+' })
  add('StrataLens', function() vim.lsp.codelens.run() end)
end

local function on_attach(client, buffer)
  add_commands(buffer)
  if M.options.lenses then
    show_lenses(buffer)
  end
  if M.options.on_attach then
    M.options.on_attach(client, buffer)
  end
end

--- Attaches the server of the project to `buffer`.
function M.start(buffer)
  local root = M.find_root(vim.api.nvim_buf_get_name(buffer))
  local command = { M.options.strata, 'lsp' }
  vim.list_extend(command, M.options.arguments)
  local config = { name = 'strata', cmd = command, root_dir = root, on_attach = on_attach }
  -- Neovim 0.8 and later find the client themselves.
  if vim.lsp.start then
    return vim.lsp.start(config, { bufnr = buffer })
  end
  local id = clients[root]
  if not id or not vim.lsp.get_client_by_id(id) then
    id = vim.lsp.start_client(config)
    clients[root] = id
  end
  if id then
    vim.lsp.buf_attach_client(buffer, id)
  end
  return id
end

--- Runs a command of the server about the current buffer; `show` gets the result.
local function execute(command, argument, show)
  local buffer = vim.api.nvim_get_current_buf()
  argument.uri = vim.uri_from_bufnr(buffer)
  local params = { command = command, arguments = { argument } }
  vim.lsp.buf_request(buffer, 'workspace/executeCommand', params, function(err, result)
    if err then
      vim.notify(err.message, vim.log.levels.ERROR)
    elseif result.exitCode ~= 0 then
      vim.notify(result.errors, vim.log.levels.ERROR)
    elseif show then
      show(result.output)
    end
  end)
end

--- Shows `text` in a window beside the current one, which it leaves.
local function show_text(text)
  vim.cmd('vnew')
  vim.bo.buftype = 'nofile'
  vim.bo.bufhidden = 'wipe'
  vim.bo.swapfile = false
  vim.api.nvim_buf_set_lines(0, 0, -1, false, vim.split(text:gsub('\n$', ''), '\n'))
  vim.bo.syntax = 'mlir'
end

function M.show_generic()
  execute('strata.showGeneric', {}, show_text)
end

--- Shows the differences that passes make.
function M.run_passes(pipeline)
  execute('strata.runPasses', { pipeline = pipeline }, function(text)
    vim.cmd('diffthis')
    show_text(text)
    vim.cmd('diffthis')
  end)
end

--- Calls the function `words[1]` with the other words as arguments; the server shows the results.
function M.run_function(words)
  execute('strata.runFunction', {
    name = words[1]:gsub('^@', ''),
    line = vim.api.nvim_win_get_cursor(0)[1] - 1,
    arguments = vim.list_slice(words, 2),
  })
end

--- Runs `strata opt` with bytecode; the output, or nil after a message.
local function convert(arguments, input)
  local command = { M.options.strata, 'opt', '--allow-unregistered-dialect' }
  vim.list_extend(command, arguments)
  local output = vim.fn.system(command, input)
  if vim.v.shell_error ~= 0 then
    vim.notify(output, vim.log.levels.ERROR)
    return nil
  end
  return output
end

--- Fills `buffer` with the text of the file `path`.
function M.read_bytecode(buffer, path)
  path = vim.fn.fnamemodify(path, ':p')
  local text = ''
  if vim.fn.filereadable(path) == 1 then
    text = convert({ path })
  end
  if text then
    vim.api.nvim_buf_set_lines(buffer, 0, -1, false, vim.split(text:gsub('\n$', ''), '\n'))
  else
    -- The file is not this text.
    vim.bo[buffer].readonly = true
    vim.b[buffer].strata_unreadable = true
  end
  vim.bo[buffer].modified = false
  vim.bo[buffer].filetype = 'mlir'
end

--- Writes the text of `buffer` to the file `path` as bytecode, if it can be read.
function M.write_bytecode(buffer, path)
  if vim.b[buffer].strata_unreadable then
    vim.notify('the file could not be read; it is not written', vim.log.levels.ERROR)
    return
  end
  path = vim.fn.fnamemodify(path, ':p')
  local lines = vim.api.nvim_buf_get_lines(buffer, 0, -1, false)
  local text = table.concat(lines, '\n') .. '\n'
  if convert({ '--emit-bytecode', '-o', path, '-' }, text) then
    vim.bo[buffer].modified = false
  end
end

return M
