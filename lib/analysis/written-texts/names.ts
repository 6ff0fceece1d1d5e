import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findInflectedCity } from '@/lib/cv/profile/cities';
import { findLanguageNames } from '@/lib/cv/profile/language-names';
import { remember } from '@/lib/analysis/engines/offline/text/remember';
import { monthNames } from '@/lib/analysis/engines/offline/text/time-words';
import { properTerms } from '@/lib/analysis/engines/offline/lexicon/proper-terms';
import { wordsIn, type SentenceBasis } from './sentence-basis';
import words from './words/names.json';

const token = /(?:\.(?=NET))?[\p{L}\d][\p{L}\d+#]*(?:[./&’'-][\p{L}\d+#]+)*/gu;
/** Words that have a capital letter although they are no names. */
const plain = new Set(words.plain);
/** Endings of Polish declension, and the English genitive. */
const ending =
  /(?:owie|iej|ii|owego|owej|owych|owym|iego|iemu|iach|iami|iem|ami|ach|owi|ego|emu|ymi|imi|ych|ich|ych|ow|om|em|ie|ej|ym|im|ia|iu|a|e|i|o|u|y|s)$/;
const shortestStem = 2;

/** "Markecie" is of "Market", "Polsce" of "Polska". */
const softened: readonly (readonly [RegExp, string])[] = [
  [/(?<=.{3})dz$/, 'd'],
  [/(?<=.{3})rz$/, 'r'],
  [/(?<=.{3})c$/, 't'],
  [/(?<=.{3})c$/, 'k'],
];

const hardened = (stem: string): string[] =>
  softened.filter(([pattern]) => pattern.test(stem)).map(([pattern, hard]) => stem.replace(pattern, hard));

const stemsOf = remember((word): string[] => {
  const folded = foldSameLength(word).replace(/[’']s?$/, '');
  const bare = folded.replace(/[-’'](?:\w{1,4})$/, '');
  const cut = bare.replace(ending, '');
  return [...new Set([folded, bare, ...(cut.length >= shortestStem ? [cut, ...hardened(cut)] : [])])];
});

/** Whether two words are forms of one: "Dockera" and "Docker", "Javie" and "Java". */
function isFormOf(word: string, known: ReadonlySet<string>): boolean {
  return stemsOf(word).some((stem) => known.has(stem));
}

/** Several sentences rest on the same words. */
const knownStems = remember((text): ReadonlySet<string> => {
  const words = [...text.matchAll(token)].flatMap(([word]) => [word, ...word.split(/[./&-]/)]);
  return new Set(words.filter(Boolean).flatMap((word) => stemsOf(word)));
}, 1_000);

/** "C#", "S/4HANA", "SAP", "Node.js": whatever place it has in a sentence. */
const isMarked = (word: string): boolean =>
  /(?<!^)\p{Lu}|[+#]|\d\p{L}|\p{L}\d|^\./u.test(word) && !/^\d+(?:th|st|nd|rd|-?\p{Ll}+)$/u.test(word);

function monthOf(word: string): number | null {
  const folded = foldSameLength(word);
  return monthNames.find(({ pattern }) => new RegExp(`^(?:${pattern})$`).test(folded))?.month ?? null;
}

function isKnownMonth(word: string, words: string): boolean {
  const month = monthOf(word);
  if (month === null) return false;
  const number = new RegExp(String.raw`(?:^|\D)0?${month + 1}[./-](?:\d{4}|\d{2}[./-])|\d{4}[./-]0?${month + 1}(?!\d)`);
  return number.test(words) || (foldSameLength(words).match(/[a-z]+/g) ?? []).some((other) => monthOf(other) === month);
}

/** "German" where the basis says "język niemiecki", "Warsaw" where it says "w Warszawie". */
function isTranslated(word: string, words: string): boolean {
  const languages = (text: string): string[] => findLanguageNames(foldSameLength(text)).map(({ language }) => language);
  const [language] = languages(word);
  if (language !== undefined && languages(words).includes(language)) return true;
  const city = findInflectedCity(word)?.city ?? englishCities.get(foldSameLength(word));
  if (city === undefined) return false;
  const names = words.match(/\p{Lu}\p{L}+/gu) ?? [];
  return names.some((name) => (findInflectedCity(name)?.city ?? englishCities.get(foldSameLength(name))) === city);
}

const englishCities = new Map(Object.entries(words.englishCities));

interface Word {
  word: string;
  isFirst: boolean;
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(token)].map(({ 0: word, index }) => {
    const before = text.slice(0, index).trimEnd();
    return { word, isFirst: before === '' || /[.!?:–—]$|[„“"«(]$/.test(before) };
  });
}

function isName({ word, isFirst }: Word): boolean {
  if (plain.has(word.toLowerCase()) || /^\d/.test(word)) return false;
  if (isMarked(word)) return true;
  if (/^\p{Lu}/u.test(word) && !isFirst) return true;
  return stemsOf(word).some((stem) => properTerms().has(stem));
}

/**
 * Whether each proper name, product and acronym of a sentence stands in what the sentence rests on, in whatever form. The first
 * word is a name only where it is written as one or a term of the lexicon.
 */
export function standsOnNames(text: string, basis: readonly SentenceBasis[]): boolean {
  const words = wordsIn(basis);
  const known = knownStems(words);
  return wordsOf(text)
    .filter(isName)
    .every(
      ({ word }) =>
        isFormOf(word, known) ||
        word.split(/[./&-]/).every((part) => plain.has(part.toLowerCase()) || isFormOf(part, known)) ||
        isKnownMonth(word, words) ||
        isTranslated(word, words),
    );
}
