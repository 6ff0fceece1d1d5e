import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';

/** Ends a preparation that failed for good; a person may retry it. */
export async function failSimulation(
  _actor: Actor,
  { simulationId: id, reason }: { simulationId: string; reason: ErrorCode },
): Promise<void> {
  await database().interviewSimulation.updateMany({
    where: { id, status: { in: ['CREATED', 'PREPARING'] } },
    data: { status: 'ERROR', statusReason: reason },
  });
}
