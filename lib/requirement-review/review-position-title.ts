import { foldText } from '@/lib/cv/profile/fold-text';
import { englishNames, masculineOnly, occupationPairs } from './occupation-names';

/** A title that names one sex; `better` names both or none. */
export interface TitleFinding {
  code: 'masculine-title' | 'feminine-title' | 'gendered-title';
  better: string;
}

/** Markers that open a title to everybody: (k/m), (f/m/d), K/M, "osoba", a slash or a bracket with the other ending. */
const neutralMarker =
  /\b[kmfwż]\s?\/\s?[kmfwż](\s?\/\s?[xdn])?\b|\bosob(a|y|ę)\b|\/\s?-?(ka|tka|yni|czyni|a|ica|iczka|niczka|rka)\b|\((-?)(ka|tka|yni|a|czyni|iczka|rka)\)|\b(all genders|any gender)\b/iu;

const ranks = new Set(['glowny', 'glowna', 'mlodszy', 'mlodsza', 'starszy', 'starsza', 'samodzielny', 'samodzielna']);
const toFeminine = new Map(occupationPairs.map(([masculine, feminine]) => [foldText(masculine), feminine]));
const toMasculine = new Map(occupationPairs.map(([masculine, feminine]) => [foldText(feminine), masculine]));
const onlyMasculine = new Set(masculineOnly.map(foldText));

/** "Starszy" as "starsza" is written with the capital of the word it stands for. */
function likeOriginal(original: string, word: string): string {
  const isCapital = original.charAt(0) !== original.charAt(0).toLocaleLowerCase('pl');
  return isCapital ? word.charAt(0).toLocaleUpperCase('pl') + word.slice(1) : word;
}

/** "Pracownik/Pracownica": two names of one occupation, whatever endings they have. Begun alike, and not the same. */
function namesBoth(title: string): boolean {
  const [first, second] = title.split('/').map((part) => foldText(part.trim()).split(/\s+/));
  const [one, other] = [first?.at(-1) ?? '', second?.[0] ?? ''];
  return one.length >= 5 && one !== other && one.slice(0, 5) === other.slice(0, 5);
}

interface Word {
  text: string;
  folded: string;
}

function turn(head: readonly Word[], table: ReadonlyMap<string, string>): string {
  return head.map(({ text, folded }) => likeOriginal(text, table.get(folded) ?? text)).join(' ');
}

/**
 * Whether the name of a position tells a sex. Names in adverts must be neutral since 24 December 2025 (Labour Code,
 * art. 18³ᶜᵃ § 3). English names without a sex ("Project Manager") are neutral, in Polish adverts too.
 *
 * @returns null when the title is neutral or not understood
 */
export function reviewPositionTitle(title: string): TitleFinding | null {
  if (neutralMarker.test(title) || namesBoth(title)) return null;
  for (const [pattern, neutral] of englishNames) {
    const match = pattern.exec(title);
    if (match) return { code: 'gendered-title', better: title.replace(pattern, likeOriginal(match[0], neutral)) };
  }
  const words = title.split(/[\s/,–-]+/u).map((text) => ({ text, folded: foldText(text) }));
  const noun = words.find(
    ({ folded }) =>
      !ranks.has(folded) && (toFeminine.has(folded) || toMasculine.has(folded) || onlyMasculine.has(folded)),
  );
  if (!noun) return null;
  const isMasculine = toFeminine.has(noun.folded) || onlyMasculine.has(noun.folded);
  // Only at the head of a Polish title: "Asystentka dyrektora" tells of one person, "QA tester" is English.
  const index = words.indexOf(noun);
  const head = words.slice(0, index + 1);
  if (!head.slice(0, -1).every(({ folded }) => ranks.has(folded))) return null;
  const others = words.filter((word) => word !== noun).map(({ folded }) => folded);
  const counterpart = foldText((isMasculine ? toFeminine : toMasculine).get(noun.folded) ?? '');
  if (counterpart && others.includes(counterpart)) return null;
  const rest = title.slice(title.indexOf(noun.text) + noun.text.length);
  if (onlyMasculine.has(noun.folded)) return { code: 'masculine-title', better: `${title} (k/m)` };
  const feminine = isMasculine ? turn(head, toFeminine) : head.map(({ text }) => text).join(' ');
  const masculine = isMasculine ? head.map(({ text }) => text).join(' ') : turn(head, toMasculine);
  return { code: isMasculine ? 'masculine-title' : 'feminine-title', better: `${feminine} / ${masculine}${rest}` };
}
