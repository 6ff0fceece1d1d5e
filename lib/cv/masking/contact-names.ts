import { isFirstName } from '@/lib/cv/profile/first-names';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';

/** A line that tells whom to ask or where to apply. */
const contact = /kontakt|contact|rekrut|recruit|aplik|apply|pytan|question|@|\btel\b|\d{3}[ -]?\d{3}/;
const person = /(?<!\p{L})(\p{Lu}\p{L}{1,30})((?:[ -]\p{Lu}\p{L}{1,30}){1,3})/gu;

/** The people whom a job's description names as contacts: a first name followed by capitalised words. */
export function findContactNames(description: string): { firstName: string; lastName: string } {
  const people = description
    .split('\n')
    .filter((line) => contact.test(foldSameLength(line)))
    .flatMap((line) => [...line.matchAll(person)])
    .filter(([, first = '']) => isFirstName(foldSameLength(first)));
  return {
    firstName: people.map(([, first]) => first).join(' '),
    lastName: people.map(([, , last]) => last).join(' '),
  };
}
