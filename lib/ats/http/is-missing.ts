import { AppError } from '@/lib/errors';
import type { AtsCall } from './ats-call';
import type { AtsClient } from './ats-client';

/** Whether the ATS says that one record does not exist: 404 or 410. False also when it refuses to tell, with 403. */
export async function isMissing(client: Pick<AtsClient, 'find'>, call: AtsCall): Promise<boolean> {
  try {
    return (await client.find(call)) === null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'ats.forbidden') return false;
    throw error;
  }
}
