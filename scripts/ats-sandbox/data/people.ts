import { withoutDiacritics } from '../../../prisma/seed/cvs/contact';
import people from './people.json' with { type: 'json' };
import { type SeededChoice } from './seeded-choice';

export interface Person {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** An invented person; `number` keeps the addresses of namesakes apart. */
export function inventPerson(choice: SeededChoice, locale: 'pl' | 'en', number: number): Person {
  const { firstName, lastName } = nameOf(choice, locale);
  const plain = (text: string) => withoutDiacritics(text).toLowerCase();
  const email = `${plain(firstName)}.${plain(lastName)}.${number}@${choice.one(people.domains)}`;
  // No known operator uses 490.
  return { firstName, lastName, email, phone: `+48 490 ${choice.between(100, 999)} ${choice.between(100, 999)}` };
}

function nameOf(choice: SeededChoice, locale: 'pl' | 'en'): { firstName: string; lastName: string } {
  if (locale === 'en')
    return { firstName: choice.one(people.foreignFirstNames), lastName: choice.one(people.foreignSurnames) };
  const isWoman = choice.chance(0.5);
  const { woman, man } = choice.one(people.polishSurnames);
  return { firstName: choice.one(isWoman ? people.polishWomen : people.polishMen), lastName: isWoman ? woman : man };
}
