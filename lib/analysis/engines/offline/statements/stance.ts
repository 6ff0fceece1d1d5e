import type { ReadinessTopic } from '../lexicon/readiness-topics';
import type { CvIndex } from './cv-index';
import { sentenceAround } from './sentence.ts';

/** Refusals that reach over a comma. */
const refusalOfAll =
  /\b(?:nie (?:moge|mozemy|chce|biore|podejm\w+|pracuje|pracowa\w+|interesuj\w+)|bez mozliwosci|cannot|can't|can not|unable|unwilling|refuse|won't|will not|not (?:able|willing|available)|nie wchodz\w+ w gre|wyklucz\w*|odpad\w*|(?:mornings|weekdays|days|day shifts?) only)\b/;
const refusal =
  /\b(?:nie|bez mozliwosci|odpad\w*|wyklucz\w*|cannot|can't|can not|only day|tylko (?:dzien|rano|ranne|pierwsz)|nie wchodzi w gre|przeciwwskaz|no nights|not|unable|unwilling|impossible|refuse|don't|(?:fully|only|tylko|wylacznie) (?:\w+ )?(?:remote|zdaln)\w*|(?:remote|zdaln\w+) (?:work )?(?:only|wylacznie|tylko))\b|^[^a-z]*(?:no|brak|bez)\b(?! problem)/;
const positive =
  /\b(?:odpowiada|gotow\w*|mog[ea]|prefer\w*|chetni\w*|lubie|suits?|fits?|pasuj\w*|moving|dni|days?|ready|willing|open|happy|can|fine|(?:fully|only|tylko|wylacznie)|obecnie pracuj\w+)\b/;

const lacking = /\b(?:without|bez|no) (?:\w+ )?$/;

/** "Nie jest dla mnie problemem", "nie narzekam", "I do not mind" are no refusals. */
const withoutConsent = (text: string): string =>
  text.replace(
    /\b(?:nie|not|no|bez) (?:\w+ ){0,4}(?:problem|issue|przeszkod|ograniczen|obstacle)\w*|\b(?:nie|not) (?:\w+ ){1,4}(?:zmieni|change)\w*|\b(?:nie|not|never) (?:narzek|przeszkadz|odmawi|boj|mind|refus|complain)\w*/g,
    ' ',
  );

/** What the CV says of a topic: the token, and whether it refuses. */
export function stanceOn(
  cv: CvIndex,
  { words, shown, isCommon }: ReadinessTopic,
): { line: number; isRefused: boolean } | null {
  const found = (folded: string) =>
    [words, shown].flatMap((pattern) => (pattern ? [...folded.matchAll(new RegExp(pattern, 'g'))] : []));
  const places = cv.lines.flatMap((own, line) => found(own.folded).map((match) => ({ ...own, line, match })));
  const stances = places.flatMap(({ folded, section, isHeading, start, line, match }) => {
    if (isHeading || section === 'interests') return [];
    const at = cv.tokensOfLine(line).findIndex((token) => token.end > start + match.index);
    const from = (cv.firstTokenOf(line) ?? 0) + Math.max(0, at);
    const { before, after, itemBefore, itemAfter } = sentenceAround(cv, from, from + 1);
    const named = folded.slice(match.index, match.index + match[0].length);
    const sentence = withoutConsent(`${before}${named} ${after}`);
    const item = withoutConsent(`${itemBefore}${named} ${itemAfter}`);
    const isRefused = refusal.test(item) || refusalOfAll.test(sentence) || lacking.test(itemBefore);
    return isCommon && !isRefused && !positive.test(sentence) ? [] : [{ line, isRefused }];
  });
  return stances.find(({ isRefused }) => isRefused) ?? stances[0] ?? null;
}
