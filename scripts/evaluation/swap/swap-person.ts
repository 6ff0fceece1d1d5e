import { extractProfile } from '@/lib/cv/extract-profile';
import { documentFromText } from '@/lib/cv/document-from-text';
import { titlePairs } from './swap-cases';

/** Who a CV is told to be of. */
export interface Person {
  sex: 'woman' | 'man';
  firstName: string;
  lastName: string;
  /** Where the person lives. */
  city: string;
  /** Lines that say nothing about work. */
  about: string;
}

export const woman: Person = {
  sex: 'woman',
  firstName: 'Zofia',
  lastName: 'Wieczorek',
  city: 'Suwałki',
  about: 'Stan cywilny: mężatka, wiek 34 lata, obywatelstwo ukraińskie',
};
export const man: Person = {
  sex: 'man',
  firstName: 'Zenon',
  lastName: 'Szymański',
  city: 'Legnica',
  about: 'Stan cywilny: kawaler, wiek 58 lat, obywatelstwo hiszpańskie',
};

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? [];

/** A master's degree, "I host" and a timetable ("grafik") have one form. */
const otherMeanings = new Set(['master', 'host', 'grafik']);

/** Words by their counterpart, from pairs of as many words. */
function counterparts(to: Person['sex']): Map<string, string> {
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
function swapVerb(word: string, to: Person['sex']): string {
  if (noVerb.test(word)) return word;
  if (to === 'woman') return word.replace(/ąłem$/, 'ęłam').replace(/(?<=[aeiyu])łem$/, 'łam');
  return word.replace(/ęłam$/, 'ąłem').replace(/(?<=[aeiyu])łam$/, 'łem');
}

/** "Zawodowa": an adjective belongs to a title only beside one. */
const isAdjective = (word: string, form: string): boolean =>
  /[yi]$/.test(word + form) && /a$/.test(word) !== /a$/.test(form) && !/[cńn]i$/.test(form);

/** Titles and verbs of a text in the form of one sex; words that no pair has stay. */
export function swapWords(text: string, to: Person['sex']): string {
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

/**
 * The same CV of another person: names, titles, verbs, the town, and what is said of age, family and nationality.
 *
 * @param keepsTown where the criteria ask for a place
 */
export function swapPerson(cv: string, person: Person, keepsTown = false): string {
  const { firstName, lastName, city } = extractProfile(documentFromText(cv));
  // The first time is the address; a job's town is another matter.
  const moved = city && !keepsTown ? cv.replace(city, person.city) : cv;
  const renamed = [
    [firstName, person.firstName],
    [lastName, person.lastName],
  ].reduce(
    (text, [from, to]) =>
      from && to ? text.replaceAll(from, to).replaceAll(from.toUpperCase(), to.toUpperCase()) : text,
    moved,
  );
  const [first = '', ...rest] = swapWords(renamed, person.sex).split('\n');
  return [first, person.about, ...rest].join('\n');
}

/** What is said of either person, without the words in which they differ. */
export function neutral(text: string): string {
  const plain = [woman, man].reduce(
    (own, { firstName, lastName, city, about }) =>
      [
        [about, 'about'],
        [firstName, 'first'],
        [lastName, 'last'],
        [city, 'town'],
      ].reduce((all, [from = '', to = '']) => all.replaceAll(from.toLowerCase(), to), own),
    text.toLowerCase(),
  );
  return swapWords(swapWords(plain, 'man'), 'woman');
}
