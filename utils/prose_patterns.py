# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The patterns of check-prose.py: clauses that lack their noun or verb.

A pattern that begins with `^` is looked for at the beginnings of sentences,
any other one everywhere. `WORDS` are the patterns that are also looked for in
string literals, which are diagnostics and help texts.
"""

import re

# A finite auxiliary, which makes a sentence of what looks like a fragment.
AUXILIARY = re.compile(
    r"\b(?:is|are|was|were|has|have|had|can|may|must|do|does|did|will|would"
    r"|could|might|should|need|needs|cannot)\b")

# Prepositions after which `what` stands for a noun that is missing. `about
# what` and `as what` are indirect questions more often than not.
PREPOSITIONS = (
    "of|for|from|to|by|with|in|at|on|after|before|than|into|over|like|around"
    "|between|under|against|through|beside|but|except|without|until|behind")

# Before these words `what` may begin an indirect question, which is fine:
# `decides what to print`.
NO_QUESTION = (
    r"^(?:(?!\b(?:sa(?:y|ys|id)|tell|tells|told|know|knows|known|knowing"
    r"|decides?|asks?|shows?|shown|checks?|describes?|explains?|depends?|guess"
    r"|determines?|reports?|finds? out|lists?|which|how|where|names?|whether"
    r"|remembers?|not)\b).)*")

PATTERNS = [
    # name, regular expression, advice
    ("what-clause", r"^What (?!.*\?$)",
     "name the thing: `The operands that ...`, `The result of ...`"),
    ("of-fragment", r"^Of ", "begin with the noun that `of` belongs to"),
    ("those", r"^Those\b", "repeat the noun: `The operations that ...`"),
    ("that-fragment",
     r"^That (?:of|the|there|a|an|no|all|operands|it|they|each|every|its)\b",
     "repeat the noun, or write `Whether ...` or `Checks that ...`"),
    ("who", r"^Who (?!.*\?$)|\b(?:to|of|for|from|by|with|outlive|but) who\b"
     r"|[;,] who (?:asks|needs|reads|wants|uses|calls)\b",
     "name the caller, the user or the pass"),
    ("which-fragment", r"^Which (?!.*\?$)",
     "write `The passes that ...` or `Whether ...`"),
    ("whatever", r"^Whatever\b", "name the thing: `Any input that ...`"),
    ("how-many", r"^How (?:many|often|much|long|deep|deeply) (?!.*\?$)",
     "write `The number of ...`, with its unit"),
    ("where-fragment", r"^Where (?!.*\?$)[^,:]*[.;]?$",
     "write `The place at which ...`, `The block that ...`"),
    ("since-when", r"^Since when\b", "write `The first version that ...`"),
    ("nothing-if",
     r"(?:^Nothing|[;,] (?:or )?nothing) (?:if|for|where|unless|after|when"
     r"|with|in|from|but|at|of)\b|^Nothing, |[;,] nothing, (?:after|if)\b"
     r"|(?:^|[;,] )[Nn]othing (?:without|until)\b"
     r"|; none (?:if|after|without)\b",
     "write `std::nullopt if ...`, `null if ...`, `does nothing if ...`"),
    ("if-nothing", r"^(?:Empty|Null|None|False|True|Zero|0) if nothing\b",
     "name the thing that is absent"),
    ("without-fragment", r"^Without [^,:]*[.;]?$",
     "name the thing that lacks it, or write a whole sentence"),
    ("by-fragment", r"^By (?!default\b)(?:[^,]*[.;:]?$|\w+[,:] )",
     "name the thing: `... indexed by ...`, `... sorted by ...`"),
    ("from-fragment", r"^From [^,]* to [^,]*[.;:]?$",
     "begin with a noun or verb: `Conversions from ... to ...`"),
    ("as-fragment", r"^As (?!soon|long|in MLIR,|upstream)(?:[^,]*[.;]?$|above)",
     "begin with a noun or verb: `The name that messages use`"),
    ("lone-phrase", r"^(?:With|On|At|In|For|If|When|While|Until|Before|Not"
     r"(?! every\b))(?: [^ ,:]+){1,5}[.;]?$",
     "name the thing: `The arguments with ...`, `Functions for ...`"),
    ("to-fragment", r"^To be \w+ed\b[^,]*[.;]?$",
     "use the imperative: `Call this before ...`"),
    ("not-fragment", r"^Not (?:everywhere|asked|looked|said|known|all of)\b",
     "give the sentence its subject"),
    ("behind", r"\b[Bb]ehind\b", "`after` in an order; `at the end of`"),
    ("somebody", r"(?i)\b(?:some|no|any|every)body\b|\b(?:some|any)one\b"
     r"|\bwhoever\b",
     "name the caller, the user or the pass"),
    ("what-is-there", r"\bwhat (?:is|was|are) there\b|\bwhat there is\b",
     "name the thing that exists"),
    ("what-object", r"\b(?i:" + PREPOSITIONS + r") what\b(?! it takes)",
     "name the thing: `of the operands that ...`"),
    ("what-subject", r"(?!: what it )[;:,] (?:and |or |but |so )?what "
     r"(?:is|are|was|were|it|they|has|have|the|a|its|can|may|must|does|follows"
     r"|comes|stands|goes|belongs)\b",
     "name the thing: `; the operands that ...`"),
    ("verb-what", r"^(?!Says|Tells|Reports|Checks|Decides|Knows|Shows|Asks"
     r"|Chooses|Describes|Determines|Lists|Explains|Remembers)[A-Z]\w+s what\b",
     "name the thing: `Adds the attributes that ...`"),
    ("and-what", NO_QUESTION + r"(?:[;:,] (?:and |or |but |so |then )?"
     r"|\b(?:and|or|than|nor|while|because|since|if|so|that) )what\b"
     r"(?! it (?:provides|costs))",
     "name the thing: `..., and the operands that ...`"),
    ("gives-what", NO_QUESTION + r"\b(?:adds|appends|reads|copies|takes|gives?"
     r"|erases|removes|keeps|passes|prints?|returns?|changes?|computes?|edits"
     r"|counts|undoes|deletes|does|do|frees|leaves|uses?|replaces?|owns?"
     r"|refuses|contains|finds|sees|allows|yields?|collects|numbers|writes"
     r"|makes?|built|made|calls) what\b",
     "name the thing: `returns the operands that ...`"),
    ("but-for", r"\b[Bb]ut for\b", "`except for`, `except in`, `without`"),
    ("not-known", r"\b(?:is|are|was|were) not known\b(?! to\b)",
     "`is unknown`, or say which condition holds"),
    ("gone", r"\b(?:is|are|has|have|been) gone\b|\bgoes? (?:too|away|along)\b",
     "`was erased`, `is absent`, `is removed too`"),
    ("subjectless", r"^(?:Is|Are|Was|Were|Has(?! no effect)|Had) (?!.*\?$)",
     "give the sentence its subject, or begin with `Whether`"),
    ("of-today", r"\bof today\b|\bof today's\b",
     "`current`: `the current form`, `current operations`"),
    ("goes-on", r"\bgo(?:es)? on\b|\bgoing on\b", "`continues`"),
    ("at-hand", r"\bat hand\b", "`current`, or `available`"),
    ("is-there", r"\b(?:is|are|be|was|were) there(?! (?:is|are|was|were)\b)"
     r"(?:[.,;:]|$| (?:if|when|and|but|or|already|by|now|to|before|after)\b)",
     "`exists`, `is present`, `is defined`"),
    ("looked-at", r"\b(?:is|are|was|were|be|been|not) looked? at\b",
     "`visited`, `inspected`, `read`"),
    ("asked", r"\b(?:is|are|was|were|be|been) asked\b|\basked for\b"
     r"|\basks? for\b", "`requested`, `called`, `required`, `queried`"),
    ("told", r"\b(?:is|are|was|were|be|been) told\b(?! apart)|\bhears?\b",
     "`is notified of`, `receives`"),
    ("what-predicate", r"\b(?:is|are|was|were) what\b",
     "name the thing: `is the value that ...`"),
    ("the-same-but", r"\b[Tt]he same, (?:but(?! got)|only|except)\b",
     "name what it equals: `Like X, except that ...`"),
    ("not-there", r"\b(?:is|are|was|were|be) not there\b|\bif it is there\b",
     "`is absent`, `does not exist`, `is missing`"),
    ("as-far-as", r"\bas far as\b", "`if`, `when`, `to the extent that`"),
    ("once-if", r"\b[Oo]nce, if\b", "`At most once, if ...`"),
    ("says-nothing", r"\b(?:say|says|said|saying) nothing\b"
     r"|\b[Nn]othing (?:is|was) (?:said|known)\b",
     "`does not specify`, `is unspecified`, `is unknown`"),
    ("said-of", r"\bsa(?:y|ys|id) of\b|\bsay(?:s)? of (?:it|them)sel(?:f|ves)",
     "name the statement: `the effects that ... declares`"),
    ("what-becomes", r"\bwhat (?:becomes|became) of\b",
     "name the result: `how ... is lowered`, `the outcome`"),
    ("as-many-as", r"\bas (?:many|often|deep) as (?:there (?:is|are)|asked)",
     "`the number of ...`"),
]

# Only for the first sentence of a documentation comment.
FIRST_PATTERNS = [
    ("pronoun", r"^(?:It|They|Its|Their|Them|Others?)\b",
     "name the thing: a comment must be understood without the line above"),
    ("conjunction", r"^(?:Or|And|But|So|Then|Else|Also|Again)\b",
     "begin with a noun or verb"),
    ("leading-preposition",
     r"^(?:In|With|By|From(?! now on)|Into|On|At|After|Before|Within|Inside"
     r"|Outside|Per|Above|Below|During|Until|Since|Beyond|Among|Around|As"
     r"|Instead of)\b(?!.*, (?:\w+ )?\w+s\b)",
     "begin with a noun or verb: `Sorted by ...`, `The size in ...`"),
    ("bare-clause",
     r"^(?:For|If|While|When|Over|With|Around|Besides|Through|Upon)\b"
     r"[^,:]*[.;]?$",
     "name the thing: `The sizes of ...`, `The time at which ...`"),
    ("where-first", r"^Where\b", "write `The place at which ...`, `If ...`"),
    ("participle", r"^(?:Told|Held|Written|Something|Everything)\b",
     "begin with a noun or verb: `Receives notifications of ...`"),
]

# Prepositions that begin fragments; with no comma and no auxiliary they have no
# verb, and more than a few words need one.
FRAGMENT = re.compile(
    r"^(?:Around|Under|Among|Between|Behind|Beside|Through|Over) [^,:]*[.;]?$")

COMPILED = [(name, re.compile(pattern), advice)
            for name, pattern, advice in PATTERNS]
COMPILED.append(("preposition-fragment", FRAGMENT,
                 "begin with a noun or verb"))
FIRST = [(name, re.compile(pattern), advice)
         for name, pattern, advice in FIRST_PATTERNS]
NEED_NO_VERB = {"by-fragment", "from-fragment", "as-fragment",
                "without-fragment", "preposition-fragment", "lone-phrase",
                "leading-preposition"}
# These patterns overlap: a sentence has the finding of the first that matches.
WHAT_CLAUSES = {"what-clause", "what-is-there", "what-object", "what-subject",
                "verb-what", "and-what", "gives-what", "what-predicate",
                "what-becomes"}

WORDS = {"behind", "somebody", "what-is-there", "the-same-but", "as-far-as",
         "says-nothing", "said-of", "once-if", "what-object", "who",
         "what-becomes", "not-there"}
# Literals that begin with these words are checked.
LITERAL_START = re.compile(
    r"^(?:what|those|who|whatever|how many|nothing if) ")

# Most text has no finding: one search excludes text without these words.
CANDIDATE = re.compile(
    r"\b(?:[Ww]h(?:at|o|ich|atever|ile|en)|Where|How|Of|Those|That|Since|[Nn]othing"
    r"|Without|By|From|As|To|Not|[Bb]ehind|\w+body|none|[SsAa]\w+one|[Ww]hoever"
    r"|same|there|as far|[Oo]nce|sa(?:y|ys|id) of|[Bb]ut for|known|gone|go|goes"
    r"|going|hand|today|look|With|On|At|In|For|If|Until|Before"
    r"|looks|looked|looking|asks?|asked|told|hears?|however|Is|Are|Was|Were"
    r"|Ha[sd]|as (?:many|often|deep)|Around|Under|Among|Between|Beside|Through"
    r"|Over)\b"
    r"|^\s*(?:It|They|Its|Their|Them|Others?|Or|And|But|So|Then|Else|Also|Again"
    r"|In|With|On|At|After|Before|Within|Inside|Outside|Into|Per|Above"
    r"|Below|During|Until|Beyond|Told|Held|Written|Something|Everything"
    r"|Instead|For|If|While|When|Besides|Upon)\b")


def findings_in(sentence, is_title=False, is_first=False):
    """Yields (offset, name, advice) for one sentence.

    Titles and cells of tables need no verb: they have the findings of WORDS.
    `is_first` is true for the first sentence of a documentation comment.
    """
    clauses = set()
    for name, pattern, advice in COMPILED + FIRST if is_first else COMPILED:
        if is_title and name not in WORDS:
            continue
        if name in NEED_NO_VERB and AUXILIARY.search(sentence):
            continue
        for match in pattern.finditer(sentence):
            offset = match.start()
            if name in WHAT_CLAUSES:
                offset = sentence.lower().rindex("what", 0, match.end())
                if offset in clauses:
                    continue
                clauses.add(offset)
            yield offset, name, advice


def findings_in_literal(text):
    """Yields the findings of a string literal without its quotes."""
    if LITERAL_START.match(text):
        yield 0, "what-clause", "begin with the noun"
    for name, pattern, advice in COMPILED:
        if name in WORDS:
            for match in pattern.finditer(text):
                yield match.start(), name, advice
