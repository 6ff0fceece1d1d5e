import type { Cell } from './export-cells';

/** What spreadsheets take for the beginning of a formula, also after spaces (OWASP, CSV Injection). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** What spreadsheets turn into a day or a month, such as the id "3-12". A whole date may become a date. */
const dayAndMonth = /^\d+[-/.]\d+$/;

/**
 * Writes a cell so that a spreadsheet reads a text as text, never as a formula or a date: an apostrophe in front says
 * so.
 */
function csvCell(cell: Cell, { separator, decimal }: CsvForm): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const text = formula.test(cell) || dayAndMonth.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

export interface CsvForm {
  separator: ';' | ',';
  /** The sign in numbers; never the separator. */
  decimal: '.' | ',';
  /** Whether the file begins with the mark of UTF-8, by which Excel knows it. */
  bom: boolean;
}

/** Rows as CSV (RFC 4180) in UTF-8. */
export async function* csvLines(rows: AsyncIterable<Cell[]>, form: CsvForm): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let start = form.bom ? '\ufeff' : '';
  for await (const row of rows) {
    yield encoder.encode(`${start}${row.map((cell) => csvCell(cell, form)).join(form.separator)}\r\n`);
    start = '';
  }
}
