import type { HistoryChange, HistoryEntry } from '@/lib/processes/history-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';

type Budget = NonNullable<ProcessDto['budget']>;

/** The lists of a process. */
export const listNouns = ['requirement', 'language', 'redFlag'] as const;
export type ListNoun = (typeof listNouns)[number];

/** A line of an entry: one change as a recruiter sees it. */
export type HistoryLine =
  | { kind: 'value'; change: HistoryChange }
  | { kind: 'text'; change: HistoryChange }
  | { kind: 'added' | 'removed'; noun: ListNoun; subject: string }
  | { kind: 'order'; noun: ListNoun; from: string[]; to: string[] }
  | { kind: 'budget'; from: Budget | null; to: Budget | null };

/** Long texts, compared word by word. */
const longTextFields = new Set(['requirements', 'requirement.text', 'redFlag.text']);
const budgetPrefix = 'budget.';
/** Separates list entries in `*.order`, see lib/processes/describe-changes.ts. */
const separator = ' · ';

/**
 * The budget before an entry. The history stores only the changed ones of its five fields; the others equal those after
 * it.
 */
function budgetBefore(changes: readonly HistoryChange[], after: Budget | null): Budget | null {
  const former = new Map(
    changes.flatMap(({ field, from }) =>
      field.startsWith(budgetPrefix) ? [[field.slice(budgetPrefix.length), from]] : [],
    ),
  );
  if (former.size === 0) return after;
  const merged = { ...after, ...Object.fromEntries(former) };
  return isBudget(merged) ? merged : null;
}

function isBudget(fields: object): fields is Budget {
  return (
    'maxMinor' in fields && typeof fields.maxMinor === 'number' && 'currency' in fields && fields.currency !== null
  );
}

function toLine(change: HistoryChange): HistoryLine {
  const { field, from, to } = change;
  const noun = listNouns.find((one) => field === one || field === `${one}.order`);
  if (!noun) return { kind: longTextFields.has(field) ? 'text' : 'value', change };
  if (field === noun) return { kind: from === null ? 'added' : 'removed', noun, subject: String(from ?? to) };
  return { kind: 'order', noun, from: String(from).split(separator), to: String(to).split(separator) };
}

export interface LinedEntry extends HistoryEntry {
  lines: HistoryLine[];
}

/**
 * Adds the lines to the entries.
 *
 * @param entries newest first, without gaps
 * @param budget the current budget
 */
export function lineEntries(entries: readonly HistoryEntry[], budget: Budget | null): LinedEntry[] {
  let after = budget;
  return entries.map((entry) => {
    const before = budgetBefore(entry.changes, after);
    const others = entry.changes.filter(({ field }) => !field.startsWith(budgetPrefix)).map(toLine);
    const lines: HistoryLine[] =
      others.length < entry.changes.length ? [...others, { kind: 'budget', from: before, to: after }] : others;
    after = before;
    return { ...entry, lines };
  });
}
