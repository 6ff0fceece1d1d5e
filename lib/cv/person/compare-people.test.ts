import { comparePeople, type PersonFacts } from './compare-people';

const nobody: PersonFacts = { firstName: null, lastName: null, email: null, phone: null };
const anna = { firstName: 'Anna', lastName: 'Zmyślona', email: 'anna@poczta.example', phone: '+48 600 100 200' };
const story =
  'Doświadczenie zawodowe: prowadzenie ksiąg handlowych spółek, rozliczenia podatku, sprawozdania roczne, kontakt z urzędem skarbowym, ' +
  'nadzór nad zespołem czterech osób, wdrożenie systemu, budżetowanie, kontrola kosztów, inwentaryzacja majątku, obieg dokumentów';
const otherStory =
  'Programista aplikacji serwerowych: projektowanie usług, bazy danych, testy automatyczne, przeglądy kodu, chmura, konteneryzacja, ' +
  'monitorowanie produkcji, mentoring młodszych kolegów, optymalizacja zapytań, dokumentacja techniczna, bezpieczeństwo, wydajność, integracje';
const compare = (person: Partial<PersonFacts>, text: string | null, former: Partial<PersonFacts> = anna) =>
  comparePeople({ person: { ...nobody, ...former }, text: story }, { person: { ...nobody, ...person }, text });

test('another name is another person, and what else differs is said', () => {
  const piotr = { firstName: 'Piotr', lastName: 'Inny', email: 'piotr@poczta.example', phone: '601 222 333' };
  expect(compare(piotr, otherStory)).toEqual(['name', 'email', 'phone', 'text']);
  expect(compare({ firstName: 'Piotr', lastName: 'Inny' }, null)).toEqual(['name']);
});

test('a sister is another person, and so is somebody with the first name alone', () => {
  expect(compare({ firstName: 'Ewa', lastName: 'Zmyślona' }, otherStory)).toEqual(['name', 'text']);
  expect(compare({ firstName: 'Anna', lastName: 'Inna' }, otherStory)).toEqual(['name', 'text']);
});

test.each([
  ['a newer CV', anna, otherStory],
  ['a new surname with the same address', { ...anna, lastName: 'Nowa', phone: null }, otherStory],
  [
    'a new surname with the same phone, written otherwise',
    { ...anna, lastName: 'Nowa', email: null, phone: '600100200' },
    null,
  ],
  ['a new surname over the same text', { firstName: 'Anna', lastName: 'Nowa' }, `${story}, audyt`],
  ['a short form of the first name', { firstName: 'Ania', lastName: 'ZMYŚLONA' }, otherStory],
  ['a double surname', { firstName: 'Anna', lastName: 'Zmyślona-Nowa' }, otherStory],
  ['first and last name changed about', { firstName: 'Zmyślona', lastName: 'Anna' }, otherStory],
  ['a new address alone', { ...anna, email: 'nowy@poczta.example', phone: null }, otherStory],
  ['a CV that tells nothing', {}, otherStory],
])('%s may be the same person', (_, person, text) => {
  expect(compare(person, text)).toEqual([]);
});

test('a namesake with another address, phone and story is asked about', () => {
  const namesake = { ...anna, email: 'inna@poczta.example', phone: '700 800 900' };
  expect(compare(namesake, otherStory)).toEqual(['email', 'phone', 'text']);
});

test('of whom nothing was known, nobody is another', () => {
  expect(compare(anna, otherStory, {})).toEqual([]);
});
