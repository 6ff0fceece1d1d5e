import { namesPerson } from './names-person';

test.each(['Anna Nowak, Excel', 'kontakt:Anna Nowak', '(Anna Nowak)', 'ZENON SZYMAŃSKI – technik'])(
  '%j has a name',
  (text) => expect(namesPerson(text)).toBe(true),
);

test.each(['Kraków, Excel', 'Anna', 'obsługa anna nowak', 'AWS Lambda'])('%j has none', (text) =>
  expect(namesPerson(text)).toBe(false),
);
