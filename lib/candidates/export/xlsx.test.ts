import { strFromU8, unzipSync } from 'fflate';
import type { Cell } from './export-cells';
import { xlsxParts } from './xlsx';

async function* rowsOf(...rows: Cell[][]) {
  yield* rows;
}

async function textsOf(...row: Cell[]): Promise<string[]> {
  const parts: Uint8Array[] = [];
  for await (const part of xlsxParts(rowsOf(row), '… [cut]')) parts.push(part);
  const sheet = unzipSync(Buffer.concat(parts))['xl/worksheets/sheet1.xml'] ?? new Uint8Array();
  return [...strFromU8(sheet).matchAll(/<t xml:space="preserve">(.*?)<\/t>/gs)].map(([, text = '']) => text);
}

test('a text longer than Excel takes in a cell is cut and says so; one as long is whole', async () => {
  const [long = '', whole = ''] = await textsOf('ż'.repeat(40_000), 'ż'.repeat(32_767));
  expect(long).toHaveLength(32_767);
  expect(long.endsWith('ż… [cut]')).toBe(true);
  expect(whole).toBe('ż'.repeat(32_767));
});
