import { anyExact } from '@/lib/word-lists/word-pattern';
import { firstNames, isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { formsOf } from '../name-forms';
import words from '../words/person-patterns.json';

const degree = String.raw`(?:${anyExact(words.degrees)}\.? )`;
const polite = String.raw`${anyExact(words.polite)}\.? `;
const word = String.raw`\p{Lu}[\p{L}'’]+(?:-\p{Lu}[\p{L}'’]+)?`;
const person = String.raw`(?:(?:\p{Lu}\. ?){1,2}${word}|${word}(?: \p{Lu}\.)?(?: (?:van |von |de )?${word}){1,2})`;
const titles = String.raw`(?:${polite})?(?:${degree}){0,4}`;
/** One or two people: "Pawłem Dudą i Ewą Kot". */
const people = String.raw`${titles}${person}(?:,? (?:i|oraz|and|&) ${titles}${person})?`;

/** Words that say whose name follows. */
const roles = [
  String.raw`(?:bezpośredni\p{L}? )?przełożon\p{L}{1,3}`,
  String.raw`zastępc\p{L}{1,2}|promotor(?:ka)?(?: pracy(?: \p{L}+)?)?|opiekun(?:ka)?(?: \p{L}+)?`,
  anyExact(words.polishRoles),
  anyExact(words.polishReferees),
  anyExact(words.polishSuperiors),
  String.raw`pod ${anyExact(words.polishUnder)}|współautor(?:ka|zy|stwo)?|wychowawc\p{L}{1,2}`,
  anyExact(words.englishRoles),
  anyExact(words.englishReferees),
  anyExact(words.englishSuperiors),
].join('|');
const withOthers = [anyExact(words.polishWith), anyExact(words.englishWith)].join('|');

/** Names of people in what stands around them; the group `name` where it is a part. */
export const personPatterns = {
  /** After "Pan", "Mrs". */
  polite: new RegExp(String.raw`(?<![\p{L}„"“«])${polite}(?:${degree}){0,4}${person}`, 'gu'),
  /** In a sentence, the surname alone: "reported to Mr Smith". */
  addressed: new RegExp(
    String.raw`(?<=\p{Ll}{2,} )(?<!(?:mar[ek]\p{L}{1,2}|brands?) )${polite}(?:${degree}){0,3}${word}`,
    'gu',
  ),
  /** After "dr", "prof."; firms have such names too ("Dr. Oetker"). */
  learned: new RegExp(String.raw`(?<![\p{L}„"“«])(?:Miss |${degree}{1,4})(?<name>${person})`, 'gu'),
  role: new RegExp(String.raw`(?<![\p{L}])(?:${roles})(?:\s{0,2}[:\u2013-])?\s{1,3}(?=\S)`, 'giu'),
  /** Right after a role. */
  inRole: new RegExp(String.raw`^(?<name>${people})(?![\p{L}])`, 'u'),
  /** In a sentence: "asystentka prezesa Jana Króla". */
  inSentence: new RegExp(String.raw`(?<=\p{Ll}{2,}[,:]? )(?<name>${titles}${person})(?![\p{L}])(?! \p{Lu})`, 'gu'),
  /** A cell of its own: "Zespół: Anna Kos, Piotr Wąs". */
  cell: new RegExp(
    String.raw`(?<=[,;:|\t•(/] ?)(?<name>${titles}${word} ${word})(?=\s{0,2}(?:[,;|\t•()/]|$|\n))`,
    'gmu',
  ),
  /** „...” – Krzysztof Wirski */
  quoted: new RegExp(
    String.raw`[”"»“]\s{0,2}[\u2013\u2014-]\s{0,2}(?<name>${titles}${word}(?: ${word}){0,2})(?=\s{0,2}(?:[,(\n|]|$))`,
    'gu',
  ),
  /** "... – Jerzy Wolski, prezes" at the end of a line. */
  signed: new RegExp(
    String.raw`(?<=[\u2013\u2014-] )(?<name>${titles}${person})(?=(?:,? ?\(?\p{Ll}[^\n]{1,50})?\s{0,2}(?:$|\n))`,
    'gu',
  ),
  /** "with Tom Hale (engineering)" */
  together: new RegExp(String.raw`(?<![\p{L}])(?:with|and|z|i|oraz) (?<name>${person})(?= \(\p{Ll})`, 'gu'),
  partnered: new RegExp(String.raw`(?<![\p{L}])(?:${withOthers}) (?<name>${people})(?![\p{L}])`, 'gu'),
  /** At the beginning of a line of references. */
  referee: new RegExp(String.raw`^[^\p{L}]{0,4}(?<name>${titles}${person})(?=\s{0,2}(?:[,;(|\u2013\u2014\t-]|$))`, 'u'),
};

const author = String.raw`\p{Lu}[\p{L}'’-]+,? \p{Lu}{1,2}(?![\p{Ll}])\.?(?:-?\p{Lu}\.)?`;
const initialed = String.raw`(?:\p{Lu}\. ?){1,2}${word}`;
const comma = '(?:, | and | & | i |; )';
/** Lists of authors: "Webb C, Thirsk A", "A. Nowak, B. Kos". */
export const authorLists = [
  new RegExp(
    String.raw`(?<![\p{L}])${author}(?:${comma}${author}){1,12}|(?<=^[\s\d.[\]-]{0,6})${author}(?=[ .]{1,2}\()`,
    'gmu',
  ),
  new RegExp(String.raw`(?<![\p{L}])${initialed}(?:${comma}${initialed}){1,12}`, 'gu'),
];

const beforeName = new RegExp(`^${titles}(?:Miss )?`, 'u');
const titled = new RegExp(`^${polite}|^${degree}`, 'u');

/** The name without titles. */
export const withoutTitles = (name: string): string => name.replace(beforeName, '');
export const hasTitle = (name: string): boolean => titled.test(name);

/** "Jolanty", "Pawłem" */
const inflected = new Set(
  firstNames.flatMap((name) => [...formsOf(name, false)]).filter((form) => form.length > 2 && !isFirstName(form)),
);

/** Whether it begins with a first name, in any case. */
export function beginsWithFirstName(name: string): boolean {
  const first = foldSameLength(withoutTitles(name)).split(/[ .-]/)[0] ?? '';
  return isFirstName(first) || inflected.has(first);
}
