import { createHash } from 'node:crypto';
import { z } from 'zod';
import { database, type Db } from '@/lib/db/client';
import { usageSchema } from './analysis-draft';
import type { askModel } from '../engines/openai/ask-model';
import type { ModelResponse } from '../engines/openai/call-model';

/** By the question. */
const answersSchema = z.record(
  z.string(),
  z.object({
    /** Its place among the answers of the run, from 0. */
    at: z.int(),
    text: z.string(),
    end: z.enum(['whole', 'cut', 'refused', 'overflow']),
    outputLimit: z.int().nullable(),
    usage: usageSchema,
  }),
);

type Answers = z.infer<typeof answersSchema>;

async function load(db: Db, requestId: string): Promise<Answers> {
  const row = await db.analysisDraft.findUnique({ where: { requestId } });
  // Those of an earlier version are asked for again.
  return answersSchema.safeParse(row?.answers ?? {}).data ?? {};
}

/** What the model has answered in a run so far, in order. */
export async function findKeptResponses(db: Db, requestId: string): Promise<ModelResponse[]> {
  return Object.values(await load(db, requestId)).toSorted((one, other) => one.at - other.at);
}

/**
 * Asks as `send` does and stores each answer with the draft of the analysis. When the provider becomes busy between
 * two questions about a CV (votes, a repair, parts), the next attempt goes on from there, and nothing is paid twice.
 */
export function keepResponses(requestId: string, send: typeof askModel): typeof askModel {
  let found: Promise<Answers> | undefined;
  let kept: Answers = {};
  return async (settings, asked, run = 0) => {
    const { instructions, messages } = asked;
    const { api, model, reasoningEffort } = settings;
    const question = JSON.stringify([api, model, reasoningEffort, instructions, messages, run]);
    const key = createHash('sha256').update(question).digest('hex');
    const answers = await (found ??= load(database(), requestId).then((loaded) => (kept = { ...loaded })));
    const known = answers[key];
    if (known) return known;
    const answer = await send(settings, asked, run);
    const added = { ...answer, at: Object.keys(answers).length };
    answers[key] = added;
    kept = { ...kept, [key]: added };
    const { count } = await database().analysisDraft.updateMany({ where: { requestId }, data: { answers: kept } });
    if (count === 0) {
      // The first answer of the run; or the run was superseded, and its earlier answers were counted when its draft
      // was deleted.
      kept = { [key]: added };
      await database().analysisDraft.create({ data: { requestId, answers: kept } });
    }
    return answer;
  };
}
