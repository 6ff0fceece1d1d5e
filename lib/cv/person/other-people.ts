import type { CvPage, SetAside } from '@/lib/domain/cv-document';
import { findEmail, findPhone } from '@/lib/cv/profile/contact';
import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import { findPersonName, matchesEmail } from '@/lib/cv/profile/person-name';
import { findSectionLines } from '@/lib/cv/profile/sections';
import { isHeadingOfCv } from './letter-before-cv';

/** Who a page's head names. */
interface Head {
  words: string[];
  email: string | null;
  phone: string | null;
}

const digitsOf = (text: string): string => text.replace(/\D/g, '');
const folded = (text: string): string => foldSameLength(text).replace(/[^a-z]/g, '');

/** The name and the contact above the first section of a page, if the page begins a CV. */
function headOf(page: CvPage): Head | null {
  const lines = findSectionLines({ pages: [page] }).filter(({ text }) => text.trim() !== '');
  if (!lines.some(isHeadingOfCv)) return null;
  const first = lines.findIndex(({ isHeading, section }) => isHeading && section !== 'contact');
  const head = lines.slice(0, first);
  const document = { readerVersion: '', pageCount: 1, language: 'unknown', pages: [page], hiddenText: [] };
  const email = findEmail(head, { firstName: null, lastName: null });
  const phone = findPhone(document, head);
  const { firstName, lastName } = findPersonName(document, head, email);
  const words = [firstName, lastName].filter((word) => word !== null);
  const isPerson = words.some((word) => isFirstName(foldSameLength(word))) || matchesEmail(words, email);
  return words.length === 2 && isPerson && (email ?? phone) !== null ? { words, email, phone } : null;
}

/** Whether nothing of a page's head stands on the pages before it. */
function isAnother({ words, email, phone }: Head, text: string): boolean {
  const before = folded(text);
  const number = digitsOf(phone ?? '').slice(-7);
  return (
    !words.every((word) => before.includes(folded(word))) &&
    (email === null || !text.toLowerCase().includes(email.toLowerCase())) &&
    (number === '' || !digitsOf(text).includes(number))
  );
}

/**
 * Finds the CVs of other people behind the first one: a page with a name that stands nowhere before, with contact data of its own
 * and sections below, after pages that are a CV themselves.
 */
export function findOtherPeople(pages: readonly CvPage[]): SetAside[] {
  const people: (SetAside & { name: string })[] = [];
  let isAfterCv = false;
  let before = '';
  for (const page of pages) {
    const head = isAfterCv ? headOf(page) : null;
    if (head && isAnother(head, before)) people.push({ kind: 'PERSON', pages: [], name: head.words.join(' ') });
    people.at(-1)?.pages.push(page.number);
    isAfterCv ||= findSectionLines({ pages: [page] }).some(isHeadingOfCv);
    before += `\n${page.text}`;
  }
  return people;
}
