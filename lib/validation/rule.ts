import type { FieldError } from '@/lib/errors';
import type words from '@/messages/pl/validation.json';

/** Every rule that can be broken; its words are `validation.<code>` in both languages. */
export type RuleCode = keyof typeof words;

const mark = 'rule:';

interface BrokenRule {
  /** zod carries it as the message, for its own checks and for ours alike. */
  error: string;
  params?: FieldError['values'];
}

/**
 * What a zod check is given so that its issue tells which rule was broken: `z.string().refine(isPesel, broken('pesel'))`.
 *
 * @param values for the placeholders of the words; checks of zod's own bring `n` themselves
 */
export function broken(code: RuleCode, values?: NonNullable<FieldError['values']>): BrokenRule {
  return { error: mark + code, ...(values ? { params: values } : {}) };
}

/** The code that {@link broken} put into an issue's message; null for an issue in zod's own words. */
export function brokenCode(message: string): string | null {
  return message.startsWith(mark) ? message.slice(mark.length) : null;
}
