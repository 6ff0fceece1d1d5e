import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { findModelOf } from '@/lib/model/find-model-of';
import { getProcessRow } from '@/lib/process-rows/get-process-row';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { withBatchApi } from '../engines/openai/batch-client';
import { partsOfCriteria } from '../engines/openai/ask-about-cv';

/**
 * Asks the provider of a process's model whether it takes batches, before anything is changed. A batch holds one question a
 * candidate.
 *
 * @throws AppError `process.not-found`, `model.not-set-up`, `model.no-batches`, `model.too-many-criteria`, and others of the model
 */
export async function probeBatchApi(processId: string): Promise<void> {
  const process = await getProcessRow(database(), processId);
  const settings = await findModelOf(process);
  if (!settings) throw new AppError('model.not-set-up');
  if (settings.api === 'ollama') throw new AppError('model.no-batches');
  const asked = buildCriteriaSnapshot(process).filter(({ kind }) => kind !== 'BUDGET');
  if (partsOfCriteria(asked).length > 1) throw new AppError('model.too-many-criteria');
  await withBatchApi(settings, 'model.no-batches', (client) => client.batches.list({ limit: 1 }));
}
