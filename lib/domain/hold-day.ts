import type { z } from 'zod';
import { broken } from '@/lib/validation/rule';

/** For `.check()` of a decision: only a hold has a day until which it lasts. */
export function untilOnlyOfHold({
  value: { decision, holdUntil },
  issues,
}: z.core.ParsePayload<{ decision: string; holdUntil?: string | null | undefined }>): void {
  if (!holdUntil || decision === 'HOLD') return;
  const message = broken('date-only-of-hold').error;
  issues.push({ code: 'custom', path: ['holdUntil'], message, input: holdUntil, continue: true });
}
