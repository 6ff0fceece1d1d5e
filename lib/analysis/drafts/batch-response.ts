import { database, type Db } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { askModel } from '../engines/openai/ask-model';
import { readResponse, requestBody, requestHash } from '../engines/openai/batch-request';

/**
 * How to ask the model about a candidate: if a batch has answered exactly this question, with that answer; any other
 * question, such as a repair, is asked now.
 */
export function askWithKeptResponses(candidateId: string): typeof askModel {
  let found: ReturnType<typeof findAnswers> | undefined;
  return async (settings, question, run = 0) => {
    const items = await (found ??= findAnswers(candidateId));
    const askNow = () => askModel(settings, question, run);
    if (items.length === 0) return askNow();
    const hash = requestHash(await requestBody(settings, question, run));
    const answer = items.find((item) => item.run === run && item.requestHash === hash)?.answer;
    if (!answer) return askNow();
    return readResponse(settings, question, answer).catch((error: unknown) => {
      // No response at all: a damaged line.
      if (error instanceof AppError && error.code === 'model.unavailable') return askNow();
      throw error;
    });
  };
}

async function findAnswers(candidateId: string) {
  return database().modelBatchItem.findMany({
    where: { candidateId, answer: { not: null } },
    select: { run: true, answer: true, requestHash: true },
  });
}

/** Deletes a candidate's answers from batches: they quote the CV, and a new analysis asks again. */
export async function forgetBatchResponses(db: Db, candidateId: string): Promise<void> {
  await db.modelBatchItem.updateMany({ where: { candidateId, answer: { not: null } }, data: { answer: null } });
}
