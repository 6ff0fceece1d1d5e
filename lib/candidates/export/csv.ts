import type { Locale } from '@/lib/i18n/locale';
import type { Cell } from './export-rows';

/** What spreadsheets take for the beginning of a formula, also after spaces (OWASP, CSV Injection). */
const formula = /^\s*[=+\-@\t\r＝＋－＠]/;

/** A text never becomes a formula: an apostrophe says that it is a text. */
function csvCell(cell: Cell, separator: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formula.test(cell) ? `'${cell}` : cell;
  return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) in UTF-8 with its mark. The separator is the one that spreadsheets expect in the language. */
export async function* csvLines(rows: AsyncIterable<Cell[]>, locale: Locale): AsyncGenerator<Uint8Array> {
  const separator = locale === 'pl' ? ';' : ',';
  const encoder = new TextEncoder();
  let start = '\ufeff';
  for await (const row of rows) {
    yield encoder.encode(`${start}${row.map((cell) => csvCell(cell, separator)).join(separator)}\r\n`);
    start = '';
  }
}
