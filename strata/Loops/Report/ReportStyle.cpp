// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "strata/Loops/Report/ReportDetail.h"

using namespace strata;

static constexpr StringRef reportStyle = R"css(
:root { --back: #fff; --text: #1c1e21; --dim: #5b626b; --line: #d9dde2;
        --code: #f3f5f7; --link: #0b5cad; --done: #1a7f37; --stop: #b3261e;
        --predicted: #0b5cad; --measured: #c2410c; color-scheme: light dark }
@media (prefers-color-scheme: dark) {
  :root { --back: #16181b; --text: #e4e6e9; --dim: #9aa2ab; --line: #33383f;
          --code: #202429; --link: #7db8f5; --done: #63c174; --stop: #ff8a80;
          --predicted: #7db8f5; --measured: #ffb070 } }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 1rem; max-width: 64rem;
       font: 16px/1.5 system-ui, sans-serif; color: var(--text);
       background: var(--back) }
h1 { font-size: 1.5rem; line-height: 1.25; overflow-wrap: anywhere }
h2 { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 1rem;
     overflow-wrap: anywhere }
h3 { margin-top: 2rem }
h4 { margin: 1.2rem 0 .3rem }
a { color: var(--link); text-decoration: none }
a:hover { text-decoration: underline }
:focus-visible { outline: 2px solid var(--link); outline-offset: 2px }
code, pre { font-family: ui-monospace, monospace; font-size: .875em;
            background: var(--code); border-radius: .25rem }
code { padding: .1em .25em; overflow-wrap: anywhere }
pre { margin: .5rem 0; padding: .6rem 0; overflow-x: auto }
pre code { display: block; width: max-content; min-width: 100%; padding: 0 }
pre span { display: block; padding-right: 1rem }
pre span:target { background: var(--line) }
pre b { display: inline-block; width: 3.5em; padding-right: 1em;
        text-align: right; font-weight: 400; color: var(--dim);
        user-select: none }
.scroll { overflow-x: auto }
table { border-collapse: collapse; margin: .3rem 0 1rem }
caption { text-align: left; font-weight: 600; padding-bottom: .2rem }
th, td { text-align: left; vertical-align: top; padding: .25rem 1rem .25rem 0;
         border-bottom: 1px solid var(--line) }
th { font-weight: 400; color: var(--dim) }
nav td:first-child { white-space: nowrap }
td.number { text-align: right; white-space: nowrap;
            font-variant-numeric: tabular-nums }
ol, ul { margin: .3rem 0; padding-left: 1.4rem }
li { margin: .3rem 0 }
small, .dim { color: var(--dim); font-size: .875rem }
summary { cursor: pointer; color: var(--link) }
.done { color: var(--done) }
.stop { color: var(--stop) }
svg { display: block; width: 100%; max-width: 48rem;
      height: auto; font: 15px system-ui, sans-serif; fill: var(--text) }
.grid { stroke: var(--line); stroke-width: 1; fill: none }
.minor { stroke-opacity: .45 }
.roof { stroke: var(--text); stroke-width: 2.5; fill: none }
.predicted { fill: var(--back); stroke: var(--predicted); stroke-width: 3 }
.measured { fill: var(--measured); stroke: var(--back) }
.guide { stroke: var(--dim); stroke-dasharray: 3 4 }
@media (max-width: 40rem) {
  body { padding: .75rem; font-size: 15px }
  svg { font-size: 23px }
  th, td { padding-right: .6rem } }
@media print { details > * { display: block } }
)css";

StringRef strata::getReportStyle() { return reportStyle; }
