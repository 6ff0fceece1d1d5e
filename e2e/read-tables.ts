import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';

export interface SheetCell {
  /** As the file declares it: `inlineStr` is never computed. */
  type: string;
  text: string;
}

/** The cells of a workbook's first sheet, row by row. @throws Error on a formula */
export function readWorkbook(bytes: Uint8Array): SheetCell[][] {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  if (!sheet) throw new Error('The workbook has no sheet');
  const rows: SheetCell[][] = [];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'f') throw new Error('The workbook has a formula');
    if (name === 'row') rows.push([]);
    if (name === 'c') rows.at(-1)?.push({ type: attributes.t ?? 'n', text: '' });
  });
  parser.on('text', (text) => {
    const cell = rows.at(-1)?.at(-1);
    if (cell) cell.text += text;
  });
  parser.write(strFromU8(sheet)).close();
  return rows;
}

/** The cells of a CSV file (RFC 4180) in UTF-8 with its mark, row by row. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const separator = /^[^;,]*([;,])/.exec(text)?.[1] ?? ',';
  const rows: string[][] = [];
  let start = 0;
  while (start < text.length) {
    const row: string[] = [];
    do {
      const field = /"((?:[^"]|"")*)"|[^;,\r]*/y;
      field.lastIndex = start;
      const [found, quoted] = field.exec(text) ?? [''];
      row.push(quoted?.replaceAll('""', '"') ?? found);
      start += found.length + 1;
    } while (text[start - 1] === separator);
    rows.push(row);
    start += 1;
  }
  return rows;
}
