;;; emacs.el --- Tests mlir-mode with a client in batch mode  -*- lexical-binding: t; -*-

;; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

;;; Code:

(defvar client (intern (getenv "STRATA_CLIENT")))
(setq make-backup-files nil create-lockfiles nil auto-save-default nil debug-on-error nil)
(setq package-load-list '(all))
(package-initialize)
(add-to-list 'load-path (concat (getenv "STRATA_SOURCE") "/editors/emacs"))
(require 'mlir-mode)
(require 'flymake)
(require 'xref)
(setq mlir-strata-program (getenv "STRATA"))

(defun say (&rest words)
  (princ (concat (mapconcat (lambda (word) (format "%s" word)) words " ") "\n")))

(defun wait-for (what condition)
  (let ((end (+ (float-time) 30)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.05))
    (unless (funcall condition)
      (say "no" what)
      (kill-emacs 1))))

(defun start ()
  (if (eq client 'eglot)
      (progn
        (require 'eglot)
        (setq eglot-sync-connect 30)
        (apply #'eglot--connect (eglot--guess-contact))
        (eglot--maybe-activate-editing-mode))
    (require 'lsp-mode)
    (setq lsp-auto-guess-root t lsp-enable-snippet nil lsp-headerline-breadcrumb-enable nil
          lsp-modeline-code-actions-enable nil lsp-session-file (make-temp-file "session")
          lsp-diagnostics-provider :none lsp-restart 'ignore)
    (lsp)))

(defun get-line ()
  (buffer-substring-no-properties (line-beginning-position) (line-end-position)))

(defun go-to (line column)
  (goto-char (point-min))
  (forward-line (1- line))
  (forward-char column))

(defun face (line column)
  (go-to line column)
  (let ((face (get-text-property (point) 'face)))
    (if (consp face) (car face) face)))

(defun show-diagnostics ()
  (if (eq client 'eglot)
      (progn
        (wait-for "diagnostics" (lambda () (flymake-diagnostics)))
        (dolist (item (flymake-diagnostics))
          (say "diagnostic" (line-number-at-pos (flymake-diagnostic-beg item))
               (flymake-diagnostic-text item))))
    (wait-for "diagnostics"
              (lambda () (gethash buffer-file-name (lsp-diagnostics t))))
    (dolist (item (gethash buffer-file-name (lsp-diagnostics t)))
      (say "diagnostic" (1+ (gethash "line" (gethash "start" (gethash "range" item))))
           (gethash "message" item)))))

(defun show-hover ()
  (say "hover"
       (if (eq client 'eglot)
           (plist-get (plist-get (jsonrpc-request (eglot-current-server) :textDocument/hover
                                                  (eglot--TextDocumentPositionParams))
                                 :contents)
                      :value)
         (gethash "value" (gethash "contents" (lsp-request "textDocument/hover"
                                                           (lsp--text-document-position-params)))))))

(defun rename (name)
  (if (eq client 'eglot) (eglot-rename name) (lsp-rename name)))

(defun format-all ()
  (if (eq client 'eglot) (eglot-format-buffer) (lsp-format-buffer)))

(defun get-completions ()
  (let* ((functions (if (eq client 'eglot) #'eglot-completion-at-point #'lsp-completion-at-point))
         (result (funcall functions)))
    (all-completions "" (nth 2 result))))

(find-file (getenv "STRATA_FILE"))
(say "mode" major-mode)
(font-lock-ensure)
(say "faces" (face 1 0) (face 1 4) (face 3 1) (face 3 12) (face 3 22) (face 5 4))
(start)
(show-diagnostics)
(go-to 5 20)
(show-hover)
(go-to 6 11)
(let ((place (car (xref-backend-definitions
                   (if (eq client 'eglot) 'eglot 'xref-lsp) (xref-backend-identifier-at-point
                                                              (if (eq client 'eglot) 'eglot 'xref-lsp))))))
  (say "definition" (xref-location-line (xref-item-location place))))
(go-to 5 4)
(rename "%total")
(say "renamed" (progn (go-to 5 0) (get-line)))
(format-all)
(say "formatted" (progn (go-to 4 0) (get-line)))
(go-to 5 23)
(say "completion" (sort (mapcar #'substring-no-properties (get-completions)) #'string<))
(go-to 9 0)
(let ((beg (point)))
  (go-to 12 0)
  (delete-region beg (point-max)))
(go-to 4 0)
(say "generic" (car (split-string (mlir--execute "strata.showGeneric") "(")))
(mlir-run-passes "builtin.module(canonicalize)")
(wait-for "difference" (lambda () (get-buffer "*Diff*")))
(with-current-buffer "*Diff*"
  (goto-char (point-min))
  (say "difference" (if (re-search-forward "^\\+ .*constant 84" nil t) (get-line) "none")))
(say "result" (string-trim (mlir-run-function "main")))
(set-buffer-modified-p nil)

;; Bytecode.
(find-file (getenv "STRATA_BYTECODE"))
(say "bytecode" major-mode (get-line))
(re-search-forward "@main")
(replace-match "@renamed")
(save-buffer)
(say "modified" (buffer-modified-p))
(kill-buffer)
(find-file (getenv "STRATA_BYTECODE"))
(say "read again" (and (search-forward "@renamed" nil t) t))
(say "first bytes" (with-temp-buffer
                     (set-buffer-multibyte nil)
                     (insert-file-contents-literally (getenv "STRATA_BYTECODE") nil 0 4)
                     (append (buffer-string) nil)))
(insert "[")
(condition-case _
    (progn (save-buffer) (say "saved"))
  (error (say "not saved")))
(set-buffer-modified-p nil)
(kill-emacs 0)
;;; emacs.el ends here
