import { withoutSameSubject } from './same-subject';

const left = (...labels: string[]) =>
  withoutSameSubject(labels.map((label) => ({ kind: 'REQUIREMENT' as const, label }))).map(({ label }) => label);

test.each([
  ['Doświadczenie jako kierownik', 'Doświadczenie jako kierowca'],
  ['Zarządzanie projektami', 'Projektowanie'],
  ['Excel', 'Programowanie'],
  ['Account management', 'Accounting'],
  ['React Native', 'React'],
  ['Angielski B2', 'Tłumaczenia z języka angielskiego'],
  ['Angielski', 'Niemiecki'],
  ['Polish', 'Polish tax law'],
  ['German', 'German teacher'],
  ['C', 'C++'],
  ['Obsługa klienta', 'Obsługa kasy'],
])('"%s" and "%s" are two criteria', (one, other) => {
  expect(left(one, other)).toEqual([one, other]);
  expect(left(other, one)).toEqual([other, one]);
});

test.each([
  ['Znajomość SAP', 'znajomość SAP.'],
  ['Znajomość Excela', 'Excel'],
  ['Prowadzenie ksiąg', 'Bardzo dobre prowadzenie ksiąg'],
  ['Knowledge of Python', 'Python'],
  ['Angielski B2', 'Bardzo dobra znajomość języka angielskiego'],
  ['Fluent English', 'English (B2) in speech and writing'],
  ['German B1', 'German for calls with the Hamburg office'],
])('"%s" and "%s" are one', (one, other) => {
  expect(left(one, other)).toEqual([one]);
  expect(left(other, one)).toEqual([other]);
});
