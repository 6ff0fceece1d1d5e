import { randomUUID as uuid } from 'node:crypto';
import { readWholeCv } from '../judge/read-cv-once';
import { database } from '@/lib/db/client';
import type { ModelBatchItem } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { buildCriteriaSnapshot } from '../criteria/build-criteria-snapshot';
import { findCurrentRun } from '../run/current-run';
import { batchEndpoint, requestBody, requestHash } from '../engines/openai/batch-request';
import { OpenAiEngine } from '../engines/openai/openai-engine';
import { selectEngine } from '../engines/select-engine';
import { loadJudgeInput } from '../judge/load-judge-input';
import { canBeScored } from '../score/match-score';
import { handOver } from './hand-over';

/** CVs prepared in one step. */
const chunkSize = 25;

/**
 * Writes the masked requests of some of a batch's candidates, one for each run over the CV. A candidate that needs no
 * model, because equal input was judged before, or that cannot be asked about is handed over at once.
 *
 * @returns whether all are prepared
 * @throws AppError `model.not-set-up`
 */
export async function prepareBatch(batchId: string): Promise<boolean> {
  const items = await database().modelBatchItem.findMany({
    where: { batchId, state: 'OPEN', line: null },
    orderBy: { id: 'asc' },
    take: chunkSize,
  });
  for (const item of items) {
    const bodies = await bodiesOf(item);
    const isStored = bodies !== null && (await storeLines(item, bodies));
    if (!isStored) await handOver(batchId, [{ id: item.id, answer: null }]);
  }
  return items.length < chunkSize;
}

interface Bodies {
  url: string;
  /** The bodies of the requests, one for each run over the CV. */
  bodies: string[];
}

/** What to send about the candidate; null: nothing. */
async function bodiesOf({ candidateId, requestId }: ModelBatchItem): Promise<Bodies | null> {
  const candidate = await findCurrentRun(database(), { candidateId, requestId });
  if (!candidate?.cvSha256) return null;
  const criteria = buildCriteriaSnapshot(candidate.process);
  if (!canBeScored(criteria)) return null;
  const engine = await selectEngine(candidate.process.engine);
  if (!(engine instanceof OpenAiEngine)) throw new AppError('model.not-set-up');
  const { settings } = engine;
  try {
    await readWholeCv(candidate.cvSha256);
  } catch (error) {
    // The candidate's own run reports what is wrong with the file.
    if (error instanceof AppError && error.code.startsWith('cv.')) return null;
    throw error;
  }
  const { input, before } = await loadJudgeInput(engine, candidate, candidate.cvSha256, criteria);
  const question = before ? null : await engine.question(input);
  if (!question) return null;
  const runs = Array.from({ length: engine.votes }, (_, run) => run);
  const bodies = await Promise.all(runs.map((run) => requestBody(settings, question, run)));
  return { url: batchEndpoint(settings), bodies };
}

/** The stored item is that of the first run; items for the other runs are made here. */
async function storeLines(
  { batchId, candidateId, requestId, ...item }: ModelBatchItem,
  { url, bodies }: Bodies,
): Promise<boolean> {
  return transaction(async (db) => {
    // Somebody may have been erased while their request was made.
    const present = await db.$queryRaw<unknown[]>`
      SELECT id FROM candidate WHERE id = ${candidateId}::uuid AND cv_sha256 IS NOT NULL FOR NO KEY UPDATE`;
    if (present.length === 0) return false;
    for (const [run, body] of bodies.entries()) {
      const id = run === 0 ? item.id : uuid();
      // The body is JSON already and must stay exactly as it was hashed.
      const line = `{"custom_id":"${id}","method":"POST","url":"${url}","body":${body}}`;
      const written = { line, requestHash: requestHash(body) };
      const { statusBefore, reasonBefore } = item;
      const other = { id, batchId, candidateId, requestId, run, statusBefore, reasonBefore };
      if (run === 0) await db.modelBatchItem.updateMany({ where: { id, state: 'OPEN' }, data: written });
      else await db.modelBatchItem.createMany({ data: [{ ...other, ...written }], skipDuplicates: true });
    }
    return true;
  });
}
