import { anyOf, anywhere } from '@/lib/word-lists/word-pattern';
import languageWords from './words/unclear-language.json';
import words from './words/native-span.json';

/** Languages with their names in the suggested wording. */
const languages = languageWords.languages.map(({ words: named, ...names }) => ({ ...names, pattern: anywhere(named) }));
const polishWords = new RegExp(`\\b${anyOf(languageWords.polishWords)}`);

const gap = String.raw`[\s/:(–-]+`;
const token = anyOf([...words.native, ...words.besides, ...languageWords.languages.flatMap((one) => one.words)]);
/** Words that stand in a row and say no more than the language and that it is native. */
const row = new RegExp(String.raw`\b${token}\b(?:${gap}${token}\b)*\)?`, 'g');
const native = new RegExp(String.raw`\b${anyOf(words.native)}\b`);
/** Surrounding words that may be replaced too: "experience of", "native speaker in". */
const loose = anyOf(words.loose);
const looseStart = new RegExp(String.raw`^(?:${loose}${gap})+`);
const looseEnd = new RegExp(String.raw`(?:${gap}${loose})+$`);

/** The words of a clause that ask for a native speaker of one language. Character offsets, end exclusive. */
export interface NativeSpan {
  start: number;
  end: number;
  /** A level that asks for the same without asking where somebody comes from. */
  better: string;
}

/**
 * @param folded a clause in lower case without diacritics
 * @returns null where no language is named, or several are
 */
export function findNativeSpan(folded: string): NativeSpan | null {
  const [language, ...others] = languages.filter(({ pattern }) => pattern.test(folded));
  if (!language || others.length > 0) return null;
  const name = polishWords.test(folded) ? language.pl : language.en;
  for (const { 0: found, index } of folded.matchAll(row)) {
    if (!native.test(found) || !language.pattern.test(found)) continue;
    const [before = ''] = looseStart.exec(found) ?? [];
    const said = found.slice(before.length).replace(looseEnd, '');
    // "native or C1": the lower of the two is what is asked for.
    const [level = 'c2'] = /\b[abc][12]\b/.exec(said) ?? [];
    const start = index + before.length;
    return { start, end: start + said.length, better: `${name} ${level.toUpperCase()}` };
  }
  // The words are far apart: nobody can tell what the rest of the clause says.
  return { start: folded.search(/\S/), end: folded.trimEnd().length, better: `${name} C2` };
}
