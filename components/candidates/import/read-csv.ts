import Papa from 'papaparse';

/** A table: the names of its columns, and its rows, each as long as the names. */
export interface CsvTable {
  columns: string[];
  rows: string[][];
}

/** One page of a browser holds so many without trouble. */
export const maxRows = 5_000;
export const maxCsvMegabytes = 20;

/** UTF-8, or else what Excel writes in Central Europe. */
function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
}

/**
 * Reads a CSV: in UTF-8 or CP1250, with semicolons, commas or tabs, whatever it uses.
 *
 * @returns null when there is no row below the names of the columns
 */
export function readCsv(bytes: Uint8Array): CsvTable | null {
  const { data } = Papa.parse<string[]>(decode(bytes), {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t'],
  });
  const [names = [], ...rows] = data;
  const columns = names.map((name) => name.trim());
  if (rows.length === 0 || columns.every((name) => name === '')) return null;
  return { columns, rows: rows.map((row) => columns.map((_, index) => (row[index] ?? '').trim())) };
}
