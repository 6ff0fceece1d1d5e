import { wholeWords } from '@/lib/word-lists/word-pattern';
import words from './words/occupation-names.json';

/**
 * Polish occupations with both forms in use, [masculine, feminine]; adjectives of rank ("młodszy") follow their noun. For other
 * names the suggestion is the marker "(k/m)".
 */
export const occupationPairs: readonly (readonly [string, string])[] = words.masculineAndFeminine.map((pair) => {
  const [masculine = '', feminine = ''] = pair.split(' ');
  return [masculine, feminine] as const;
});

/** Grammatically masculine occupations without a common feminine. */
export const masculineOnly: readonly string[] = words.masculineOnly;

/** Grammatically feminine occupations without a masculine. */
export const feminineOnly: readonly string[] = words.feminineOnly;

/** Folded endings unique to Polish occupations; "-er", "-or" and "-ant" are English too. */
export const masculineEnding = /(?:(?<!bar)ista|ysta|owiec|arz|nik|ciel|[wd]ca)$/;
export const feminineEnding = /(?:[iy]stka|niczka|nica|czyni|cielka|[eo]rka|arka|anka|[ae]ntka|stewardesa)$/;

/** Folded words for a person of one sex used in place of an occupation. */
export const personWords: ReadonlySet<string> = new Set(words.persons);

/** Gendered English names and their neutral forms. */
export const englishNames: readonly (readonly [RegExp, string])[] = words.english.map(
  ({ words: gendered, neutral }) => [new RegExp(wholeWords(gendered), 'i'), neutral],
);

/** Other gendered English names, by ending, except languages and peoples. */
export const otherEnglishName =
  /\b(?!(?:hu|ger|ro|nor|otto|gold|talis|ombuds)(?:man|men)\b)\w{3,}(?:man|men|woman|women|lady|girl|boy|maid)\b|\b(?:girls?|boys?|lady|ladies|guys?|gentlem[ae]n|seamstress|headmistress|governess|masseuse)\b(?!['’]s)/i;

/** Both forms of one occupation: "Waiter/Waitress", "host or hostess". */
export const bothEnglishNames =
  /\b(\w{3,30})\w{0,9}\s?(?:\/|\bor\b)\s?\1\w{0,9}(?:ess[ay]?|woman|man)\b|\b(\w{3,30})\w{0,9}(?:ess[ay]?|woman)\s?(?:\/|\bor\b)\s?\2\w*/i;
