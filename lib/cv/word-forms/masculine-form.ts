import { alternatives } from '@/lib/word-lists/word-pattern';
import { personalNouns } from './personal-nouns';
import data from './words/feminine-forms.json';

const endingsOfKa = '(?:ka|ki|ce|ke|ek|kom|kami|kach)';
const endingsOfYni = 'n(?:ia|ie|iom|iami|iach|i)';
const kaNoun = new RegExp(`^(.{2,}?)${endingsOfKa}$`);
const yniNoun = new RegExp(`^(.{3,})y${endingsOfYni}$`);
const iniNoun = new RegExp(`^(.{3,})i${endingsOfYni}$`);

/** How the cases of a noun end, by the end of its nominative. */
const declensions: [nominative: RegExp, endings: string][] = [
  [/owa$/, 'ow(?:a|ej|e|o|ych|ym|ymi)'],
  [/ni$/, endingsOfYni],
  [/ka$/, endingsOfKa],
  [/ica$/, 'ic(?:a|y|e|o|om|ami|ach)?'],
  [/sa$/, 's(?:a|y|ie|e|o|om|ami|ach)?'],
  [/na$/, 'n(?:a|y|ie|e|om|ami|ach)'],
];

/** A pattern of all cases of a feminine noun. */
function casesOf(nominative: string): string {
  const [ending, cases] = declensions.find(([end]) => end.test(nominative)) ?? [/$/, ''];
  return nominative.replace(ending, cases);
}

const irregular = Object.entries(data.irregular).map(
  ([feminine, masculine]) => [new RegExp(`^${casesOf(feminine)}$`), masculine] as const,
);
const words = new Map<string, string>(Object.entries({ ...data.words, ...data.english }));
const things = new RegExp(`^(?:${data.things.map(casesOf).join('|')})$`);
const otherMeanings = new RegExp(`^(?:${data.otherMeanings.map(casesOf).join('|')})$`);
/** "Fisherwoman", "headmistress"; "person" only in the names of jobs, such as "salesperson". */
const englishWoman = /^(.{3,})(?:wom[ae]n|mistress)$/;
const englishPerson = new RegExp(`^(?:${alternatives(data.englishMen)})(?=(?:person|people|persons|men)$)`);
/** "Prowadziłam", also without diacritics; "zaczęłam" is "zacząłem". */
const pastTense = /[aeiuy]lam$/;
const conditional = /labym$/;
const present = new RegExp(`^(?:${alternatives(data.present)})$`);

/** The masculine nouns that a feminine one in -ka may be formed from: aktor, drukarz, geodeta, kierownik, psycholog. */
function* basesOfKa(stem: string): Generator<string> {
  yield stem;
  if (stem.endsWith('r')) yield `${stem}z`;
  yield `${stem}a`;
  if (stem.endsWith('cz')) yield `${stem.slice(0, -2)}k`;
  if (stem.endsWith('z')) yield `${stem.slice(0, -1)}g`;
}

function* basesOfNoun(word: string): Generator<string> {
  const [, ofKa] = kaNoun.exec(word) ?? [];
  if (ofKa !== undefined) yield* basesOfKa(ofKa);
  const [, ofYni] = yniNoun.exec(word) ?? [];
  const [, ofIni] = iniNoun.exec(word) ?? [];
  // "Filologini"
  if (ofIni !== undefined) yield ofIni;
  if (ofYni?.endsWith('cz') !== true) return;
  yield `${ofYni.slice(0, -2)}ca`;
  yield `${ofYni.slice(0, -2)}iec`;
}

/** What no dictionary need know to be a person's: płacowczyni, kotłolożka, testowniczka. */
const sureEnds: [end: RegExp, masculine: string][] = [
  [/owczyni$/, 'owiec'],
  [/czyni$/, 'ca'],
  [/mistrzyni$/, 'mistrz'],
  [/ozka$/, 'og'],
  [/niczka$/, 'nik'],
  [/torka$/, 'tor'],
  [/([iy])stka$/, '$1sta'],
];

const [shortestPrefix, shortestNoun] = [3, 7];

/** "Neuropsychiatra", "współzałożyciel": ends with a noun that the dictionary knows. */
function isCompound(word: string, nouns: ReadonlySet<string>): boolean {
  for (let at = shortestPrefix; at <= word.length - shortestNoun; at += 1) if (nouns.has(word.slice(at))) return true;
  return false;
}

function masculineNoun(word: string): string | null {
  const known = irregular.find(([cases]) => cases.test(word));
  if (known) return known[1];
  const nouns = personalNouns();
  for (const base of basesOfNoun(word)) if (nouns.has(base) || isCompound(base, nouns)) return base;
  const [, ofKa] = kaNoun.exec(word) ?? [];
  const [, ofYni] = yniNoun.exec(word) ?? [];
  if (ofKa !== undefined) return bySureEnd(`${ofKa}ka`);
  return ofYni === undefined ? null : bySureEnd(`${ofYni}yni`);
}

function bySureEnd(nominative: string): string | null {
  const found = sureEnds.find(([end]) => end.test(nominative) && nominative.length > 7);
  return found ? nominative.replace(...found) : null;
}

function otherForm(word: string): string | null {
  const listed = words.get(word);
  if (listed !== undefined) return listed;
  const [, woman] = englishWoman.exec(word) ?? [];
  if (woman !== undefined) return woman + (word.endsWith('mistress') ? 'master' : 'man');
  const [person] = englishPerson.exec(word) ?? [];
  if (person !== undefined) return `${person}man`;
  if (conditional.test(word)) return word.replace(conditional, 'lbym');
  return pastTense.test(word) && !present.test(word)
    ? `${word.slice(0, word.endsWith('elam') ? -4 : -3)}${word.endsWith('elam') ? 'alem' : 'lem'}`
    : null;
}

/** A word that names a woman or is told by one, as a man would write it. */
export interface MasculineForm {
  /** In small letters without diacritics. */
  folded: string;
  /** It names a thing too (drukarka): it is a title only where a title stands. */
  isThing: boolean;
}

const known = new Map<string, MasculineForm | null>();
const mostKnown = 50_000;

function find(word: string): MasculineForm | null {
  if (otherMeanings.test(word)) return null;
  const folded = otherForm(word) ?? masculineNoun(word);
  return folded === null ? null : { folded, isThing: things.test(word) };
}

/**
 * The masculine form, always in the nominative, of a feminine noun of a person in any case and number, of an English
 * title, or of a verb of the past tense.
 *
 * @param word in small letters without diacritics
 * @returns null for every other word
 */
export function masculineForm(word: string): MasculineForm | null {
  const remembered = known.get(word);
  if (remembered !== undefined) return remembered;
  if (known.size >= mostKnown) known.clear();
  const found = word.length < 4 ? null : find(word);
  const form = found && found.folded !== word ? found : null;
  known.set(word, form);
  return form;
}
