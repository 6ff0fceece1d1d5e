import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { otherFormsOf } from './diminutives';
import { formsOf, partsOf } from './name-forms';

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
}

const union = (sets: Set<string>[]): Set<string> => new Set(sets.flatMap((set) => [...set]));

/** What to look for, given the name as it is known. */
export function ownNames({ firstName, lastName }: MaskedName): OwnNames {
  const written = partsOf(firstName);
  const lasts = partsOf(lastName);
  const firsts = written.map(foldSameLength);
  const others = firsts.flatMap(otherFormsOf);
  return {
    firsts: [...new Set([...firsts, ...others])],
    lasts: [...new Set(lasts.map(foldSameLength))],
    firstForms: union([...written, ...others].map((name) => formsOf(name, false))),
    lastForms: union(lasts.map((name) => formsOf(name, true))),
    initials: new Set([...firsts, ...others].map((name) => name.charAt(0))),
  };
}
