import fc from 'fast-check';
import { maxShortName } from './process-enums';
import { proposeShortName, shortNames } from './short-name';

test.each([
  ['Prawo jazdy kat. B', 'Prawo jazdy kat. B'],
  ['Relacyjne bazy danych: PostgreSQL lub Oracle', 'Relacyjne bazy danych'],
  ['Częste zmiany pracy (kolejne zatrudnienia krótsze niż rok)', 'Częste zmiany pracy'],
  ['Bardzo dobra znajomość SQL', 'SQL'],
  ['Bardzo dobra znajomość pakietu MS Office, w szczególności Excela', 'MS Office, Excela'],
  ['Doświadczenie w chmurze AWS lub Azure', 'AWS, Azure'],
  ['At least 5 years of experience with Java and Spring Boot', 'Java, Spring Boot'],
  ['Experience in customer service', 'Customer service'],
  ['Brak doświadczenia komercyjnego w Javie', 'Brak doświadczenia'],
  ['Umiejętność pracy pod presją czasu i w zespole', 'Pracy pod presją czasu'],
  ['Prawo jazdy kategorii B oraz własny samochód', 'Prawo jazdy kategorii B'],
  ['English, advanced (C1)', 'English, advanced (C1)'],
  ['Konstantynopolitańczykowianeczka w firmie', 'Konstantynopolitańczyko…'],
  ['Minimum 3 lata w tej samej firmie produkcyjnej', 'Tej samej firmie'],
  ['  ', ''],
])('%s: %s', (text, name) => {
  expect(proposeShortName(text)).toBe(name);
});

test('a proposed name fits over a column, and the same words have the same name', () => {
  const word = fc.constantFrom('Bardzo', 'dobra', 'znajomość', 'SQL', 'w', 'B2B,', '(min.', '5', 'lat)', 'Excel', 'i');
  fc.assert(
    fc.property(fc.array(fc.oneof(word, fc.string()), { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      const name = proposeShortName(text);
      expect(name.length).toBeLessThanOrEqual(maxShortName);
      expect(proposeShortName(text)).toBe(name);
    }),
  );
});

test("a person's name goes before a proposed one, and equal names get a number", () => {
  const criteria = [
    { label: 'Brak doświadczenia w prowadzeniu ksiąg', shortName: null },
    { label: 'Brak doświadczenia w pracy z zespołem' },
    { label: 'Bardzo dobra znajomość SQL', shortName: 'Bazy' },
  ];
  expect(shortNames(criteria)).toEqual(['Brak doświadczenia', 'Brak doświadczenia 2', 'Bazy']);
});
