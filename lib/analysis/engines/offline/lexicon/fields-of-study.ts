import { anywhere } from '@/lib/word-lists/word-pattern';
import words from './words/fields-of-study.json';

/** Families of related fields of study, both languages, folded. A field may be in several. */
const families = words.families.map((entries) => anywhere(entries));

/** The same field in both languages, folded. */
const sameFields = words.sameFields.map((entries) => anywhere(entries));

/** The fields that a folded text names, in either language. */
export function fieldsIn(folded: string): number[] {
  const text = folded.replace(schoolName, ' ');
  return sameFields.flatMap((field, index) => (field.test(text) ? [index] : []));
}

/** The name of a school is no field: who studied languages at a university of economics is no economist. */
const schoolName =
  /\b(?:uniwersytet\w*|akademi[aeiu]\w*|wyzsz\w* szkol\w*|szkol\w* glown\w*|politechnik\w*) (?:ekonomiczn|medyczn|techniczn|przyrodnicz|humanistyczn|handlow|rolnicz|pedagogiczn|muzyczn|biznes|bankow|morsk|gorniczo)\w*|\buniversity of (?:economics|technology|medicine|life sciences)|\b(?:business|medical|law) school\b/g;

/** The families that a folded text names, as indexes. */
export function fieldFamilies(folded: string): number[] {
  const text = folded.replace(schoolName, ' ');
  return families.flatMap((family, index) => (family.test(text) ? [index] : []));
}
