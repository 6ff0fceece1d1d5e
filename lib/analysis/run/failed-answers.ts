import type { Db } from '@/lib/db/client';
import type { RunInput } from './current-run';
import { findKeptResponses } from '../drafts/keep-responses';

/**
 * Keeps what a model answered in a run whose answer could not be used, for administrators: masked, as it was sent. It goes with
 * the candidate, with the next analysis, or after some weeks (`clean-up.ts`).
 */
export async function keepFailedAnswers(
  db: Db,
  { candidateId, requestId, reason }: RunInput & { reason: string },
): Promise<void> {
  const answers = (await findKeptResponses(db, requestId)).map(({ text }) => text);
  const data = { reason, answers, createdAt: new Date() };
  await db.failedAnswer.upsert({ where: { candidateId }, create: { candidateId, ...data }, update: data });
}

/** Deletes those of candidates who are analysed anew or erased. */
export async function deleteFailedAnswers(db: Db, candidateIds: string[]): Promise<void> {
  await db.failedAnswer.deleteMany({ where: { candidateId: { in: candidateIds } } });
}
