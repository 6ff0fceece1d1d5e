import type { Db } from '@/lib/db/client';
import type { RunInput } from './current-run';
import { findKeptResponses } from '../drafts/keep-responses';

/**
 * Stores what a model answered when its answer could not be used, masked as it was sent, for administrators. Deleted
 * with the candidate, at the next analysis, or after some weeks (`clean-up.ts`).
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
