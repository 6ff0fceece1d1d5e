import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { saysFault, saysSomething } from './says-something';

test.each([
  'Fajna praca w fajnym zespole, zapraszamy serdecznie',
  'Szukamy kogoś do naszego zespołu',
  'Oferujemy stabilne zatrudnienie i miłą atmosferę',
  'Dołącz do nas!',
  'Great job in a great team, you are warmly welcome',
  'We are looking for someone to join our young, dynamic company',
  '---',
])('"%s" asks for nothing', (line) => {
  expect(saysSomething(line)).toBe(false);
});

test.each([
  'Szukamy księgowej do naszego zespołu',
  'Praca na wysokości',
  'Praca zmianowa',
  'Prawo jazdy kat. B',
  'Praca w HR',
  'Mile widziany Excel',
  'Dobra organizacja pracy',
  'Umiejętność pracy w zespole',
  'Good knowledge of Java',
  'Work at heights',
  '3 lata w firmie',
  'Obsługa suwnic',
])('"%s" asks for something', (line) => {
  expect(saysSomething(line)).toBe(true);
});

test.each([
  'Dynamiczny zespół, owocowe czwartki',
  'We look for a rockstar',
  'Lorem ipsum dolor sit amet',
  'aaaaaaaaaaaa',
  'Prywatna opieka medyczna i karta MultiSport',
  'Jesteśmy liderem w branży od 20 lat',
  'Nasza historia zaczęła się w garażu',
  'Competitive salary and free coffee',
  'Do uzupełnienia',
])('"%s" says nothing a CV could be judged by', (text) => {
  expect(saysSomething(text)).toBe(false);
});

test.each([
  'Umie stroić fisharmonie',
  'Opiekun medyczny',
  'Team leader',
  'Praca w zespole',
  'Jesteśmy firmą budowlaną i szukamy operatora koparki',
  'We are a bakery and need a driving licence',
  'Umowy i aneksy',
  'Machine learning',
  'R',
])('"%s" can be judged', (text) => {
  expect(saysSomething(text)).toBe(true);
});

const lexicon = 'lib/analysis/engines/offline/lexicon/terms';
/** Personnel work, traits and ways of working are named by the words of adverts. */
const ofAdverts = new Set(['hr-office-law.json', 'office-people.json', 'soft-and-management.json', 'kinds.json']);
const trades = readdirSync(lexicon).filter((file) => !ofAdverts.has(file));

test.each(trades)('nearly every term of %s can be judged', (file) => {
  const { groups } = JSON.parse(readFileSync(path.join(lexicon, file), 'utf8')) as { groups: { terms: string[] }[] };
  const terms = groups.flatMap((group) => group.terms.map((term) => term.replace(/^=/, '')));
  const lost = terms.filter((term) => !saysSomething(term));
  expect(lost.length / terms.length).toBeLessThan(0.01);
});

test('words of adverts name a fault in a red flag', () => {
  expect(saysFault('Brak stabilnej pracy')).toBe(true);
  expect(saysFault('Praca u konkurencji')).toBe(true);
  expect(saysFault('lorem ipsum')).toBe(false);
});
