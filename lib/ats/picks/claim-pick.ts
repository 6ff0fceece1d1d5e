import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { isHeldBack } from './first-send';
import type { OpenPick } from './open-pick';

/**
 * Commits that a write is about to happen. The lock lets only one of a link begin while none has been sent.
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

/** Its run ends; the end of the first one requests it again. */
export async function holdBack({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  const data = { aliveAt: new Date(), reason: 'ats.waits-for-first' satisfies ErrorCode };
  await database().atsPick.updateMany({ where: { id, state: 'PENDING' }, data });
  return { outcome: 'stopped' };
}

/** The ATS refused the write, or was not reached: nothing is on its way. */
export async function takeBack({ id }: OpenPick): Promise<void> {
  const data = { state: 'PENDING' as const, attempts: { decrement: 1 } };
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data });
}

/** Keeps a request from counting as lost. @param reason of the last failure */
export async function keepAlive(id: string, reason: ErrorCode | null): Promise<void> {
  await database().atsPick.updateMany({ where: { id }, data: { aliveAt: new Date(), reason } });
}

/** Nothing was applied, and nothing new starts in this process: activating it requests it again. */
export async function waitForActivation({ id }: OpenPick): Promise<{ outcome: 'stopped' }> {
  await database().atsPick.updateMany({ where: { id, state: 'SENDING' }, data: { state: 'PENDING' } });
  return { outcome: 'stopped' };
}
