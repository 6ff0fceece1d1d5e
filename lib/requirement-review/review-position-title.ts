import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
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

/** A gendered title; `better` is neutral or names both sexes. */
export interface TitleFinding {
  code: 'masculine-title' | 'feminine-title' | 'gendered-title';
  better: string;
}

/** Markers of a neutral title: (k/m), (f/m/d), K/M, "osoba", a slash or bracket with the other ending. */
const neutralMarker =
  /\b[kmfwż]\s?\/\s?[kmfwż](\s?\/\s?[xdn])?\b|\bosob(a|y|ę)\b|\/\s?-?(ka|tka|yni|czyni|a|ica|iczka|niczka|rka)\b|\((-?)(ka|tka|yni|a|czyni|iczka|rka)\)|\b(all genders|any gender)\b/iu;

const ranks = new Set(['glowny', 'glowna', 'mlodszy', 'mlodsza', 'starszy', 'starsza', 'samodzielny', 'samodzielna']);
const toFeminine = new Map(occupationPairs.map(([masculine, feminine]) => [foldSameLength(masculine), feminine]));
const toMasculine = new Map(occupationPairs.map(([masculine, feminine]) => [foldSameLength(feminine), masculine]));
const onlyMasculine = new Set(masculineOnly.map(foldSameLength));
const onlyFeminine = new Set(feminineOnly.map(foldSameLength));

type Sex = 'masculine' | 'feminine';

/** The grammatical sex of a folded word, and whether its counterpart is known. */
function sexOf(folded: string): { sex: Sex; hasPair: boolean } | null {
  if (toFeminine.has(folded)) return { sex: 'masculine', hasPair: true };
  if (toMasculine.has(folded)) return { sex: 'feminine', hasPair: true };
  if (onlyMasculine.has(folded) || masculineEnding.test(folded)) return { sex: 'masculine', hasPair: false };
  if (onlyFeminine.has(folded) || feminineEnding.test(folded)) return { sex: 'feminine', hasPair: false };
  return null;
}

/** Copies the capitalisation of the original word. */
function likeOriginal(original: string, word: string): string {
  const isCapital = original.charAt(0) !== original.charAt(0).toLocaleLowerCase('pl');
  return isCapital ? word.charAt(0).toLocaleUpperCase('pl') + word.slice(1) : word;
}

/** "Pracownik/Pracownica": different forms with the same beginning. */
function namesBoth(title: string): boolean {
  const [first, second] = title.split('/').map((part) => foldSameLength(part.trim()).split(/\s+/));
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
  const words = title.split(/[\s/,–-]+/u).map((text) => ({ text, folded: foldSameLength(text) }));
  const [first] = words;
  if (first && personWords.has(first.folded))
    return { code: 'gendered-title', better: title.replace(first.text, likeOriginal(first.text, 'osoba')) };
  // Only the head noun of a Polish title: in "Asystentka dyrektora" the first, while "QA tester" is English.
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
  const counterpart = foldSameLength((isMasculine ? toFeminine : toMasculine).get(noun.folded) ?? '');
  if (others.includes(counterpart)) return null;
  const head = words.slice(0, index + 1);
  const asWritten = head.map(({ text }) => text).join(' ');
  const turned = turn(head, isMasculine ? toFeminine : toMasculine);
  const rest = title.slice(title.indexOf(noun.text) + noun.text.length);
  return { code, better: `${isMasculine ? `${turned} / ${asWritten}` : `${asWritten} / ${turned}`}${rest}` };
}

/**
 * Checks whether a position title is gendered. Titles in adverts must be neutral since 24 December 2025 (Labour Code,
 * art. 18³ᶜᵃ § 3). English titles without a gender ("Project Manager") are neutral, in Polish adverts too.
 *
 * @returns null when the title is neutral or not recognised
 */
export function reviewPositionTitle(title: string): TitleFinding | null {
  if (neutralMarker.test(title) || bothEnglishNames.test(title) || namesBoth(title)) return null;
  return reviewEnglish(title) ?? reviewPolish(title);
}
