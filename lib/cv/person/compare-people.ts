import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { PersonTrait } from '@/lib/domain/person-traits';
import { otherFormsOf } from '../masking/diminutives';
import { partsOf } from '../masking/name-forms';

/** Who somebody is, as far as known. */
export interface PersonFacts {
  firstName: string | null;
  lastName: string | null;
  email: string | null;
  phone: string | null;
}

export interface ComparedCv {
  person: PersonFacts;
  /** The CV's text; null: not read. */
  text: string | null;
}

type Likeness = 'same' | 'partly' | 'other' | 'unknown';

/** Texts of fewer words say nothing. */
const fewestWords = 20;
/**
 * Shares, from 0 to 1, of the shorter text's words that the other text has too: at least so many in two CVs of one
 * person, at most so many in those of two.
 */
const alike = 0.6;
const unlike = 0.4;

const shareAny = (one: readonly string[], other: readonly string[]) => one.some((part) => other.includes(part));
const foldedParts = (name: string | null) => partsOf(name).map(foldSameLength);

function compareNames(one: PersonFacts, other: PersonFacts): Likeness {
  const lasts = [foldedParts(one.lastName), foldedParts(other.lastName)] as const;
  const firsts = [foldedParts(one.firstName), foldedParts(other.firstName)] as const;
  if ([...lasts, ...firsts].some((parts) => parts.length === 0)) return 'unknown';
  const sameLast = shareAny(...lasts);
  const sameFirst = shareAny(
    firsts[0].flatMap((part) => [part, ...otherFormsOf(part)]),
    firsts[1],
  );
  // "Nowak Anna" read as first and last name.
  const swapped = shareAny(firsts[0], lasts[1]) && shareAny(lasts[0], firsts[1]);
  if ((sameLast && sameFirst) || swapped) return 'same';
  return sameLast || sameFirst ? 'partly' : 'other';
}

function compareContacts(one: string | null, other: string | null, fold: (text: string) => string): Likeness {
  if (!one || !other) return 'unknown';
  return fold(one) === fold(other) ? 'same' : 'other';
}

/** Without prefix and spaces. */
const phoneDigits = (phone: string) => phone.replaceAll(/\D/g, '').slice(-9);

function wordsOf(text: string | null): Set<string> {
  return new Set(foldSameLength(text ?? '').match(/\p{L}{4,}/gu));
}

/** Share of the shorter text's words that the other has too, 0..1; null where there is too little text. */
function shareOfWords(one: string | null, other: string | null): number | null {
  const [fewer, more] = [wordsOf(one), wordsOf(other)].toSorted((left, right) => left.size - right.size);
  if (!fewer || !more || fewer.size < fewestWords) return null;
  return [...fewer].filter((word) => more.has(word)).length / fewer.size;
}

/**
 * Whether two CVs look like those of two people: a replaced CV keeps decision and notes, which must not get to another
 * person unasked. The same address or phone is one person, whatever the name; a name that
 * changed in part is one person where most of the text is the same; what is not known never tells two people apart.
 *
 * @returns what differs, if they look like two people; empty: they may be one
 */
export function comparePeople(former: ComparedCv, next: ComparedCv): PersonTrait[] {
  const name = compareNames(former.person, next.person);
  const email = compareContacts(former.person.email, next.person.email, (text) => text.toLowerCase());
  const phone = compareContacts(former.person.phone, next.person.phone, phoneDigits);
  const share = shareOfWords(former.text, next.text);
  const isAlike = share !== null && share >= alike;
  const isUnlike = share !== null && share < unlike;
  if (email === 'same' || phone === 'same' || isAlike) return [];
  const otherContacts = [email, phone].filter((one) => one === 'other').length;
  const looksLikeAnother =
    name === 'other' ||
    name === 'partly' ||
    (name === 'unknown' && otherContacts > 0 && share !== null) ||
    // A namesake.
    (name === 'same' && otherContacts === 2 && isUnlike);
  if (!looksLikeAnother) return [];
  return [
    ...(name === 'other' || name === 'partly' ? (['name'] as const) : []),
    ...(email === 'other' ? (['email'] as const) : []),
    ...(phone === 'other' ? (['phone'] as const) : []),
    ...(isUnlike ? (['text'] as const) : []),
  ];
}
