import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findModelOf } from '@/lib/model/find-model-of';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { withBatchApi } from '../engines/openai/batch-client';

/**
 * Asks the provider of a process's model whether it takes batches, before anything is changed.
 *
 * @throws AppError `process.not-found`, `model.not-set-up`, `model.no-batches`, and others of the model
 */
export async function probeBatchApi(processId: string): Promise<void> {
  const settings = await findModelOf(await getProcessRow(database(), processId));
  if (!settings) throw new AppError('model.not-set-up');
  if (settings.api === 'ollama') throw new AppError('model.no-batches');
  await withBatchApi(settings, 'model.no-batches', (client) => client.batches.list({ limit: 1 }));
}
