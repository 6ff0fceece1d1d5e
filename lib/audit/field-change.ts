export type ChangeValue = string | number | boolean | null;

/** One changed field. */
export interface FieldChange {
  /** Dotted, e.g. `budget.maxMinor`, `requirement.importance`; the bare noun where an entry came or went. */
  field: string;
  /** The list entry it belongs to, by its text or code; null for a field of the object itself. */
  subject: string | null;
  from: ChangeValue;
  to: ChangeValue;
}
