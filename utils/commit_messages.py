# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The rules for commit messages, as check-prose.py applies them.

The subject is imperative, without a full stop, has at most 72 characters and
names one idea. An area may precede it: `IR: splice ops without touching uses`.
A body gives the reason, unless the subject says that the commit changes no
behaviour: NFC, or a rename, a move, reformatting or a typo.
"""

import re
import subprocess
from pathlib import Path

from prose_patterns import findings_in
from strata_files import ROOT

BASE = ROOT / "utils" / "checked-commits.txt"
MAX_SUBJECT = 72

AREA = re.compile(r"^(?:\[[^\]]*\] *|[\w./*+, -]{1,40}: +)+")
NEEDS_NO_BODY = re.compile(
    r"\bNFC\b|\b(?:rename|move|format|reformat|typos?|spelling)\b", re.I)
MADE_BY_GIT = re.compile(r"^(?:Merge |Revert \"|fixup! |squash! |amend! )")
# Quoted words and code are mentioned, not used.
QUOTED = re.compile(r'"[^"]*"|`[^`]*`')
SENTENCE_END = re.compile(r"(?<=[.:;?!)])\s+(?=[A-Z`])|\n\s*\n")

# Verbs that end like other forms, and words that end like no verb.
ENDS_IN_ED = {"embed", "exceed", "feed", "need", "proceed", "seed", "shed",
              "speed", "spread", "succeed"}
ENDS_IN_ING = {"bring", "ping", "ring", "string", "swing"}
ENDS_IN_S = {"alias", "bias", "canvas", "focus"}
IRREGULAR = {"built", "did", "found", "gave", "got", "held", "kept", "left",
             "made", "ran", "sent", "took", "went", "wrote"}
NO_VERBS = {
    "a", "all", "also", "an", "and", "any", "both", "each", "every", "for",
    "how", "if", "in", "it", "its", "many", "more", "most", "new", "no",
    "nothing", "of", "on", "one", "only", "other", "several", "some", "that",
    "the", "these", "this", "those", "to", "two", "what", "when", "where",
    "which", "who", "why", "with", "without", "wrong"}


def why_not_imperative(word):
    """Returns the reason why `word` begins no imperative sentence, or None."""
    word = word.lower()
    if word in NO_VERBS:
        return "begins without a verb"
    if word in IRREGULAR or word.endswith("ed") and word not in ENDS_IN_ED:
        return "is in the past tense"
    if word.endswith("ing") and word not in ENDS_IN_ING:
        return "begins with a form in -ing"
    if re.search(r"[^s]s$", word) and word not in ENDS_IN_S:
        return "begins with a plural or a form in -s"
    return None


def subject_errors(subject):
    if len(subject) > MAX_SUBJECT:
        yield f"subject has {len(subject)} characters, maximum {MAX_SUBJECT}"
    if subject.endswith("."):
        yield "subject ends with a full stop"
    if ";" in subject:
        yield "subject has a ';': one idea a commit"
    first = re.match(r"[\w'-]+", AREA.sub("", subject))
    reason = why_not_imperative(first.group(0)) if first else None
    if reason:
        yield (f"subject {reason}: '{first.group(0)}'; write what the commit "
               "does: 'Add', 'Fix', 'Reject'")


def message_errors(message):
    """Yields a text for every rule that `message` breaks."""
    lines = [line.rstrip() for line in message.split("\n")
             if not line.startswith("#")]
    while lines and not lines[0]:
        lines.pop(0)
    subject, body = (lines or [""])[0], "\n".join(lines[1:])
    if MADE_BY_GIT.match(subject):
        return
    if not subject:
        yield "no subject"
        return
    yield from subject_errors(subject)
    if len(lines) > 1 and lines[1]:
        yield "no empty line after the subject"
    if not body.strip() and not NEEDS_NO_BODY.search(subject):
        yield "no body: give the reason, or mark the commit NFC"
    for sentence in [subject] + SENTENCE_END.split(QUOTED.sub('""', body)):
        sentence = " ".join(sentence.split())
        for offset, name, advice in findings_in(sentence):
            yield f"{name}: {sentence[offset:offset + 60]} -> {advice}"


def git(*command):
    """Returns the output of git, or None if it fails or does not exist."""
    try:
        result = subprocess.run(["git", *command], cwd=ROOT,
                                capture_output=True)
    except OSError:
        return None
    return result.stdout.decode(errors="replace") if not result.returncode \
        else None


def check_messages(messages):
    """Prints the errors of (label, message) pairs; returns an exit code."""
    errors = 0
    for label, message in messages:
        for error in message_errors(message):
            errors += 1
            print(f"{label}: {error}")
    print(f"{len(messages)} commit messages, {errors} errors")
    return 1 if errors else 0


def messages_of_range(commits):
    """Returns (short hash, message) of a range of commits; None on failure."""
    output = git("log", "--no-merges", "--reverse", "--format=%h%n%B%x00",
                 commits)
    if output is None:
        return None
    texts = [text.lstrip("\n") for text in output.split("\0") if text.strip()]
    return [tuple(text.split("\n", 1)) for text in texts]


def check_file_or_range(name):
    path = Path(name)
    if path.is_file():
        # `git commit --verbose` appends the diff below this line.
        text = path.read_text(encoding="utf-8", errors="replace")
        text = text.split("\n# ------------------------ >8", 1)[0]
        return check_messages([(name, text)])
    messages = messages_of_range(name)
    if messages is None:
        print(f"'{name}' is neither a file nor a range of commits")
        return 1
    return check_messages(messages)


def check_new_commits():
    lines = BASE.read_text().splitlines()
    base = next(line for line in lines if line and not line.startswith("#"))
    # Without history the base is unknown, or no ancestor.
    if git("merge-base", "--is-ancestor", base, "HEAD") is None:
        print(f"skipped: the history does not reach {base}")
        return 0
    return check_messages(messages_of_range(f"{base}..HEAD"))
