/** What happens with a column's values. A further question about all of them is a further key here. */
interface DataClass {
  /**
   * When a candidate is erased whose row stays: `goes`, emptied; `follows`, a database trigger makes it of what is emptied;
   * `reset`, `lib/ats/departures/erase-departed.ts` writes what holds for nobody; `stays`, it tells nothing of a person.
   */
  erasure: 'goes' | 'follows' | 'reset' | 'stays';
  /** It comes back as it was when an erasure is undone. */
  restored: boolean;
  /** In a blind process nothing of it is shown, or it is shown with bars, or as it is. */
  blind: 'hidden' | 'masked' | 'shown';
  /** It belongs in the copy that the person may ask for (GDPR, article 15(3)). */
  copy: boolean;
}

/** The classes of columns; each column of a candidate and of what is below has one. */
export const dataClasses = {
  /** Who it is: names, contact data, residence, names of files, pictures. */
  identity: { erasure: 'goes', restored: true, blind: 'hidden', copy: true },
  /** A text that may quote the CV. */
  quoted: { erasure: 'goes', restored: true, blind: 'masked', copy: true },
  /** What is known, judged or thought of the person, without who it is. */
  said: { erasure: 'goes', restored: true, blind: 'shown', copy: true },
  /** A hash, key or id that leads to the person's CV or texts. */
  trace: { erasure: 'goes', restored: true, blind: 'hidden', copy: false },
  /** Made by a database trigger of other columns, to search and compare. */
  derived: { erasure: 'follows', restored: false, blind: 'hidden', copy: false },
  /** How far work is that begins anew after a restore. */
  progress: { erasure: 'goes', restored: false, blind: 'shown', copy: false },
  /** What a model is asked and answers, until an analysis is made of it. */
  exchange: { erasure: 'goes', restored: false, blind: 'hidden', copy: false },
  /** Where the work on the person stands. */
  standing: { erasure: 'reset', restored: true, blind: 'shown', copy: false },
  /** What another system calls the person: by it nobody who was erased is taken in again. */
  reference: { erasure: 'stays', restored: false, blind: 'hidden', copy: true },
  /** What happened, when: nobody's any more once the rest is gone. */
  record: { erasure: 'stays', restored: false, blind: 'shown', copy: true },
  /** The whole of a person who is kept for claims only: one administrator at a time sees it, with a reason. */
  blocked: { erasure: 'goes', restored: false, blind: 'hidden', copy: true },
  /** Which colleague did it: a user's data. */
  colleague: { erasure: 'stays', restored: false, blind: 'shown', copy: false },
  /** Ids, versions, costs, and words of the process. */
  inner: { erasure: 'stays', restored: false, blind: 'shown', copy: false },
} as const satisfies Record<string, DataClass>;

export type DataClassName = keyof typeof dataClasses;

/** What happens with a table's rows when a candidate is erased. An erased candidate's own row may stay or go. */
type Rows =
  /** They go with the candidate's row, and are emptied when this one stays. */
  | 'stay'
  /** They go, and come back at a restore. */
  | 'go'
  /** They go for good. */
  | 'go-for-good'
  /** They go with the last candidate who has the file (lib/cv/delete-unused-files.ts). */
  | 'go-with-file'
  /** They go with the run, which erasing gives up (lib/analysis/run/write-off-drafts.ts). */
  | 'go-with-run'
  /** They go with the candidate's row, and a week after an erasure (lib/ats/departures/delete-old-erasures.ts). */
  | 'go-after-a-week'
  /** They go when their time is over (lib/retention/run/continue-run.ts). */
  | 'go-at-their-time'
  /** They stay: a keyed hash, and what no longer leads to a person. */
  | 'stay-for-good'
  /** They name a candidate by the id alone, and go by their age (lib/maintenance). */
  | 'age';

/** A table with data about candidates, by the names of the Prisma schema. */
export interface DataTable {
  /** The column with the id of the row above, and its table; null: no relation leads to a candidate. */
  of: readonly [column: string, table: string] | null;
  rows: Rows;
  columns: Readonly<Record<string, DataClassName>>;
  /** What stands in emptied columns that cannot be null. */
  emptied?: Readonly<Record<string, unknown>>;
  /** Columns that the export of candidates reads. */
  exported?: readonly string[];
}
