import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { otherFormsOf } from './diminutives';
import { formsOf, initialsOf, particlesOf, partsOf } from './name-forms';
import { ordinaryKind, singularForms } from './ordinary-surnames';
import { toLatin } from './transliterate';

export interface MaskedName {
  firstName: string | null;
  lastName: string | null;
}

/** The person's names in every form the masking looks for, folded. */
export interface OwnNames {
  /** As they are known, with the short and pet forms of the first name. */
  firsts: string[];
  lasts: string[];
  /** The same in all cases. */
  firstForms: Set<string>;
  lastForms: Set<string>;
  /** First letters of the first names. */
  initials: Set<string>;
  /** "von", "al": before a surname they are a part of it. */
  particles: Set<string>;
  /**
   * Those of `firstForms` and `lastForms` that are ordinary words too: alone they are names only where a person is
   * meant.
   */
  ordinaryForms: Set<string>;
  /**
   * Those of the ordinary forms whose grammar shows a person ("Niemca"), or that only a title before them shows to be
   * a name ("Mr Jenkins").
   */
  singularForms: Set<string>;
  properForms: Set<string>;
  /**
   * Whether the text is masked only for a screen. There, hiding an ordinary word does less harm than showing a name,
   * so outside work an ordinary word is taken for the name.
   */
  isForScreen: boolean;
}

/** Names from elsewhere than the candidate's record. */
interface MoreOfNames {
  /** Names that only the file's name or an address tells: each of them alone counts only where a person is meant. */
  likely?: { firsts: string[]; lasts: string[] };
  isForScreen?: boolean;
}

const union = (sets: Iterable<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));
const unique = (words: string[]): string[] => [...new Set(words)];

/** A part of a name as it is written, and in Latin letters. */
const inLetters = (part: string): string[] => unique([part, toLatin(part.toLowerCase())]);

/** The names to look for, given the candidate's name. */
export function ownNames(
  { firstName, lastName }: MaskedName,
  { likely, isForScreen = false }: MoreOfNames = {},
): OwnNames {
  const written = partsOf(firstName).flatMap(inLetters);
  const lasts = partsOf(lastName).flatMap(inLetters);
  const firsts = written.map(foldSameLength);
  const others = firsts.flatMap(otherFormsOf);
  const knownFirsts = new Set([...firsts, ...others]);
  const likelyFirsts = (likely?.firsts ?? []).filter((one) => !knownFirsts.has(one));
  const folded = lasts.map(foldSameLength);
  const likelyLasts = (likely?.lasts ?? []).filter((one) => !folded.includes(one));
  const ordinary = lasts.filter((name) => ordinaryKind(foldSameLength(name)) !== null);
  const proper = ordinary.filter((name) => ordinaryKind(foldSameLength(name)) !== 'thing');
  const peoples = ordinary.filter((name) => ordinaryKind(foldSameLength(name)) === 'people');
  const formsOfLikely = union([
    ...likelyFirsts.map((name) => formsOf(name, false)),
    ...likelyLasts.map((name) => formsOf(name, true)),
  ]);
  const lastForms = (names: string[]): Set<string> => union(names.map((name) => formsOf(name, true)));
  return {
    firsts: unique([...firsts, ...others, ...likelyFirsts]),
    lasts: unique([...folded, ...likelyLasts]),
    firstForms: union([...written, ...others, ...likelyFirsts].map((name) => formsOf(name, false))),
    lastForms: lastForms([...lasts, ...likelyLasts]),
    initials: new Set([...firsts, ...others, ...likelyFirsts, ...initialsOf(firstName)].map((name) => name.charAt(0))),
    particles: new Set([...particlesOf(firstName), ...particlesOf(lastName)]),
    ordinaryForms: union([lastForms(ordinary), formsOfLikely]),
    singularForms: union(peoples.map((name) => singularForms(foldSameLength(name)))),
    properForms: lastForms(proper),
    isForScreen,
  };
}
