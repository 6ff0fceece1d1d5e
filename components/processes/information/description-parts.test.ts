import { descriptionParts } from './description-parts';

test('parses lists with any marker, and paragraphs with their lines', () => {
  const text =
    'Kogo szukamy\nOsoby do magazynu.\n- Java\n• Spring\n\nZadania:\n1. Plany\n2) Dostawy\n\n\nDo zobaczenia';
  expect(descriptionParts(text)).toEqual([
    { kind: 'paragraph', lines: ['Kogo szukamy', 'Osoby do magazynu.'] },
    { kind: 'bullets', entries: ['Java', 'Spring'] },
    { kind: 'paragraph', lines: ['Zadania:'] },
    { kind: 'numbers', entries: ['Plany', 'Dostawy'] },
    { kind: 'paragraph', lines: ['Do zobaczenia'] },
  ]);
});

test('a number or dash without a list marker is no list', () => {
  const text = '2026 rok to nowy magazyn.\n-5 stopni w chłodni\nJava - dobrze';
  expect(descriptionParts(text)).toEqual([{ kind: 'paragraph', lines: text.split('\n') }]);
});
