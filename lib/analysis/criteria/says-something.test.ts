import { saysSomething } from './says-something';

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
