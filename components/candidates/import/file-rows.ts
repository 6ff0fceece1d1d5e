import { fileFields, type FileColumns, type FileField } from '@/lib/ats/enums';
import type { IntakeBody } from '@/lib/ats/intake/intake-schemas';
import type { ListedEntry } from '@/components/uploads/open-archive';
import type { CsvTable } from './read-csv';

/** Why a row is not sent. */
export type RowProblem = 'no-id' | 'same-id' | 'bad-date' | 'no-file' | 'several-files';

/** A row of a file as it will be sent, or why not. */
export interface FileRow {
  /** As a spreadsheet counts: the names of the columns are row 1. */
  number: number;
  body: IntakeBody;
  cv: ListedEntry | null;
  problem: RowProblem | null;
}

const folded = (path: string): string => path.normalize('NFC').toLowerCase().replaceAll('\\', '/');

/** The CVs of an archive by path and by name. */
export class CvFiles {
  private readonly found = new Map<string, ListedEntry[]>();

  constructor(entries: readonly ListedEntry[]) {
    for (const entry of entries) {
      for (const key of new Set([folded(entry.path), folded(entry.name)])) {
        this.found.set(key, [...(this.found.get(key) ?? []), entry]);
      }
    }
  }

  find(name: string): ListedEntry | RowProblem {
    const entries = this.found.get(folded(name)) ?? [];
    const [entry] = entries;
    if (!entry) return 'no-file';
    return entries.length === 1 ? entry : 'several-files';
  }
}

/** `2026-11-29`, with a time or not, in the zone of this computer where it names none. */
function toInstant(text: string): string | null {
  const isDate = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}.*)?$/.test(text);
  const date = new Date(text.length === 10 ? `${text}T00:00` : text.replace(' ', 'T'));
  return isDate && !Number.isNaN(date.getTime()) ? date.toISOString() : null;
}

/**
 * The rows of a file as candidates. A row that cannot be sent says why, and the others are not the worse for it.
 *
 * @param files of the archive; null: there is none, and columns with names of CVs do not count
 */
export function readRows(table: CsvTable, columns: FileColumns, files: CvFiles | null): FileRow[] {
  const indexOf = new Map(fileFields.map((field) => [field, table.columns.indexOf(columns[field] ?? '')]));
  const seen = new Set<string>();
  return table.rows.map((row, index) => {
    const cell = (field: FileField): string => (columns[field] ? (row[indexOf.get(field) ?? -1] ?? '') : '');
    const externalId = cell('externalId');
    const cv = files && cell('cvFile') !== '' ? files.find(cell('cvFile')) : null;
    const updatedAt = cell('updatedAt') === '' ? null : toInstant(cell('updatedAt'));
    const findProblem = (): RowProblem | null => {
      if (externalId === '') return 'no-id';
      if (seen.has(externalId)) return 'same-id';
      if (cell('updatedAt') !== '' && updatedAt === null) return 'bad-date';
      return typeof cv === 'string' ? cv : null;
    };
    const problem = findProblem();
    seen.add(externalId);
    const { firstName, lastName, email, phone, status, externalCandidateId } = {
      firstName: cell('firstName'),
      lastName: cell('lastName'),
      email: cell('email'),
      phone: cell('phone'),
      status: cell('status'),
      externalCandidateId: cell('externalCandidateId'),
    };
    const sources = cell('source') === '' ? {} : { sources: [cell('source')] };
    const body = { externalId, externalCandidateId, firstName, lastName, email, phone, status, updatedAt, ...sources };
    return { number: index + 2, body, cv: typeof cv === 'string' ? null : cv, problem };
  });
}
