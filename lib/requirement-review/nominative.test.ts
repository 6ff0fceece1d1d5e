import { inNominative } from './nominative';

test.each([
  ['ze znajomością SAP', 'znajomość SAP'],
  ['doświadczeniem w sprzedaży', 'doświadczenie w sprzedaży'],
  ['co najmniej dwuletnim doświadczeniem zawodowym', 'co najmniej dwuletnie doświadczenie zawodowe'],
  ['bardzo dobrą znajomością języka czeskiego', 'bardzo dobra znajomość języka czeskiego'],
  ['umiejętnością czytania nut', 'umiejętność czytania nut'],
  ['czynnym prawem jazdy kat. B', 'czynne prawo jazdy kat. B'],
  ['wyższym wykształceniem technicznym', 'wyższe wykształcenie techniczne'],
  ['wykształcenia kierunkowego', 'wykształcenie kierunkowe'],
  ['wysokiej odporności na stres', 'wysoka odporność na stres'],
  ['aktualną książeczkę sanepidowską', 'aktualna książeczka sanepidowska'],
  ['ważnymi uprawnieniami SEP', 'ważne uprawnienia SEP'],
  ['kursem barmańskim', 'kurs barmański'],
  ['znajomości branżowej literatury', 'znajomość branżowej literatury'],
])('"%s" is "%s"', (text, expected) => {
  expect(inNominative(text)).toBe(expected);
});

test.each([
  'Umiejętności miękkie',
  'Doświadczenie w sprzedaży',
  'Praca z doświadczeniem',
  'min. 2 lata doświadczenia',
  '',
])('"%s" stays', (text) => {
  expect(inNominative(text)).toBe(text);
});
