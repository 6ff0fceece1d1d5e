import type { Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';
import type { AppError } from '@/lib/errors';
import { logger } from '@/lib/logger';
import { findCheckpoint } from './checkpoint';
import { failSync } from './end-sync';
import { advanceSync, type RunningSync } from './running-sync';

/** Attempts before a synchronisation is given up; an ATS that asks to wait is waited for. */
const maxAttempts: Partial<Record<ErrorCode, number>> = {
  'ats.unreachable': 7,
  'ats.uncertain': 7,
  'ats.bad-answer': 3,
  'ats.rate-limited': 50,
  'conflict.retry': 7,
};
const firstWaitSeconds = 15;
const longestWaitSeconds = 600;

/** 15, 30, 60 … 600 seconds, up to a fifth more so that many do not come back at once. */
function backoff(attempts: number): number {
  const seconds = Math.min(longestWaitSeconds, firstWaitSeconds * 2 ** (attempts - 1));
  return Math.ceil(seconds * (1 + Math.random() / 5));
}

/** As long as the ATS asks; growing where that is next to nothing, and was not enough. */
function waitOf({ retryAfterSeconds: asked }: AppError, attempts: number): number {
  return asked !== undefined && asked > 1 ? asked : backoff(attempts);
}

/**
 * What happens after a failed page or file: it is tried again after a while, or the synchronisation ends with the reason.
 *
 * @returns the seconds to wait; null when it ended
 */
export async function reactToSyncError(actor: Actor, sync: RunningSync, error: AppError): Promise<number | null> {
  const { code } = error;
  const checkpoint = findCheckpoint(sync.checkpoint);
  const attempts = (checkpoint?.attempts ?? 0) + 1;
  if (!checkpoint || attempts >= (maxAttempts[code] ?? 1)) {
    logger.error({ syncId: sync.id, processId: sync.processId, code, attempts }, 'a synchronisation failed');
    await failSync(actor, sync, code === 'ats.uncertain' ? 'ats.unreachable' : code);
    return null;
  }
  const seconds = Math.min(longestWaitSeconds, waitOf(error, attempts));
  const waiting = { reason: code, until: new Date(Date.now() + seconds * 1000).toISOString() };
  await advanceSync(database(), sync, { ...checkpoint, attempts, waiting });
  return seconds;
}
