import type { DecisionDto, DecisionKind } from '@/lib/domain/candidate-review-schemas';
import { isBackFromHold } from '@/lib/domain/candidate-status';
import type { CalendarDay } from '@/lib/validation/calendar-day';

/** The parts of a decision that its kind and its time are not. */
export interface KeptOfPresent {
  reasonId?: string | null;
  note?: string;
  /** Of a hold; null: no day. */
  holdUntil?: CalendarDay | null;
}

/**
 * What remains of the present decision where somebody decides the same again: its reason and its note, and its day unless
 * that has come or another one is given. Nothing of another kind of decision.
 *
 * @param holdUntil the day that was chosen, null for none; undefined: nothing was said about it
 */
export function keptOfPresent(
  present: DecisionDto | null,
  decision: DecisionKind,
  holdUntil?: CalendarDay | null,
): KeptOfPresent {
  const chosen = holdUntil === undefined ? {} : { holdUntil };
  if (present?.decision !== decision) return chosen;
  const { reason, note } = present;
  const day = isBackFromHold(present) ? {} : { holdUntil: present.holdUntil };
  return { reasonId: reason?.reasonId ?? null, note, ...day, ...chosen };
}
