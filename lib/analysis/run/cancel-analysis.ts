import type { Actor } from '@/lib/auth/actor';
import { failAnalysis } from './fail-analysis';
import type { RunInput } from './current-run';

/** Marks the candidate of a cancelled run as ERROR. Does nothing for a run that was superseded or is already stored. */
export async function cancelAnalysis(actor: Actor, run: RunInput): Promise<void> {
  await failAnalysis(actor, { ...run, reason: 'analysis.cancelled' });
}
