import { anyExact, anyLatin } from '@/lib/word-lists/word-pattern';
import { masksOf, type Mask } from '../mask';
import type { BlindPage } from './blind-page';
import words from '../words/record-lines.json';

const start = String.raw`(?<![\p{L}„"“«'])`;
const colon = String.raw`(?:\s{0,3}[:\u2013=-]\s{0,3}|\s{1,3})`;

const sex = new RegExp(`${start}(?:plec|sex|gender|geschlecht)${colon}(?<value>${anyLatin(words.sexes)})`, 'gu');
/** "(she/her)", "he/him/his" */
const pronouns = new RegExp(
  String.raw`(?<![\p{L}/])(?<value>(?:she|he|they|ona|on) ?\/ ?${anyExact(words.pronounForms)}(?: ?\/ ?(?:hers|his|theirs|jej|jego))?)(?![\p{L}/])`,
  'gu',
);

/** A sex, or a way to address the person, in a cell of its own or after its label. */
const sexCell = /(?<=(?:^|[\n|,;\t\u2022]) ?)(?<value>kobieta|mezczyzna|female|male)(?= ?(?:$|[\n|,;\t\u2022]))/gu;
const addressed = new RegExp(
  String.raw`(?<=(?:^|[\n|;\t\u2022]) ?)${anyExact(words.addressLabels)}\s{0,2}[:\u2013-]\s{0,3}(?<value>${anyExact(words.addressed)})(?![\p{L}/])`,
  'gu',
);
/** "Polka", "jestem Ukrainką", "British passport holder" */
const people = new RegExp(
  String.raw`(?<=(?:^|[\n|,;\t\u2022]) ?|jestem |i am (?:a |an )?|i'm (?:a |an )?)(?<value>${anyExact(words.peoples)})(?= ?(?:$|[\n|,;.\t\u2022]))`,
  'gu',
);
const holder = new RegExp(String.raw`(?<![\p{L}])(?<value>${anyExact(words.passports, words)})(?![\p{L}])`, 'gu');

const adjective = String.raw`(?:(?:\p{L}\.){2,4}|\p{L}{2,20}(?:[ -]\p{L}{2,20})?)`;
const nationality = new RegExp(
  String.raw`${start}${anyExact(words.nationalityLabels)}\s{0,2}[:\u2013=-]\s{0,3}(?<value>${adjective}(?:\s?(?:[,/&+]|i|and|oraz)\s?${adjective})?)`,
  'gu',
);
/** "polskie obywatelstwo", "Romanian-born", "paszport ukraiński", "of Indian origin" */
const origin = new RegExp(String.raw`(?<![\p{L}])(?<value>${anyExact(words.origins)})(?![\p{L}])`, 'gu');

/** Without a colon, at the beginning of a cell: "Narodowość polska". */
const bareNationality = new RegExp(
  String.raw`(?<=(?:^|[\n|,;\t\u2022]) ?)${anyExact(words.bareNationalityLabels)} (?<value>\p{L}{4,20})(?= ?(?:$|[\n|,;.\t\u2022]))`,
  'gu',
);
/** "Polish national", "U.S. citizen", "obywatelka Ukrainy" */
const national = new RegExp(
  String.raw`(?<![\p{L}.-])(?<value>(?:(?!${anyExact(words.notNational)})[a-z][a-z.]{1,14} (?:national|citizen)(?=$|[\s,.;|)])(?! ${anyExact(words.notBehindNational)}))|obywatel(?:ka|em|ka)? ${anyExact(words.citizenOf)})(?![\p{L}])`,
  'gu',
);
/** How many lines below a column of labels the column of their values may be. */
const emptyLabel = new RegExp(String.raw`${anyExact(words.emptyLabels)}\s{0,2}:?\s*$`);
const bareAdjective = new RegExp(String.raw`^\s*\p{L}{2,14}${anyExact(words.adjectiveEndings)}\s*$`, 'u');
const columnHeight = 12;

const military = new RegExp(
  String.raw`${start}(?<value>${anyExact(words.military)}(?:${colon}${anyExact(words.militaryStates)})?)(?![\p{L}])`,
  'gu',
);
const photograph = new RegExp(
  String.raw`(?<=(?:^|\n)[^\p{L}\n]{0,4})(?<value>${anyExact(words.photographs)}(?:\s{0,2}[:\u2013(-][^\n]{0,80}|(?= {0,3}(?:$|\n))))`,
  'gu',
);

/** A value below its label, where the reader read the column of labels before the column of values. */
function inColumns({ lines }: Pick<BlindPage, 'lines'>): Mask[] {
  const label = lines.findIndex(({ folded }) => emptyLabel.test(folded));
  if (label < 0) return [];
  return lines
    .slice(label + 1, label + columnHeight)
    .filter(({ folded }) => bareAdjective.test(folded))
    .map(({ start: from, end }) => ({ start: from, end, kind: 'TRAIT' as const }));
}

/** Finds nationality and origin in labels, cells and sentences. A permit to work stays, because criteria ask for it. */
export function findOrigin(page: Pick<BlindPage, 'folded' | 'lines'>): Mask[] {
  const patterns = [nationality, bareNationality, national, people, holder, origin];
  return [...patterns.flatMap((pattern) => masksOf(page.folded, pattern, 'TRAIT', 'value')), ...inColumns(page)];
}

/**
 * Finds lines of a personal record: sex, nationality, military service, which tells the sex, and the caption of a
 * photograph. A permit to work stays, because criteria ask for it.
 */
export function findRecordLines(page: BlindPage): Mask[] {
  const { folded, isOwn } = page;
  const found = [sex, sexCell, addressed, pronouns, photograph].flatMap((pattern) =>
    masksOf(folded, pattern, 'TRAIT', 'value'),
  );
  const soldier = masksOf(folded, military, 'TRAIT', 'value').filter((mask) => isOwn(mask.start));
  return [...findOrigin(page), ...found, ...soldier];
}
