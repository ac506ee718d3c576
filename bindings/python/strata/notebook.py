# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""IR as HTML, for notebooks."""

import html
import re

TOKENS = re.compile(r'(?P<string>"(?:[^"\\]|\\.)*")|(?P<value>%[\w$.#-]+)|(?P<symbol>@[\w$.-]+|@"[^"]*")'
                    r"|(?P<type>![\w.]+|\b(?:[su]?i\d+|b?f\d+|index|tensor|memref|vector)\b)"
                    r"|(?P<op>\b[a-z_]\w*\.[a-z_][\w.]*)|(?P<comment>//[^\n]*)")
COLORS = {"string": "#0a3069", "value": "#0550ae", "symbol": "#8250df", "type": "#116329", "op": "#cf222e",
          "comment": "#6e7781"}


def highlight(text):
    """Text of IR with colors."""
    parts, end = [], 0
    for match in TOKENS.finditer(text):
        parts.append(html.escape(text[end:match.start()]))
        color = COLORS[match.lastgroup]
        parts.append(f'<span style="color:{color}">{html.escape(match.group())}</span>')
        end = match.end()
    parts.append(html.escape(text[end:]))
    return "".join(parts)


def to_html(op):
    return f'<pre style="line-height:1.2">{highlight(str(op))}</pre>'
