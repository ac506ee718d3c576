// Rules of cf (docs/rules.md). Branches are in ControlFlowPatterns.cpp: rules do not see blocks.

rule @EraseRedundantAssertions { cf.assert %c, $message } where is_one(%c) => erase
