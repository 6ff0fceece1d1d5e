import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { numberOf } from '@/lib/analysis/engines/offline/text/number-words';
import { foundIn, wordsIn, type SentenceBasis } from './sentence-basis';
import { anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/figures.json';

const digits = /\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?/g;
/** "pięcioletnie", "dwuosobowy", "trzykrotnie" */
const compound =
  /^(.{2,14}?)(?:letn|roczn|miesieczn|osobow|krotn|dniow|tygodniow|cyfrow|etatow|zmianow|stopniow|czlonkow)/;
const otherNumbers: readonly (readonly [RegExp, number])[] = [
  [/^(?:dekad\w*|decades?)$/, 10],
  [/^(?:tuzin\w*|dozens?)$/, 12],
  [/^(?:sto|stu|setk\w*|setek|hundreds?)$/, 100],
  [/^(?:tysiac\w*|tysiec\w*|tys|thousands?)$/, 1000],
  [/^(?:milion\w*|mln|millions?)$/, 1_000_000],
  [/^(?:miliard\w*|mld|billions?)$/, 1_000_000_000],
  [/^(?:szescdziesi\w+|sixty|sixties)$/, 60],
  [/^(?:siedemdziesi\w+|seventy)$/, 70],
  [/^(?:osiemdziesi\w+|eighty)$/, 80],
  [/^(?:dziewiecdziesi\w+|ninety)$/, 90],
  [/^(?:dwukrotn\w+|podwoi\w*|podwaja\w*|twice|doubl(?:ed|es|ing)|twofold)$/, 2],
  [/^(?:potroi\w*|potraja\w*|trzykrotn\w+|tripl(?:ed|es|ing)|threefold)$/, 3],
  [/^(?:polow[aeyo]\w*|halved|half)$/, 0.5],
  [/^(?:kilkunast\w*|kilkanasc\w*|kilkunastoletn\w*)$/, 15.5],
  [/^(?:kilkudziesi\w*)$/, 35.5],
];
/** Words that show that a figure is the requirement's, not the person's. */
const ofRequirement = anywhere(words.ofRequirement);

function wordValue(word: string): number {
  const other = otherNumbers.find(([pattern]) => pattern.test(word));
  return other?.[1] ?? (numberOf(word) || numberOf(compound.exec(word)?.[1] ?? ''));
}

/** "Twenty-five", "stu dwudziestu": a number goes on with a smaller one. */
function goesOn(before: number, next: number): boolean {
  if (before >= 20 && before < 100) return before % 10 === 0 && next < 10 && next >= 1;
  return before === 100 && next < 100 && next >= 1;
}

function numberWordsOf(folded: string): number[] {
  const numbers: number[] = [];
  let isOpen = false;
  for (const word of folded.match(/[a-z]+/g) ?? []) {
    const value = wordValue(word);
    const before = numbers.at(-1) ?? 0;
    if (isOpen && value > 0 && goesOn(before % 100 === 0 ? 100 : before % 100, value)) {
      numbers[numbers.length - 1] = before + value;
    } else if (value > 0) numbers.push(value);
    isOpen = value > 0;
  }
  // "one of", "jeden z" count nothing.
  return numbers.filter((value) => value !== 1);
}

/** "Several years" and the like, for a length that nobody has stated. */
const manyYears =
  /\b(?:kilk\w+|wiel\w+|liczn\w+|dlug\w+|several|many|numerous|multiple) (?:\w+ )?(?:lat|years?)\b|\b(?:kilku|wielo)letn\w+/;

function valueOf(figure: string): string {
  if (/^\d{1,3}(?:[ \u00a0\u202f.,]\d{3})+$/.test(figure)) return String(Number(figure.replace(/\D/g, '')));
  return String(Number(figure.replace(',', '.')));
}

const isDateLike = (figure: string): boolean => /^0\d[.,]|[.,]0\d$|^\d{2}[.,]\d{2}$/.test(figure);

/** "enova365", "GA4": names, unlike the level "B2". */
const namesWithDigits = /(?<![a-z\d])(?![abc][12](?![a-z\d]))[a-z]+\d+/g;

/** Figures of a text, in digits and in words; those of dates one by one. */
function figuresOf(text: string): Set<string> {
  const folded = foldSameLength(text).replaceAll(namesWithDigits, ' ');
  const found = [...folded.matchAll(digits)].flatMap(([figure]) =>
    isDateLike(figure) ? figure.split(/[.,]/).map(valueOf) : [valueOf(figure)],
  );
  return new Set([...found, ...numberWordsOf(folded).map(String)]);
}

/** All numbers that a figure may come from; the parts of a number with a point or a space count separately too. */
function knownFigures(text: string): Set<string> {
  const parts = (text.match(/\d+/g) ?? []).map(valueOf);
  return new Set([...figuresOf(text), ...parts]);
}

/** "Two employers" of a criterion with two quotes; "12 points above" of 112 %. */
function countedIn(basis: readonly SentenceBasis[]): string[] {
  const counts = basis.flatMap(({ quotes }) => (quotes.length > 1 ? [String(quotes.length)] : []));
  const rates = [...foundIn(basis).matchAll(/\b1(\d\d)\s?%/g)].map(([, rest]) => String(Number(rest)));
  return [...counts, ...rates];
}

/**
 * Whether each figure of a sentence, in digits or words, stands in what the sentence rests on. A figure that only the criterion
 * names may be said of the person where the criterion is met; elsewhere the sentence has to say that it is asked for.
 */
export function standsOnFigures(text: string, basis: readonly SentenceBasis[]): boolean {
  const figures = [...figuresOf(text)];
  if (manyYears.test(foldSameLength(text)) && ![...knownFigures(foundIn(basis))].some((known) => Number(known) > 1))
    return false;
  if (figures.length === 0) return true;
  const counted = countedIn(basis);
  const known = new Set([...knownFigures(wordsIn(basis)), ...counted]);
  const large = [...known].some((figure) => Number(figure) >= 1000);
  if (!figures.every((figure) => known.has(figure) || (figure === '1000' && large))) return false;
  const found = new Set([...knownFigures(foundIn(basis)), ...counted]);
  if (figures.every((figure) => found.has(figure))) return true;
  return basis.every(({ verdict }) => verdict === 'MET') || ofRequirement.test(foldSameLength(text));
}
