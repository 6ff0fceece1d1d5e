import { Plus } from 'lucide-react';
import { filterEntries } from './filter-entries';
import type { PaletteEntry } from './palette-entry';

const entry = (label: string, keywords?: string): PaletteEntry => ({ id: label, icon: Plus, label, keywords });

const entries = [
  entry('Nowy proces'),
  entry('Procesy'),
  entry('Wyloguj', 'logout koniec'),
  entry('Język: angielski', 'english'),
  entry('Świeży przegląd – źródła'),
];

const labels = (phrase: string): string[] => filterEntries(entries, phrase).map(({ label }) => label);

test('an empty phrase returns all entries in order', () => {
  expect(labels('')).toEqual(entries.map(({ label }) => label));
  expect(labels('  ')).toHaveLength(entries.length);
});

test('each word must start a word, label prefixes come first', () => {
  expect(labels('pro')).toEqual(['Procesy', 'Nowy proces']);
  expect(labels('proc now')).toEqual(['Nowy proces']);
  expect(labels('rocesy')).toEqual([]);
});

test('diacritics are ignored on both sides', () => {
  expect(labels('jezyk')).toEqual(['Język: angielski']);
  expect(labels('ŚWIEZY zrodla')).toEqual(['Świeży przegląd – źródła']);
});

test('keywords match after labels', () => {
  expect(labels('log')).toEqual(['Wyloguj']);
  expect(filterEntries([entry('Wyloguj', 'procent'), ...entries], 'proc').map(({ label }) => label)).toEqual([
    'Procesy',
    'Nowy proces',
    'Wyloguj',
  ]);
});

test('punctuation matches nothing', () => {
  expect(labels('#')).toEqual([]);
});
