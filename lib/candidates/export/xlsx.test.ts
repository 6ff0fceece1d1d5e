import { readWorkbook } from '@/tests/read-workbook';
import type { Cell } from './export-cells';
import { xlsxParts, type Sheet } from './xlsx';

async function* streamed(rows: Cell[][]) {
  yield* rows;
}

async function written(...sheets: Sheet[]) {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxParts(sheets, '… [cut]')) parts.push(part);
  return readWorkbook(Buffer.concat(parts));
}

const table = (rows: Cell[][], width = 1): Sheet => ({
  name: 'Kandydaci',
  rows: streamed(rows),
  isTable: true,
  headings: [0],
  widths: Array.from({ length: width }, () => 18),
});

test('a text longer than Excel takes in a cell is cut and says so; one as long is whole', async () => {
  const [sheet] = await written(table([['ż'.repeat(40_000), 'ż'.repeat(32_767)]], 2));
  const [long, whole] = (sheet?.rows[0] ?? []).map(String);
  expect(long).toHaveLength(32_767);
  expect(long?.endsWith('ż… [cut]')).toBe(true);
  expect(whole).toBe('ż'.repeat(32_767));
});

test('what looks like a formula, a number or a date is a text without an apostrophe; a number is one', async () => {
  const texts = ['+48 600 100 200', '0048600100200', '3-12', '=1+1', '2026-07-02', 'Łódź & <b>"'];
  const [sheet] = await written(table([[...texts, 9240.5, null]], 8));
  expect(sheet?.rows[0]).toEqual([...texts, 9240.5]);
});

test('a table without a column is a workbook all the same', async () => {
  const [sheet] = await written(table([[], []], 0));
  expect(sheet).toMatchObject({ name: 'Kandydaci', widths: [], filter: null });
});

test('the head of a table is styled, stays in sight and has a filter over all rows and columns', async () => {
  const rows = Array.from({ length: 4 }, (_, row) => Array.from({ length: 28 }, (_, column) => `${row}/${column}`));
  const about = { name: `O "eksporcie" & 'nim'`, rows: [['a'], ['b']], widths: [40], headings: [1] };
  const [first, second] = await written(table(rows, 28), { ...about, isTable: false });
  expect(first).toMatchObject({ name: 'Kandydaci', rows, headings: [0], frozenRows: 1, filter: 'A1:AB4' });
  expect(first?.widths).toHaveLength(28);
  expect(second).toEqual({ ...about, frozenRows: 0, filter: null });
});
