import type { ReadinessTopic } from '../lexicon/readiness-topics';
import type { CvIndex } from './cv-index';
import { sentenceAround } from './sentence.ts';

const refusal =
  /\b(?:nie(?! problem| odmawia| przeszkadz| stanow| ma problem| mam problem| stanowi| boje| przeszkadza)|bez mozliwosci|odpad\w*|wyklucz\w*|cannot|can't|can not|only day|tylko (?:dzien|rano|ranne|pierwsz)|nie wchodzi w gre|przeciwwskaz|no nights|not|unable|unwilling|impossible|refuse|don't|(?:fully|only|tylko|wylacznie) (?:\w+ )?(?:remote|zdaln)\w*|(?:remote|zdaln\w+) (?:work )?(?:only|wylacznie|tylko))\b|^[^a-z]*(?:no|brak|bez)\b(?! problem)/;
const positive =
  /\b(?:odpowiada|gotow\w*|mog[ea]|prefer\w*|chetni\w*|lubie|dni|days?|ready|willing|open|happy|can|fine|(?:fully|only|tylko|wylacznie)|obecnie pracuj\w+)\b/;

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
    const { before, after } = sentenceAround(cv, from, from + 1);
    // "nie jest dla mnie problemem" is no refusal.
    const sentence = `${before}${folded.slice(match.index, match.index + match[0].length)} ${after}`.replace(
      /\b(?:nie|not|no) (?:\w+ ){0,4}problem\w*/g,
      ' ',
    );
    const isRefused = refusal.test(sentence);
    return isCommon && !isRefused && !positive.test(sentence) ? [] : [{ line, isRefused }];
  });
  return stances.find(({ isRefused }) => isRefused) ?? stances[0] ?? null;
}
