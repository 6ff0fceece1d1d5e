import { toFile, type OpenAI } from 'openai';
import { database } from '@/lib/db/client';
import type { ModelBatch } from '@/lib/db/generated/client';
import type { ProcessStatus } from '@/lib/db/generated/enums';
import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { batchPriceShare } from '@/lib/model/batch-price';
import { spentThisMonth } from '@/lib/model/model-budget';
import type { ModelSettings } from '@/lib/model/model-settings';
import { responseTokens, tokensOf } from '../engines/openai/ask-model';
import { batchCallMs, withBatchApi } from '../engines/openai/batch-client';
import { batchEndpoint } from '../engines/openai/batch-request';

/**
 * In milliseconds, longer than a call that makes a batch can take: after that the provider's list holds the batch, or
 * never will.
 */
const settleMs = batchCallMs + 60_000;
/** The provider's clock may differ from ours. */
const clockSkewMs = 60 * 60_000;
const dayMs = 24 * 60 * 60_000;

const unsupported: ErrorCode = 'model.no-batches';

type UnsentBatch = ModelBatch & { process: { status: ProcessStatus } };

/**
 * Uploads the requests and makes the batch, never twice: a batch that may have been made although its answer got lost
 * is first looked for, by its metadata and its file.
 *
 * @returns false while that is not certain
 * @throws AppError `model.*`
 */
export async function sendBatch(batch: UnsentBatch, settings: ModelSettings, lines: string[]): Promise<boolean> {
  const fileId = batch.fileId ?? (await uploadLines(batch, settings, lines));
  if (batch.createTriedAt) {
    const made = await withBatchApi(settings, unsupported, (client) => findBatch(client, batch, fileId));
    if (made) return markSent(batch.id, made);
    if (Date.now() - batch.createTriedAt.getTime() < settleMs) return false;
    if (batch.cancelRequestedAt) throw new AppError('model.batch-cancelled');
  }
  if (batch.process.status !== 'ACTIVE') return false;
  if (!(await claimCreation(batch))) return false;
  try {
    const made = await withBatchApi(settings, unsupported, (client) =>
      client.batches.create({
        input_file_id: fileId,
        endpoint: batchEndpoint(settings),
        completion_window: '24h',
        metadata: { batch: batch.id },
      }),
    );
    return await markSent(batch.id, made);
  } catch (error) {
    // Any answer at all proves that no batch was made.
    if (error instanceof AppError && error.code !== 'model.unavailable')
      await database().modelBatch.update({ where: { id: batch.id }, data: { createTriedAt: null } });
    throw error;
  }
}

/**
 * Claims the right to make the batch. The claim stays when the call fails without an answer, because the batch may
 * exist.
 */
async function claimCreation({ id, createTriedAt }: ModelBatch): Promise<boolean> {
  const where = { id, createTriedAt, state: 'SENDING' } as const;
  const { count } = await database().modelBatch.updateMany({ where, data: { createTriedAt: new Date() } });
  return count > 0;
}

async function markSent(id: string, made: OpenAI.Batch): Promise<true> {
  const expiresAt = new Date(made.expires_at ? made.expires_at * 1000 : Date.now() + dayMs);
  const data = { state: 'SENT', remoteId: made.id, expiresAt, waits: 0, reason: null } as const;
  await database().modelBatch.update({ where: { id }, data });
  await database().modelBatchItem.updateMany({ where: { batchId: id }, data: { line: null } });
  return true;
}

function isBefore({ created_at }: { created_at: number }, time: Date): boolean {
  return created_at * 1000 < time.getTime() - clockSkewMs;
}

async function findBatch(client: OpenAI, { id, createdAt }: ModelBatch, fileId: string): Promise<OpenAI.Batch | null> {
  for await (const made of client.batches.list({ limit: 100 })) {
    if (made.metadata?.['batch'] === id || made.input_file_id === fileId) return made;
    if (isBefore(made, createdAt)) return null;
  }
  return null;
}

async function uploadLines(batch: ModelBatch, settings: ModelSettings, lines: string[]): Promise<string> {
  const name = `analyses-${batch.id}.jsonl`;
  const { id: fileId } = await withBatchApi(settings, unsupported, async (client) => {
    // An upload may have succeeded although its answer got lost.
    for await (const file of client.files.list({ purpose: 'batch', order: 'desc', limit: 100 })) {
      if (file.filename === name) return file;
      if (isBefore(file, batch.createdAt)) break;
    }
    return client.files.create({ file: await toFile(Buffer.from(lines.join('\n')), name), purpose: 'batch' });
  });
  await database().modelBatch.update({ where: { id: batch.id }, data: { fileId } });
  return fileId;
}

/**
 * Reserves the highest likely cost of the batch in the month's budget.
 *
 * @throws AppError `model.budget-spent` when that would exceed the budget, with other open batches counted
 */
export async function reserveBudget(batchId: string, settings: ModelSettings, lines: string[]): Promise<void> {
  const { prices, monthlyBudget } = settings;
  if (!prices) return;
  const tokens = lines.reduce((sum, line) => sum + tokensOf(line.length), 0);
  const cost = (tokens * prices.input + lines.length * responseTokens * prices.output) / 1e6;
  const estimatedMicros = BigInt(Math.ceil(cost * batchPriceShare));
  await database().modelBatch.update({ where: { id: batchId }, data: { estimatedMicros } });
  if (monthlyBudget === null) return;
  const { _sum } = await database().modelBatch.aggregate({
    where: { state: { not: 'ENDED' } },
    _sum: { estimatedMicros: true },
  });
  const planned = Number(_sum.estimatedMicros ?? 0n) + (await spentThisMonth());
  if (planned > monthlyBudget) throw new AppError('model.budget-spent');
}
