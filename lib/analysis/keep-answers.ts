import { createHash } from 'node:crypto';
import { z } from 'zod';
import { database } from '@/lib/db/client';
import { usageSchema } from './analysis-draft';
import type { askModel } from './engines/openai/ask-model';
import { verdictSchema } from './schemas';

/** By the question. */
const answersSchema = z.record(
  z.string(),
  z.object({
    verdicts: z
      .array(
        z.object({
          criterion: z.int(),
          verdict: verdictSchema,
          confidence: z.number(),
          reason: z.string(),
          evidence: z.array(z.object({ sentence: z.int(), quote: z.string() })),
        }),
      )
      .nullable(),
    isCut: z.boolean(),
    text: z.string(),
    usage: usageSchema,
  }),
);

type Answers = z.infer<typeof answersSchema>;

async function findAnswers(requestId: string): Promise<Answers> {
  const row = await database().analysisDraft.findUnique({ where: { requestId } });
  return answersSchema.parse(row?.answers ?? {});
}

/**
 * Asks as `send` does, and keeps each answer with the draft of the analysis: where the provider is busy between two questions
 * about one CV (votes, a repair, parts), the next attempt goes on from there, and nothing is paid twice.
 */
export function keepAnswers(requestId: string, send: typeof askModel): typeof askModel {
  let found: Promise<Answers> | undefined;
  return async (settings, instructions, messages, run = 0) => {
    const { api, model, reasoningEffort } = settings;
    const question = JSON.stringify([api, model, reasoningEffort, instructions, messages, run]);
    const key = createHash('sha256').update(question).digest('hex');
    const answers = await (found ??= findAnswers(requestId));
    const kept = answers[key];
    if (kept) return kept;
    const answer = await send(settings, instructions, messages, run);
    answers[key] = answer;
    await database().analysisDraft.upsert({
      where: { requestId },
      create: { requestId, answers },
      update: { answers },
    });
    return answer;
  };
}
