import { z } from 'zod';
import { questionSchema, type FormQuestion } from './form-schemas';

/** The stored questions of a form; what cannot be read is left out. */
export function readQuestions(stored: unknown): FormQuestion[] {
  const each = z.array(z.unknown()).safeParse(stored).data ?? [];
  return each.flatMap((one) => questionSchema.safeParse(one).data ?? []);
}
