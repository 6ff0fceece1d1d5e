export type ChangeValue = string | number | boolean | null;

/** One field that a deed changed, from what to what. */
export interface FieldChange {
  /** Dotted, e.g. `budget.maxMinor`, `requirement.importance`; the bare noun where an entry came or went. */
  field: string;
  /** The entry of a list that it belongs to, by its words or code; null for a field of the thing itself. */
  subject: string | null;
  from: ChangeValue;
  to: ChangeValue;
}
