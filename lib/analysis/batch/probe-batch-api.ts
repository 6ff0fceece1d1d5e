import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findModelSettings } from '@/lib/model/model-settings';
import { getProcessRow } from '@/lib/processes/rows/get-process-row';
import { effectiveEngine } from '../engines/select-engine';
import { withBatchApi } from '../engines/openai/batch-client';

/**
 * Asks the provider of a process's model whether it takes batches, before anything is changed.
 *
 * @throws AppError `process.not-found`, `model.not-set-up`, `model.no-batches`, and others of the model
 */
export async function probeBatchApi(processId: string): Promise<void> {
  const { engine } = await getProcessRow(database(), processId);
  const settings = (await effectiveEngine(engine)) === 'openai' ? await findModelSettings() : null;
  if (!settings) throw new AppError('model.not-set-up');
  await withBatchApi(settings, 'model.no-batches', (client) => client.batches.list({ limit: 1 }));
}
