import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { isHeldBack } from './first-send';
import type { OpenPick } from './open-pick';

/**
 * Commits that a write is about to happen. As long as nobody was sent by this link, the lock lets only one request
 * begin.
 *
 * @returns false when the request ended meanwhile, or another is the first one
 */
export async function begin({ id, processId, hasSent }: OpenPick): Promise<boolean> {
  return transaction(async (db) => {
    if (!hasSent) {
      await lockProcess(db, processId);
      if (await isHeldBack(id, db)) return false;
    }
    const { count } = await db.atsPick.updateMany({
      where: { id, state: { in: ['PENDING', 'SENDING'] } },
      data: { state: 'SENDING', attempts: { increment: 1 }, aliveAt: new Date() },
    });
    return count > 0;
  });
}

/** Ends the run of a request that waits for the first one, whose end requests it again. */
export async function holdBack({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  const data = { aliveAt: new Date(), reason: 'ats.waits-for-first' satisfies ErrorCode };
  await database().atsPick.updateMany({ where: { id, state: 'PENDING' }, data });
  return { outcome: 'stopped' };
}

/** Notes that nothing is on its way, because the ATS refused the write or was not reached. */
export async function takeBack({ id }: OpenPick): Promise<void> {
  const data = { state: 'PENDING' as const, attempts: { decrement: 1 } };
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data });
}

/** Keeps a request from counting as lost. @param reason of the last failure */
export async function keepAlive(id: string, reason: ErrorCode | null): Promise<void> {
  await database().atsPick.updateMany({ where: { id }, data: { aliveAt: new Date(), reason } });
}

/** Leaves a request until the process is activated: nothing was applied, and nothing new starts in this process. */
export async function waitForActivation({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data: { state: 'PENDING' } });
  return { outcome: 'stopped' };
}
