import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ModelBatch } from '@/lib/db/generated/client';
import type { ProcessStatus } from '@/lib/db/generated/enums';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { findModelSettings, findModelState } from '@/lib/model/find-model-state';
import type { ModelSettings } from '@/lib/model/model-settings';
import { deleteBatchFiles } from '../engines/openai/batch-client';
import { abandonBatch, completeBatch } from './end-batch';
import { followBatch } from './follow-batch';
import { prepareBatch } from './prepare-batch';
import { reserveBudget, sendBatch } from './send-batch';

export type BatchOutcome = { outcome: 'ended' } | { outcome: 'waiting'; seconds: number };

type BatchInProcess = ModelBatch & { process: { status: ProcessStatus } };

const ended: BatchOutcome = { outcome: 'ended' };
const firstWait = 5;
const longestWait = 600;
/** Unanswered waits, about twenty minutes, after which a batch that was never made is given up. */
const maxWaits = 12;
const dayMs = 24 * 60 * 60_000;
/** In milliseconds: so long after its own deadline a batch is still asked about. */
const graceMs = 2 * 60 * 60_000;

/**
 * Takes a batch one step further: prepares requests, sends them, or checks the provider's progress. The row holds the
 * state, so a call that is repeated, even after being killed, goes on from there.
 *
 * @returns how long to wait before the next step
 */
export async function advanceBatch(actor: Actor, { batchId }: { batchId: string }): Promise<BatchOutcome> {
  requirePermission(actor, 'candidate:analyse');
  const batch = await database().modelBatch.findUnique({ where: { id: batchId }, include: { process: true } });
  if (!batch || batch.state === 'ENDED') return ended;
  await database().modelBatch.update({ where: { id: batchId }, data: { checkedAt: new Date() } });
  if (batch.cancelRequestedAt && !batch.createTriedAt && !batch.remoteId) {
    return giveUp(actor, batch, 'model.batch-cancelled');
  }
  // In a stopped process nothing new starts; a batch that the provider has goes on.
  if (batch.state !== 'SENT' && !batch.createTriedAt && batch.process.status !== 'ACTIVE') return wait(batch, null);
  try {
    return await advance(actor, batch);
  } catch (error) {
    if (error instanceof AppError && error.code.startsWith('model.')) return react(actor, batch, error);
    throw error;
  }
}

async function advance(actor: Actor, batch: BatchInProcess): Promise<BatchOutcome> {
  if (batch.state === 'PREPARING') {
    const isPrepared = await prepareBatch(batch.id);
    if (isPrepared) await database().modelBatch.update({ where: { id: batch.id }, data: { state: 'SENDING' } });
    return { outcome: 'waiting', seconds: 0 };
  }
  const settings = await findModelSettings();
  if (!settings) throw new AppError('model.not-set-up');
  const { remoteId } = batch;
  if (remoteId) return (await followBatch(actor, { ...batch, remoteId }, settings)) ? ended : wait(batch, null);
  return send(actor, batch, settings);
}

async function send(actor: Actor, batch: BatchInProcess, settings: ModelSettings): Promise<BatchOutcome> {
  const items = await database().modelBatchItem.findMany({
    where: { batchId: batch.id, state: 'OPEN', line: { not: null } },
    orderBy: { id: 'asc' },
    select: { line: true },
  });
  const lines = items.flatMap(({ line }) => line ?? []);
  if (lines.length === 0 && !batch.fileId) {
    await completeBatch(actor, batch.id);
    return ended;
  }
  if (!batch.createTriedAt) await reserveBudget(batch.id, settings, lines);
  if (await sendBatch(batch, settings, lines)) return { outcome: 'waiting', seconds: firstWait };
  return wait(batch, null);
}

/**
 * Reacts to an error of the provider: a busy one is asked again later; one that cannot be used ends a batch that it
 * does not have yet.
 */
async function react(actor: Actor, batch: ModelBatch, error: AppError): Promise<BatchOutcome> {
  const isOut = batch.remoteId !== null;
  const isOver = batch.expiresAt !== null && Date.now() > batch.expiresAt.getTime() + graceMs;
  // A batch that may exist at the provider is looked for as long as it may be answered.
  const mayBeOut = batch.createTriedAt !== null && !batch.cancelRequestedAt && isRecent(batch.createTriedAt);
  const isPatient = error.code === 'model.unavailable' && (mayBeOut || batch.waits < maxWaits);
  const mayPass = error.code === 'model.rate-limited' || isPatient;
  if (isOut ? !isOver && error.code !== 'model.batch-lost' : mayPass) return wait(batch, error);
  return giveUp(actor, batch, isOut ? 'model.batch-lost' : error.code);
}

async function giveUp(actor: Actor, { id }: ModelBatch, reason: ErrorCode): Promise<BatchOutcome> {
  await abandonBatch(actor, id, reason);
  const model = await findModelState();
  const { fileId } = await database().modelBatch.findUniqueOrThrow({ where: { id }, select: { fileId: true } });
  if (model.kind === 'ready') await deleteBatchFiles(model.settings, [fileId]);
  return ended;
}

function isRecent(time: Date): boolean {
  return Date.now() - time.getTime() < dayMs;
}

/** Stores the reason and waits, longer each time. */
async function wait({ id, waits }: ModelBatch, error: AppError | null): Promise<BatchOutcome> {
  const backoff = Math.min(longestWait, firstWait * 1.5 ** waits);
  const seconds = Math.ceil(Math.max(backoff, Math.min(longestWait, error?.retryAfterSeconds ?? 0)));
  const data = { waits: { increment: 1 }, reason: error?.code ?? null };
  await database().modelBatch.updateMany({ where: { id, state: { not: 'ENDED' } }, data });
  return { outcome: 'waiting', seconds };
}
