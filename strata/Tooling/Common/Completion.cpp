// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Tooling/Common/Completion.h"

#include "strata/Support/LLVM.h"

#include "llvm/Support/raw_ostream.h"

using namespace strata;

/// Commands and subcommands are the indented first words of a help text up to an empty line;
/// options begin with a dash; the values that an option is listed with follow it, each after
/// `=`. Bash takes `=` for a word of its own, zsh does not.
static constexpr StringRef bash = R"sh(_strata_words() {
  strata "$@" --help 2>/dev/null |
    sed -n '/commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'
}
_strata_options() {
  strata "$@" --help 2>/dev/null |
    sed -n 's/^ *\(--\{0,1\}[A-Za-z0-9][A-Za-z0-9_-]*=\{0,1\}\).*/\1/p'
}
_strata_values() {
  local option="$1"
  shift
  # No other characters: they have a meaning in the expressions of sed.
  case "$option" in *[!A-Za-z0-9_-]*) return ;; esac
  strata "$@" --help 2>/dev/null |
    sed -n "/^ *$option\\([=[ ].*\\)\\{0,1\\}\$/,/^ *-/s/^  *=\\([A-Za-z0-9][A-Za-z0-9_.-]*\\).*/\\1/p"
}
# Completes $2, the value of option $1; $3 is written before it.
_strata_value() {
  local option="$1" value="$2" prefix="$3"
  shift 3
  local values="$(_strata_values "$option" "$@")"
  if [ -n "$values" ]; then
    COMPREPLY=($(compgen -P "$prefix" -W "$values" -- "$value"))
  else
    COMPREPLY=($(compgen -P "$prefix" -f -- "$value"))
  fi
}
_strata() {
  local word="${COMP_WORDS[COMP_CWORD]}" command="${COMP_WORDS[1]}"
  local last="${COMP_WORDS[COMP_CWORD-1]}"
  local -a words=("$command")
  case "$command" in
    dialect|trace) [ "$COMP_CWORD" -gt 2 ] && words+=("${COMP_WORDS[2]}") ;;
  esac
  if [ "$COMP_CWORD" -eq 1 ] || [ "$command" = help ]; then
    COMPREPLY=($(compgen -W "$(_strata_words)" -- "$word"))
  elif [ "$COMP_CWORD" -eq 2 ] && [ "$command" = dialect -o "$command" = trace ]; then
    COMPREPLY=($(compgen -W "$(_strata_words "$command")" -- "$word"))
  elif [ "$word" = = ]; then
    _strata_value "$last" "" "" "${words[@]}"
  elif [ "$last" = = ]; then
    _strata_value "${COMP_WORDS[COMP_CWORD-2]}" "$word" "" "${words[@]}"
  elif [ "${word:0:1}" = - ] && [ "${word#*=}" != "$word" ]; then
    _strata_value "${word%%=*}" "${word#*=}" "${word%%=*}=" "${words[@]}"
  elif [ "${word:0:1}" = - ]; then
    COMPREPLY=($(compgen -W "$(_strata_options "${words[@]}")" -- "$word"))
    [[ "${COMPREPLY[0]}" == *= ]] && compopt -o nospace
  else
    COMPREPLY=()
    while IFS= read -r word; do COMPREPLY+=("$word"); done < <(compgen -f -- "$word")
  fi
}
complete -o filenames -F _strata strata
)sh";

static constexpr StringRef fish = R"sh(function __strata_words
    strata $argv --help 2>/dev/null | sed -n '/commands:$/,/^$/s/^  \([a-z-]*\) .*/\1/p'
end
function __strata_options
    set -l path (commandline -opc)[2..-1]
    set -l depth 1
    contains -- "$path[1]" dialect trace; and set depth 2
    test (count $path) -ge $depth; or return
    strata $path[1..$depth] --help 2>/dev/null |
        sed -n 's/^ *\(--\{0,1\}[A-Za-z0-9][A-Za-z0-9_-]*\).*/\1/p'
end
function __strata_values
    set -l option (commandline -ct | string replace -r '=.*' '')
    string match -qr -- '^[A-Za-z0-9_-]+$' $option; or return
    set -l path (commandline -opc)[2..-1]
    set -l depth 1
    contains -- "$path[1]" dialect trace; and set depth 2
    test (count $path) -ge $depth; or return
    strata $path[1..$depth] --help 2>/dev/null |
        sed -n "/^ *$option\\([=[ ].*\\)\\{0,1\\}\$/,/^ *-/s/^  *=\\([A-Za-z0-9][A-Za-z0-9_.-]*\\).*/$option=\\1/p"
end
complete -c strata -n '__fish_use_subcommand' -f -a '(__strata_words)'
complete -c strata -n '__fish_seen_subcommand_from dialect' -a '(__strata_words dialect)'
complete -c strata -n '__fish_seen_subcommand_from trace' -a '(__strata_words trace)'
complete -c strata -n 'string match -q -- "-*" (commandline -ct)' -a '(__strata_options)'
complete -c strata -n 'string match -qr -- "^-.*=" (commandline -ct)' -f -a '(__strata_values)'
)sh";

int strata::runCompletion(int argc, const char *const *argv) {
  StringRef shell = argc == 2 ? argv[1] : "";
  if (shell == "bash") {
    llvm::outs() << bash;
  } else if (shell == "zsh") {
    llvm::outs() << "autoload -U +X bashcompinit && bashcompinit\n"
                    "compopt() { :; }\n"
                 << bash;
  } else if (shell == "fish") {
    llvm::outs() << fish;
  } else {
    bool isHelp = shell == "--help" || shell == "-h";
    (isHelp ? llvm::outs() : llvm::errs())
        << "usage: strata completion bash|zsh|fish\n\n"
           "Prints a script that completes commands and options:\n"
           "  bash: source <(strata completion bash)\n"
           "  zsh:  source <(strata completion zsh)\n"
           "  fish: strata completion fish | source\n";
    return isHelp ? 0 : 1;
  }
  return 0;
}
