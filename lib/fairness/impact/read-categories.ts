import { parse } from 'papaparse';
import { AppError } from '@/lib/errors';

/** A line of the file. */
export interface DeclaredPerson {
  /** The candidate's id or number. */
  key: string;
  /** One value for each category; null: not told. */
  values: (string | null)[];
}

export interface DeclaredCategories {
  categories: string[];
  people: DeclaredPerson[];
}

const mostCategories = 4;
const unknownWords = new Set(['', '-', '?', 'unknown', 'nieznane', 'nie podano', 'brak danych', 'n/a', 'not stated']);

const valueOf = (cell: string | undefined): string | null => {
  const value = (cell ?? '').trim().slice(0, 60);
  return unknownWords.has(value.toLowerCase()) ? null : value;
};

/**
 * Reads a CSV of self-declared categories. Its first line names the columns; the first column is the candidate's id or number.
 *
 * @throws AppError `fairness.bad-file`
 */
export function readCategories(csv: string): DeclaredCategories {
  const { data, errors } = parse<string[]>(csv.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' });
  const [head, ...lines] = data;
  const categories = (head ?? []).slice(1).map((name) => name.trim().slice(0, 60));
  const isUsable =
    errors.every(({ type }) => type === 'Delimiter') &&
    categories.length > 0 &&
    categories.length <= mostCategories &&
    categories.every((name) => name !== '') &&
    lines.length > 0;
  if (!isUsable) throw new AppError('fairness.bad-file');
  const people = lines.map((cells) => ({
    key: (cells[0] ?? '').trim().toLowerCase(),
    values: categories.map((_, index) => valueOf(cells[index + 1])),
  }));
  return { categories, people };
}
