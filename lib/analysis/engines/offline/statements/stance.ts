import type { ReadinessTopic } from '../lexicon/readiness-topics';
import type { CvIndex } from './cv-index';
import { sentenceAround } from './sentence.ts';

/** Refusals that reach over a comma. */
const refusalOfAll =
  /\b(?:nie (?:moge|mozemy|chce|biore|podejm\w+|pracuje|pracowa\w+|interesuj\w+)|bez mozliwosci|cannot|can't|can not|unable|unwilling|refuse|won't|will not|not (?:able|willing|available)|nie wchodz\w+ w gre|wyklucz\w*|odpad\w*|(?:mornings|weekdays|days|daytime|day shifts?) only|only (?:work )?(?:mornings|days|day shifts?))\b/;
const refusal =
  /\b(?:nie|bez mozliwosci|odpad\w*|wyklucz\w*|cannot|can't|can not|only day|tylko (?:dzien|rano|ranne|pierwsz)|nie wchodzi w gre|przeciwwskaz\w*|zakaz\w*|lek (?:przed )?wysokosci|nie wolno|out of the question|not an option|ruled out|afraid|for my (?:children|family|kids)|no nights|not|unable|unwilling|impossible|refuse|don't|(?:fully|only|tylko|wylacznie) (?:\w+ )?(?:remote|zdaln)\w*|zajet\w+|(?:remote\w*|zdaln\w+) (?:work )?(?:only|wylacznie|tylko)|spedzam|wolne|keep (?:\w+ )?free|monday to friday(?! away)|(?:pn|pon|poniedzial\w+) ?(?:[-–]|do) ?(?:pt|piat\w+))\b|^[^a-z]*(?:no|brak|bez)\b(?! problem)/;
/** Ready, but not as much as adverts ask for. */
const limited =
  /\b(?:within (?:the )?\w+ only|only within|tylko po \w+|not more|nie wiecej|every few)\b|\b(?:at most|no more than|up to|max\w*|(?:co )?najwyzej|do) (?:\w+ )?(?:once|twice|raz|dwa|dwoch|jed\w+|kilku|one|two|\d{1,2}(?! ?(?:tys|km|kg|[:.]\d)))\b|\b(?:(?:tylko|only) (?:jednodniow|krotk|lokaln|short|local|day trips|within|w regionie)\w*|occasional\w*|sporadyczn\w+|okazjonaln\w+|rzadko|od czasu do czasu|now and then)\b/;
const positive =
  /\b(?:yes|tak|gladly|like|enjoy|normal\w*|office-based|days? (?:a|per) week|w tygodniu|odpowiada|gotow\w*|mog[ea]|prefer\w*|chetni\w*|lubie|suits?|fits?|pasuj\w*|moving|dni|days?|ready|willing|open|happy|can|fine|(?:fully|only|tylko|wylacznie)|obecnie pracuj\w+)\b/;

const lacking = /\b(?:without|bez|no) (?:\w+ )?$/;

/** "Nie jest dla mnie problemem", "nie narzekam", "I do not mind" are no refusals. */
const withoutConsent = (text: string): string =>
  text.replace(
    /\b(?:nie|not|no|bez) (?:\w+ ){0,4}(?:problem|issue|przeszkod|przeciwwskaz|ograniczen|obstacle)\w*|\b(?:nie|not) (?:\w+ ){1,4}(?:zmieni|change)\w*|\b(?:nie|not|never) (?:narzek|przeszkadz|odmawi|boj|mind|refus|complain)\w*/g,
    ' ',
  );

export interface Stance {
  line: number;
  isRefused: boolean;
  isLimited: boolean;
  isAgreed: boolean;
}

/** A refusal before a limit, and that before readiness. */
export const leastReady = (stances: readonly Stance[]): Stance | null =>
  stances.find(({ isRefused }) => isRefused) ?? stances.find(({ isLimited }) => isLimited) ?? stances[0] ?? null;

/** What the CV says of a topic. */
export function stanceOn(cv: CvIndex, { words, shown, isCommon }: ReadinessTopic): Stance | null {
  const found = (folded: string) =>
    [words, shown].flatMap((pattern) => (pattern ? [...folded.matchAll(new RegExp(pattern, 'g'))] : []));
  const places = cv.lines.flatMap((own, line) => found(own.folded).map((match) => ({ ...own, line, match })));
  const stances = places.flatMap(({ folded, section, isHeading, start, line, match }) => {
    if (isHeading || section === 'interests') return [];
    const at = cv.tokensOfLine(line).findIndex((token) => token.end > start + match.index);
    const from = (cv.firstTokenOf(line) ?? 0) + Math.max(0, at);
    const end = start + match.index + match[0].length;
    const count = cv.tokensOfLine(line).filter((token) => token.end > start + match.index && token.start < end).length;
    const { before, after, itemBefore, itemAfter } = sentenceAround(cv, from, from + Math.max(1, count));
    const named = folded.slice(match.index, match.index + match[0].length);
    const sentence = withoutConsent(`${before}${named}${after}`);
    const item = withoutConsent(`${itemBefore}${named}${itemAfter}`);
    const isRefused = refusal.test(item) || refusalOfAll.test(sentence) || lacking.test(itemBefore);
    const isLimited = limited.test(item);
    const isAgreed = /\b(?:tak|yes|ok|bez problemu|chetnie|no problem|moge|fine)\b/.test(item);
    return isCommon && !isRefused && !positive.test(sentence) ? [] : [{ line, isRefused, isLimited, isAgreed }];
  });
  // "Two shifts yes, nights no"
  const isMixed = stances.some(({ isRefused, isAgreed }) => isAgreed && !isRefused);
  const [refused] = stances.filter(({ isRefused }) => isRefused);
  return refused && isMixed ? { ...refused, isRefused: false, isLimited: true } : leastReady(stances);
}
