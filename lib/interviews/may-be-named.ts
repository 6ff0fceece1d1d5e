import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CriterionKind } from '@/lib/domain/process-schemas';
import { isRefused } from '@/lib/requirement-review/review-requirement';
import { anywhere, wholeWords, wordStart } from '@/lib/word-lists/word-pattern';
import words from '@/lib/interviews/words/may-be-named.json';

/** What an employer may not ask whatever the position is (Labour Code, art. 22¹ § 1; for convictions art. 10 GDPR). */
const alwaysPrivate = [
  // Past pay
  /\b(zarob|zarabi|pensj|wynagrodz|placi)\w*\b.{0,40}\b(poprzedni|dotychczasow|obecn|ostatni|wczesniejsz)\w*|\b(poprzedni|dotychczasow|obecn|ostatni|wczesniejsz)\w*\s+(\w+\s+)?(zarob|zarabi|pensj|wynagrodz|plac)\w*/,
  /\b(current|previous|past|last|former|present)(ly)?\s+(\w+\s+)?(pay|paid|salary|salaries|earn\w*|wage\w*|compensation)\b|\b(pay|salary|earnings|wages?|compensation|earned|paid)\b.{0,30}\b(previous|last|former|past|current) (job|employer|company|position|role)\b/,
  // Convictions and military service
  anywhere(words.convictions),
  /\b(sluzb\w*|stosun\w* do sluzby) wojskow\w*|\bmilitary service\b/,
  // Origin
  anywhere(words.origin),
];

/** A recruiter's doubt about a person; as a requirement these words name work. */
export const privateDoubts = [
  /\b(samotn\w+|mlod\w+) (matk|ojc|rodzic|mam)\w*|\bsingle (mother|father|mum|mom|dad|parent)s?\b|\b(zwolnieni\w+|opiek\w+) (na|nad) (\w+ )?(dzieck|dziec)\w*/,
  anywhere(words.health),
  anywhere(words.unions),
  anywhere(words.debts),
  anywhere(words.addictions),
  anywhere(words.police),
];

/** A doubt that is about work: what the candidate has not done. */
const missingWork =
  /^(brak|bez|no|lack of|without|little|malo)\b.*\b(doswiadczen|prac|znajomos|praktyk|experience|work|knowledge|practice|skill)\w*/;

/** A red flag with these words is about work. Others may be anything that a recruiter thinks of a person. */
const work = wordStart(words.work);

/** A guess about a person, or an order to find something out. */
const guess = wholeWords(words.guess);

/**
 * Whether a question may name a criterion: it touches nothing that an employer may not ask (Labour Code, art. 22¹ and
 * 18³ᵃ). What it names, a candidate would have to answer.
 */
export function mayBeNamed(kind: CriterionKind, label: string): boolean {
  const folded = foldSameLength(label);
  const isDoubt = kind === 'RED_FLAG' && !missingWork.test(folded);
  const patterns = isDoubt ? [...alwaysPrivate, ...privateDoubts] : alwaysPrivate;
  if (patterns.some((pattern) => pattern.test(folded)) || (isDoubt && (guess.test(folded) || !work.test(folded))))
    return false;
  return !isRefused(label);
}

/** Whether a question may read out words of a CV: a CV tells of itself what nobody may ask. */
export function mayBeQuoted(quote: string): boolean {
  const folded = foldSameLength(quote);
  if ([...alwaysPrivate, ...privateDoubts].some((pattern) => pattern.test(folded))) return false;
  return !isRefused(quote);
}
