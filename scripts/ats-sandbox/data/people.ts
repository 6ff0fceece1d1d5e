import { withoutDiacritics } from '../../../prisma/seed/cvs/contact';
import { type SeededChoice } from './seeded-choice';

const polishWomen =
  'Anna Maria Katarzyna Małgorzata Agnieszka Barbara Ewa Krystyna Magdalena Elżbieta Joanna Aleksandra Zofia Monika Dorota Łucja Żaneta Halina Róża Bożena'.split(
    ' ',
  );
const polishMen =
  'Piotr Krzysztof Andrzej Tomasz Jan Paweł Michał Marcin Jakub Adam Łukasz Grzegorz Mateusz Wojciech Mariusz Dariusz Zbigniew Świętosław Hubert Olgierd'.split(
    ' ',
  );
const polishSurnames: [woman: string, man: string][] = [
  ['Jaworska', 'Jaworski'],
  ['Ślęzak', 'Ślęzak'],
  ['Żurawska', 'Żurawski'],
  ['Ćwik', 'Ćwik'],
  ['Łuczak', 'Łuczak'],
  ['Brzezińska', 'Brzeziński'],
  ['Gąsior', 'Gąsior'],
  ['Sikorska', 'Sikorski'],
  ['Wróbel', 'Wróbel'],
  ['Czapla', 'Czapla'],
  ['Kruk', 'Kruk'],
  ['Jeżewska', 'Jeżewski'],
  ['Mazurek', 'Mazurek'],
  ['Górecka', 'Górecki'],
  ['Pędziwiatr', 'Pędziwiatr'],
  ['Szczygieł', 'Szczygieł'],
  ['Dąbek', 'Dąbek'],
  ['Leśniak', 'Leśniak'],
  ['Zimna', 'Zimny'],
  ['Podgórska', 'Podgórski'],
];
const foreignFirst = 'Oliver Priya Dmytro Chloe Samir Ingrid Lucas Amara Hannah Tomas Yuki Elena Noah Fatima'.split(
  ' ',
);
const foreignLast =
  'Hartley Nair Shevchuk Moreau Haddad Lindqvist Almeida Okafor Weber Novak Tanaka Petrova Reed'.split(' ');
const domains = ['poczta.example', 'skrzynka.example', 'mail.example', 'listonosz.example', 'inbox.example'];

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
  const email = `${plain(firstName)}.${plain(lastName)}.${number}@${choice.one(domains)}`;
  // No known operator uses 490.
  return { firstName, lastName, email, phone: `+48 490 ${choice.between(100, 999)} ${choice.between(100, 999)}` };
}

function nameOf(choice: SeededChoice, locale: 'pl' | 'en'): { firstName: string; lastName: string } {
  if (locale === 'en') return { firstName: choice.one(foreignFirst), lastName: choice.one(foreignLast) };
  const isWoman = choice.chance(0.5);
  const [woman, man] = choice.one(polishSurnames);
  return { firstName: choice.one(isWoman ? polishWomen : polishMen), lastName: isWoman ? woman : man };
}
