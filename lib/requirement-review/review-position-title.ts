import { foldText } from '@/lib/cv/profile/fold-text';
import {
  bothEnglishNames,
  englishNames,
  feminineEnding,
  feminineOnly,
  masculineEnding,
  masculineOnly,
  occupationPairs,
  otherEnglishName,
  personWords,
} from './occupation-names';

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
const onlyFeminine = new Set(feminineOnly.map(foldText));

type Sex = 'masculine' | 'feminine';

/** Which sex a folded word names, and whether the name of the other is known. */
function sexOf(folded: string): { sex: Sex; hasPair: boolean } | null {
  if (toFeminine.has(folded)) return { sex: 'masculine', hasPair: true };
  if (toMasculine.has(folded)) return { sex: 'feminine', hasPair: true };
  if (onlyMasculine.has(folded) || masculineEnding.test(folded)) return { sex: 'masculine', hasPair: false };
  if (onlyFeminine.has(folded) || feminineEnding.test(folded)) return { sex: 'feminine', hasPair: false };
  return null;
}

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

function reviewEnglish(title: string): TitleFinding | null {
  for (const [pattern, neutral] of englishNames) {
    const match = pattern.exec(title);
    if (match) return { code: 'gendered-title', better: title.replace(pattern, likeOriginal(match[0], neutral)) };
  }
  return otherEnglishName.test(title) ? { code: 'gendered-title', better: `${title} (all genders)` } : null;
}

function reviewPolish(title: string): TitleFinding | null {
  const words = title.split(/[\s/,–-]+/u).map((text) => ({ text, folded: foldText(text) }));
  const [first] = words;
  if (first && personWords.has(first.folded))
    return { code: 'gendered-title', better: title.replace(first.text, likeOriginal(first.text, 'osoba')) };
  // Only at the head of a Polish title: "Asystentka dyrektora" tells of one person, "QA tester" is English.
  const index = words.findIndex(({ folded }) => !ranks.has(folded));
  const noun = words[index];
  const found = noun && sexOf(noun.folded);
  if (!found) return null;
  const isMasculine = found.sex === 'masculine';
  const code = `${found.sex}-title` as const;
  const others = words.filter((word) => word !== noun).map(({ folded }) => folded);
  if (!found.hasPair) {
    const isNamedTwice = others.some((other) => other.length > 5 && other.slice(0, 5) === noun.folded.slice(0, 5));
    return isNamedTwice ? null : { code, better: `${title} (k/m)` };
  }
  const counterpart = foldText((isMasculine ? toFeminine : toMasculine).get(noun.folded) ?? '');
  if (others.includes(counterpart)) return null;
  const head = words.slice(0, index + 1);
  const asWritten = head.map(({ text }) => text).join(' ');
  const turned = turn(head, isMasculine ? toFeminine : toMasculine);
  const rest = title.slice(title.indexOf(noun.text) + noun.text.length);
  return { code, better: `${isMasculine ? `${turned} / ${asWritten}` : `${asWritten} / ${turned}`}${rest}` };
}

/**
 * Whether the name of a position tells a sex. Names in adverts must be neutral since 24 December 2025 (Labour Code,
 * art. 18³ᶜᵃ § 3). English names without a sex ("Project Manager") are neutral, in Polish adverts too.
 *
 * @returns null when the title is neutral or not understood
 */
export function reviewPositionTitle(title: string): TitleFinding | null {
  if (neutralMarker.test(title) || bothEnglishNames.test(title) || namesBoth(title)) return null;
  return reviewEnglish(title) ?? reviewPolish(title);
}
