import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { discriminationRules } from './discrimination-rules';
import { findNativeSpan } from './native-span';
import type { DiscriminationGround, ReviewRule, WarningCode } from './review-rule';
import { saysFault } from './says-something';
import { findUnclearLanguage } from './unclear-language';
import { warningRules } from './warning-rules';
import { workObjectAt } from './work-object';
import { wordStart } from '@/lib/word-lists/word-pattern';
import words from './words/review-requirement.json';

interface Place {
  /** Character offsets, end exclusive. */
  start: number;
  end: number;
}

/** A problem of a requirement. */
export type ReviewFinding =
  | (Place & { severity: 'REFUSED'; code: DiscriminationGround })
  | (Place & { severity: 'WARNING'; code: WarningCode; /** A wording that can be judged. */ better?: string });

interface Clause {
  text: string;
  start: number;
}

/** Phrases that state equal treatment. */
const neutral = wordStart(words.neutral);

/** Splits at clause boundaries, but not at the full stop of "max. 35" or "j. angielski", nor before "(native)". */
function splitClauses(folded: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const { 0: mark, index } of folded.matchAll(
    /,(?!\s*(?:[abc][12]\b|dynamiczn|ambitn|dynamic\b|ambitious|w tym\b|takze dla\b|including\b))|[;\n]|\((?![^()]{0,40}\b(?:native|ojczyst))|(?<!\([^()]{0,40}\b(?:native|ojczyst)[^()]{0,40})\)|\.(?=\s+[a-z])(?!\s+rok)(?<!\b(?:j|min|max|maks|ok|np|m|in|lat|r)\.)/g,
  )) {
    clauses.push({ text: folded.slice(start, index), start });
    start = index + mark.length;
  }
  clauses.push({ text: folded.slice(start), start });
  return clauses;
}

function findIn<Code extends string>(
  rules: readonly ReviewRule<Code>[],
  clause: Clause,
  whole: string,
): (Place & { code: Code })[] {
  const found: (Place & { code: Code })[] = [];
  const trimmed = clause.text.trimStart();
  const start = clause.start + clause.text.length - trimmed.length;
  const text = trimmed.trimEnd();
  const objectAt = workObjectAt(text);
  for (const { code, pattern, unless, always } of rules) {
    const match = pattern.exec(text);
    if (!match || unless?.test(whole) || found.some((one) => one.code === code)) continue;
    if (!always && objectAt < match.index) continue;
    found.push({ code, start: start + match.index, end: start + match.index + match[0].trimEnd().length });
  }
  return found;
}

/** The grounds on which clauses are refused; a requirement that states equal treatment is not. */
function findRefused(folded: string, clauses: readonly Clause[]): (Place & { code: DiscriminationGround })[] {
  return neutral.test(folded) ? [] : clauses.flatMap((clause) => findIn(discriminationRules, clause, clause.text));
}

/** Whether a requirement is refused: `reviewRequirement` without a look at what it would warn of. */
export function isRefused(text: string): boolean {
  const folded = foldSameLength(text);
  return findRefused(folded, splitClauses(folded)).length > 0;
}

/**
 * Reviews a requirement. Refused: discrimination (Labour Code, art. 18³ᵃ § 1) and questions an employer may not ask
 * (art. 22¹). Warnings: what a CV cannot show, or what needs a legal basis.
 *
 * @param text a requirement or a red flag, in Polish or English
 * @returns findings in text order, deduplicated by code and place; empty when there are none
 */
export function reviewRequirement(text: string): ReviewFinding[] {
  const folded = foldSameLength(text);
  const clauses = splitClauses(folded);
  const findings: ReviewFinding[] = findRefused(folded, clauses).map((found) => ({ severity: 'REFUSED', ...found }));
  for (const clause of clauses) {
    const start = clause.start + Math.max(0, clause.text.search(/\S/));
    const all = { start, end: start + clause.text.trim().length };
    for (const found of findIn(warningRules, clause, folded)) {
      const span = found.code === 'native-speaker' && findNativeSpan(clause.text);
      const level = span && { better: span.better, start: clause.start + span.start, end: clause.start + span.end };
      findings.push({ severity: 'WARNING', ...found, ...level });
    }
    const better = findUnclearLanguage(clause.text);
    if (better) findings.push({ severity: 'WARNING', code: 'unclear-language', ...all, better });
  }
  if (findings.length === 0 && text.trim() !== '' && !saysFault(text))
    findings.push({ severity: 'WARNING', code: 'says-nothing', start: 0, end: text.length });
  const isCovered = (one: ReviewFinding, earlier: ReviewFinding): boolean =>
    earlier.code === one.code || (one.severity === 'WARNING' && earlier.start < one.end && one.start < earlier.end);
  const once = findings.filter((one, index) => !findings.slice(0, index).some((earlier) => isCovered(one, earlier)));
  return once.sort((one, other) => one.start - other.start);
}
