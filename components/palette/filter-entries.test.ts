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

test('without a phrase everything is there, in order', () => {
  expect(labels('')).toEqual(entries.map(({ label }) => label));
  expect(labels('  ')).toHaveLength(entries.length);
});

test('every word must begin a word; the beginning of the label comes first', () => {
  expect(labels('pro')).toEqual(['Procesy', 'Nowy proces']);
  expect(labels('proc now')).toEqual(['Nowy proces']);
  expect(labels('rocesy')).toEqual([]);
});

test('Polish letters are folded both ways', () => {
  expect(labels('jezyk')).toEqual(['Język: angielski']);
  expect(labels('ŚWIEZY zrodla')).toEqual(['Świeży przegląd – źródła']);
});

test('keywords find too, after labels', () => {
  expect(labels('log')).toEqual(['Wyloguj']);
  expect(filterEntries([entry('Wyloguj', 'procent'), ...entries], 'proc').map(({ label }) => label)).toEqual([
    'Procesy',
    'Nowy proces',
    'Wyloguj',
  ]);
});

test('signs alone find no act', () => {
  expect(labels('#')).toEqual([]);
});
