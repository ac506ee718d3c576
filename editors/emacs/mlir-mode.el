;;; mlir-mode.el --- Major mode for MLIR with Strata's language server  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
;; Version: 1.0
;; Package-Requires: ((emacs "28.1"))
;; Keywords: languages

;;; Commentary:

;; Highlights MLIR, indents it, and registers `strata lsp' with eglot and lsp-mode, whichever
;; is loaded; `M-x eglot' or `M-x lsp' in a buffer starts it.  Files with bytecode, `.mlirbc',
;; are edited as text.

;;; Code:

(require 'subr-x)

(defgroup mlir nil "MLIR with Strata." :group 'languages)

(defcustom mlir-strata-program "strata"
  "The program `strata'." :type 'string)

(defcustom mlir-strata-arguments nil
  "Further arguments of `strata lsp', such as --irdl-file=FILE."
  :type '(repeat string))

(defcustom mlir-indent-offset 2
  "Columns of an indentation." :type 'integer)

(defvar mlir-mode-syntax-table
  (let ((table (make-syntax-table)))
    (modify-syntax-entry ?/ ". 12" table)
    (modify-syntax-entry ?\n ">" table)
    (modify-syntax-entry ?\" "\"" table)
    (dolist (char '(?_ ?$ ?.))
      (modify-syntax-entry char "_" table))
    (dolist (char '(?% ?^ ?@ ?# ?! ?< ?> ?- ?* ?+ ?= ?? ?| ?&))
      (modify-syntax-entry char "." table))
    table)
  "Syntax of MLIR: comments to the end of the line, strings, words with dots.")

(defconst mlir-font-lock-keywords
  `(("\\<\\(RUN\\|RUN-FN\\|REQUIRES\\|CHECK[A-Z-]*\\):" 1 font-lock-preprocessor-face t)
    ("@[A-Za-z_][A-Za-z0-9_$.-]*\\|@\"[^\"]*\"" 0 font-lock-function-name-face t)
    ("%[A-Za-z0-9_$.-]+\\(?:#[0-9]+\\)?" . font-lock-variable-name-face)
    ("\\^[A-Za-z0-9_$.-]+" . font-lock-constant-face)
    ("[#!][A-Za-z_][A-Za-z0-9_$.]*" . font-lock-preprocessor-face)
    ("\\(?:^\\|[ (,:=[]\\)\\(0x[0-9A-Fa-f]+\\)\\_>" 1 font-lock-constant-face)
    ;; The element type of a shape follows its last `x'.
    ("\\(?:\\_<[0-9]+x\\|\\?x\\|\\*x\\)\\(?:[0-9?]+x\\)*\\(?:[su]?i[0-9]+\\|bf16\\|f[0-9][0-9A-Za-z]*\\|index\\)?"
     . font-lock-type-face)
    ("\\_<[su]?i[0-9]+\\_>" . font-lock-type-face)
    ("\\_<\\(?:bf16\\|tf32\\|f[0-9]+\\(?:[A-Z][0-9A-Za-z]*\\)?\\)\\_>" . font-lock-type-face)
    (,(regexp-opt '("index" "none" "tensor" "memref" "vector" "complex" "tuple") 'symbols)
     . font-lock-type-face)
    (,(regexp-opt '("module" "func" "attributes" "loc" "true" "false" "unit" "dense"
                    "dense_resource" "sparse" "array" "affine_map" "affine_set" "strided"
                    "offset" "distinct" "unknown" "callsite" "fused" "private" "public"
                    "nested" "to" "step" "iter_args" "ceildiv" "floordiv" "mod")
                  'symbols)
     . font-lock-keyword-face)
    ("\\_<[A-Za-z_][A-Za-z0-9_$]*\\(?:\\.[A-Za-z_$][A-Za-z0-9_$]*\\)+\\_>" . font-lock-builtin-face)
    ("\\_<-?[0-9]+\\(?:\\.[0-9]*\\(?:[eE][-+]?[0-9]+\\)?\\)?\\_>" . font-lock-constant-face))
  "Words of MLIR.")

(defun mlir-indent-line ()
  "Indent a line by the brackets around it; formatting by the server is exact."
  (interactive)
  (let* ((position (- (point-max) (point)))
         (column
          (save-excursion
            (beginning-of-line)
            (let ((start (nth 1 (syntax-ppss))))
              (skip-chars-forward " \t")
              (cond ((not start) 0)
                    (t (let ((closes (looking-at "[]})]\\|\\^"))
                             (indentation (save-excursion (goto-char start)
                                                          (current-indentation))))
                         (if closes indentation (+ indentation mlir-indent-offset)))))))))
    (indent-line-to column)
    (when (> (- (point-max) position) (point))
      (goto-char (- (point-max) position)))))

;;;###autoload
(define-derived-mode mlir-mode prog-mode "MLIR"
  "Major mode for MLIR."
  (setq-local comment-start "// ")
  (setq-local comment-start-skip "//+[ \t]*")
  (setq-local comment-end "")
  (setq-local indent-tabs-mode nil)
  (setq-local indent-line-function #'mlir-indent-line)
  (setq-local font-lock-defaults '(mlir-font-lock-keywords)))

;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mlir\\'" . mlir-mode))

;;; The language server

(defun mlir-server-command (&rest _)
  "The command of the language server."
  (append (list mlir-strata-program "lsp") mlir-strata-arguments))

(defvar eglot-server-programs)
(with-eval-after-load 'eglot
  (add-to-list 'eglot-server-programs '(mlir-mode . mlir-server-command)))

(declare-function lsp-register-client "lsp-mode")
(declare-function lsp-stdio-connection "lsp-mode")
(declare-function make-lsp-client "lsp-mode")
(declare-function lsp-activate-on "lsp-mode")
(defvar lsp-language-id-configuration)
(with-eval-after-load 'lsp-mode
  (add-to-list 'lsp-language-id-configuration '(mlir-mode . "mlir"))
  (lsp-register-client
   (make-lsp-client :new-connection (lsp-stdio-connection #'mlir-server-command)
                    :activation-fn (lsp-activate-on "mlir")
                    :server-id 'strata)))

(declare-function eglot-current-server "eglot")
(declare-function lsp-request "lsp-mode")
(declare-function jsonrpc-request "jsonrpc")

(defun mlir--execute (command &rest argument)
  "Run COMMAND of the server about this file; the output, or an error.
ARGUMENT is a list of keywords and values."
  (let* ((argument (append (list :uri (mlir--uri)) argument))
         (parameters (list :command command :arguments (vector argument)))
         (result
          (cond ((bound-and-true-p lsp-mode)
                 (lsp-request "workspace/executeCommand" parameters))
                ((and (fboundp 'eglot-current-server) (eglot-current-server))
                 ;; Changes of the text are sent first.
                 (jsonrpc-request (eglot-current-server) :workspace/executeCommand parameters
                                  :deferred :workspace/executeCommand :timeout 30))
                (t (user-error "No language server; use M-x eglot or M-x lsp"))))
         (get (lambda (key)
                (if (hash-table-p result)
                    (gethash (substring (symbol-name key) 1) result)
                  (plist-get result key)))))
    (unless (eq 0 (funcall get :exitCode))
      (user-error "%s" (funcall get :errors)))
    (funcall get :output)))

(declare-function lsp--buffer-uri "lsp-mode")
(declare-function eglot--path-to-uri "eglot")
(declare-function eglot-path-to-uri "eglot")
(defun mlir--uri ()
  "The URI of this file as the client writes it."
  (cond ((bound-and-true-p lsp-mode) (lsp--buffer-uri))
        ((fboundp 'eglot-path-to-uri) (eglot-path-to-uri buffer-file-name))
        (t (eglot--path-to-uri buffer-file-name))))

(defun mlir--show (name text)
  "Show TEXT in a buffer called NAME, which is returned."
  (with-current-buffer (get-buffer-create name)
    (let ((inhibit-read-only t))
      (erase-buffer)
      (insert text))
    (mlir-mode)
    (goto-char (point-min))
    (display-buffer (current-buffer))
    (current-buffer)))

(defun mlir-show-generic ()
  "Show the generic form of this file."
  (interactive)
  (mlir--show "*MLIR generic*" (mlir--execute "strata.showGeneric")))

(declare-function diff-no-select "diff")
(defun mlir-run-passes (pipeline)
  "Show what the passes of PIPELINE change in this file."
  (interactive "sPipeline: ")
  (let* ((before (mlir--show "*MLIR before*" (mlir--execute "strata.runPasses" :pipeline "builtin.module()")))
         (after (mlir--show "*MLIR after*" (mlir--execute "strata.runPasses" :pipeline pipeline))))
    (require 'diff)
    (display-buffer (diff-no-select before after nil t))))

(defun mlir-run-function (call)
  "Run a function: CALL is its name, followed by arguments."
  (interactive "sFunction and arguments: ")
  (let ((words (split-string call nil t)))
    (message "%s" (mlir--execute "strata.runFunction"
                                 :name (string-remove-prefix "@" (car words))
                                 :line (1- (line-number-at-pos nil t))
                                 :arguments (vconcat (cdr words))))))

(let ((map mlir-mode-map))
  (define-key map (kbd "C-c C-g") #'mlir-show-generic)
  (define-key map (kbd "C-c C-p") #'mlir-run-passes)
  (define-key map (kbd "C-c C-r") #'mlir-run-function))

;;; Bytecode

(defun mlir--convert (&rest arguments)
  "Replace the buffer by the output of `strata opt' with ARGUMENTS, which reads it.
Signal an error, and leave the buffer, if it fails."
  (let ((errors (make-temp-file "mlir")) (output (generate-new-buffer " *mlir*" t))
        (coding-system-for-read 'no-conversion) (coding-system-for-write 'no-conversion))
    (unwind-protect
        (if (eq 0 (apply #'call-process-region nil nil mlir-strata-program nil
                         (list output errors) nil "opt" "--allow-unregistered-dialect"
                         arguments))
            (let ((inhibit-read-only t))
              (erase-buffer)
              (insert-buffer-substring output))
          (error "%s" (with-temp-buffer (insert-file-contents errors) (buffer-string))))
      (kill-buffer output)
      (delete-file errors))))

(defun mlir--decode (begin end)
  "Replace the bytecode between BEGIN and END by its text; the end of it."
  (save-restriction
    (narrow-to-region begin end)
    (mlir--convert "-")
    (decode-coding-region (point-min) (point-max) 'utf-8)
    (point-max)))

(defun mlir--encode (begin end _buffer)
  "Replace the text between BEGIN and END by its bytecode."
  (save-restriction
    (narrow-to-region begin end)
    (encode-coding-region (point-min) (point-max) 'utf-8)
    (mlir--convert "--emit-bytecode" "-")
    (point-max)))

;; Emacs finds the format by the first bytes, and keeps it for writing.
(add-to-list 'format-alist
             '(mlir-bytecode "MLIR bytecode" "ML\357R" mlir--decode mlir--encode t nil))
;;;###autoload
(add-to-list 'auto-mode-alist '("\\.mlirbc\\'" . mlir-mode))
(add-to-list 'file-coding-system-alist '("\\.mlirbc\\'" . no-conversion))

(provide 'mlir-mode)
;;; mlir-mode.el ends here
