import { z } from 'zod';
import { questionKinds } from './application-enums';

/** An answer with its question as it was worded then; of `YES_NO` it is `YES` or `NO`. */
export const answerSchema = z.object({ question: z.string(), kind: z.enum(questionKinds), answer: z.string() });

export type ApplicationAnswer = z.infer<typeof answerSchema>;

/** The stored answers of an application; what cannot be read is left out. */
export function readAnswers(stored: unknown): ApplicationAnswer[] {
  return z.array(answerSchema).safeParse(stored).data ?? [];
}
