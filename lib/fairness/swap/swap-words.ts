import type { Sex } from './enums';
import { titlePairs } from './title-pairs';

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A master's degree, "I host" and a timetable ("grafik") have one form. */
const otherMeanings = new Set(['master', 'host', 'grafik']);

/** Words by their counterpart, from pairs of as many words. */
function counterparts(to: Sex): Map<string, string> {
  const found = new Map<string, string>();
  for (const { masculine, feminine } of titlePairs) {
    const [men, women] = [wordsOf(masculine), wordsOf(feminine)];
    if (men.length !== women.length || men.some((word) => otherMeanings.has(word))) continue;
    men.forEach((own, index) => {
      const other = women[index] ?? own;
      if (own !== other) found.set(...(to === 'woman' ? ([own, other] as const) : ([other, own] as const)));
    });
  }
  return found;
}

const toWoman = counterparts('woman');
const toMan = counterparts('man');

function likeCase(word: string, form: string): string {
  if (word === word.toUpperCase() && word.length > 1) return form.toUpperCase();
  return word.charAt(0) === word.charAt(0).toUpperCase() ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

/** Nouns that end like verbs: "zespołem", "wydziałem", and verbs of the present. */
const noVerb = /(?:dział|materiał|udział|kanał|artykuł|tytuł|zespoł|przemysł|pomysł)(?:em|am)$|sył(?:em|am)$/;

/** "Byłem" and "byłam"; "zacząłem" is "zaczęłam". */
function swapVerb(word: string, to: Sex): string {
  if (noVerb.test(word)) return word;
  if (to === 'woman') return word.replace(/ąłem$/, 'ęłam').replace(/(?<=[aeiyu])łem$/, 'łam');
  return word.replace(/ęłam$/, 'ąłem').replace(/(?<=[aeiyu])łam$/, 'łem');
}

/** "Zawodowa": an adjective belongs to a title only beside one. */
const isAdjective = (word: string, form: string): boolean =>
  /[yi]$/.test(word + form) && /a$/.test(word) !== /a$/.test(form) && !/[cńn]i$/.test(form);

/** Titles and verbs of a text in the form of one sex; words that no pair has stay. */
export function swapWords(text: string, to: Sex): string {
  const titles = to === 'woman' ? toWoman : toMan;
  const words = [...text.matchAll(/\p{L}+/gu)].map(({ 0: word }) => word);
  const forms = words.map((word) => titles.get(word.toLowerCase()));
  const isTitle = (at: number): boolean => {
    const [word, form] = [words[at], forms[at]];
    return word !== undefined && form !== undefined && !isAdjective(word.toLowerCase(), form);
  };
  let at = -1;
  return text.replaceAll(/\p{L}+/gu, (word) => {
    at += 1;
    const form = forms[at];
    if (form === undefined) return swapVerb(word, to);
    return isTitle(at) || isTitle(at + 1) || isTitle(at - 1) ? likeCase(word, form) : word;
  });
}
