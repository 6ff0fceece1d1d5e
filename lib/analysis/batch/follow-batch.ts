import OpenAI from 'openai';
import { z } from 'zod';
import type { Actor } from '@/lib/auth/actor';
import type { ModelBatch } from '@/lib/db/generated/client';
import type { ErrorCode } from '@/lib/error-codes';
import type { ModelSettings } from '@/lib/model/model-settings';
import { deleteBatchFiles, withBatchApi } from '../engines/openai/batch-client';
import { abandonBatch, completeBatch } from './end-batch';
import { handOver } from './hand-over';

const lost: ErrorCode = 'model.batch-lost';

/** A line of the output file that holds an answer. */
const lineSchema = z.object({
  custom_id: z.uuid(),
  response: z.object({ status_code: z.literal(200), body: z.unknown() }),
});

/**
 * Looks how far the provider is: takes in the answers there are, passes a cancellation on, and ends the batch with the
 * provider's.
 *
 * @returns whether the batch has ended
 * @throws AppError `model.*`; `model.batch-lost` where the provider does not know the batch
 */
export async function followBatch(
  actor: Actor,
  batch: ModelBatch & { remoteId: string },
  settings: ModelSettings,
): Promise<boolean> {
  const remote = await withBatchApi(settings, lost, (client) => client.batches.retrieve(batch.remoteId));
  await takeIn(batch.id, settings, remote);
  const isOver = remote.status === 'completed' || remote.status === 'expired';
  if (isOver && !batch.cancelRequestedAt) await completeBatch(actor, batch.id);
  else if (isOver || remote.status === 'cancelled') await abandonBatch(actor, batch.id, 'model.batch-cancelled');
  else if (remote.status === 'failed') await abandonBatch(actor, batch.id, 'model.batch-refused');
  else {
    if (batch.cancelRequestedAt && remote.status !== 'cancelling') await cancelAtProvider(batch.remoteId, settings);
    return false;
  }
  await deleteBatchFiles(settings, [remote.input_file_id, remote.output_file_id, remote.error_file_id]);
  return true;
}

async function cancelAtProvider(remoteId: string, settings: ModelSettings): Promise<void> {
  await withBatchApi(settings, lost, (client) =>
    // The batch may have ended by itself meanwhile; the next check shows it.
    client.batches.cancel(remoteId).catch((error: unknown) => {
      if (!(error instanceof OpenAI.BadRequestError || error instanceof OpenAI.ConflictError)) throw error;
    }),
  );
}

/** Stores the answers so far; a line that cannot be read counts as unanswered. */
async function takeIn(batchId: string, settings: ModelSettings, { output_file_id: fileId }: OpenAI.Batch) {
  if (!fileId) return;
  const text = await withBatchApi(settings, lost, async (client) => (await client.files.content(fileId)).text());
  const answered = text.split('\n').flatMap((row) => {
    const line = lineSchema.safeParse(parsed(row));
    return line.success ? [{ id: line.data.custom_id, answer: JSON.stringify(line.data.response.body) }] : [];
  });
  await handOver(batchId, answered);
}

function parsed(row: string): unknown {
  try {
    return JSON.parse(row);
  } catch {
    return null;
  }
}
