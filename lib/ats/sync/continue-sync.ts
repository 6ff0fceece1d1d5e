import { setTimeout } from 'node:timers/promises';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { AppError, isDatabaseAway } from '@/lib/errors';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { readCheckpoint } from './checkpoint';
import { downloadCvs } from './download-cvs';
import { failSync } from './end-sync';
import { openProvider } from '../connections/open-provider';
import { reactToSyncError } from './react-to-sync-error';
import { findRunningSync, SyncOvertaken, whyStopped, type RunningSync } from './running-sync';
import { scanPage } from './scan-page';
import { sweepUnseen } from './sweep-unseen';
import { scanTrial } from './trial/scan-trial';

/** Whole pages and files are taken for about so long; then the step is stored. */
const partMs = 20_000;

/** In seconds: shorter waits are slept through, so that the provider's rate limit does not end a part. */
const shortWaitSeconds = 3;

export interface SyncPart {
  done: boolean;
  /** Before the next part. */
  waitSeconds: number;
}

const phases = { SCANNING: scanPage, SWEEPING: sweepUnseen, DOWNLOADING: downloadCvs };

const trialPhases = { ...phases, SCANNING: scanTrial };

/**
 * Goes on with a synchronisation from its checkpoint: pages of applications, then those not seen in a full scan, then the
 * CVs. May be repeated, also after a kill: what was taken in is not taken again.
 *
 * @param options `partMs`: shorter in tests
 */
export async function continueSync(
  actor: Actor,
  { syncId }: { syncId: string },
  options: { partMs?: number } = {},
): Promise<SyncPart> {
  requirePermission(actor, 'candidate:upload');
  const end = Date.now() + (options.partMs ?? partMs);
  do {
    const sync = await findRunningSync(syncId);
    if (!sync) return { done: true, waitSeconds: 0 };
    const waitSeconds = await tryNext(actor, sync);
    sendOutboxSoon();
    if (waitSeconds > shortWaitSeconds) return { done: false, waitSeconds };
    await setTimeout(waitSeconds * 1000);
  } while (Date.now() < end);
  return { done: false, waitSeconds: 0 };
}

/** @returns the seconds to wait before going on */
async function tryNext(actor: Actor, sync: RunningSync): Promise<number> {
  try {
    const checkpoint = readCheckpoint(sync.checkpoint);
    const reason = whyStopped(sync, checkpoint);
    if (reason) {
      await failSync(actor, sync, reason);
      return 0;
    }
    const { provider } = await openProvider(sync.connectionId);
    await (sync.trial ? trialPhases : phases)[checkpoint.phase](actor, provider, sync, checkpoint);
    return 0;
  } catch (error) {
    if (error instanceof SyncOvertaken) return 0;
    if (!(error instanceof AppError) || isDatabaseAway(error)) throw error;
    return (await reactToSyncError(actor, sync, error)) ?? 0;
  }
}
