import { readCsv } from './read-csv';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test.each([
  ['semicolons', 'Id;Nazwisko\n1;Żak\n'],
  ['commas', 'Id,Nazwisko\r\n1,Żak'],
  ['tabs', 'Id\tNazwisko\n1\tŻak\n\n'],
  ['a mark of the encoding', '\ufeffId;Nazwisko\n1;Żak'],
])('reads a table with %s', (_, text) => {
  expect(readCsv(bytesOf(text))).toEqual({ columns: ['Id', 'Nazwisko'], rows: [['1', 'Żak']] });
});

test('reads CP1250, which Excel writes in Poland', () => {
  // "Id;Nazwisko", "1;Żółć" in CP1250.
  const bytes = Uint8Array.from([...bytesOf('Id;Nazwisko\n1;'), 0xaf, 0xf3, 0xb3, 0xe6]);
  expect(readCsv(bytes)?.rows).toEqual([['1', 'Żółć']]);
});

test('keeps separators and line breaks in quotation marks, and fills up short rows', () => {
  const table = readCsv(bytesOf('Id;Name;Phone\n1;"Nowak; Anna\nMaria"'));
  expect(table?.rows).toEqual([['1', 'Nowak; Anna\nMaria', '']]);
});

test('names without rows are no table', () => {
  expect(readCsv(bytesOf('Id;Nazwisko\n'))).toBeNull();
  expect(readCsv(bytesOf(''))).toBeNull();
});
