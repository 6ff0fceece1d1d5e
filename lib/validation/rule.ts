import type { FieldError } from '@/lib/errors';
import type words from '@/messages/pl/validation.json';

/** Rule codes; their messages are `validation.<code>`. */
export type RuleCode = keyof typeof words;

const mark = 'rule:';

interface BrokenRule {
  /** zod carries the code as the message, for its own checks and ours. */
  error: string;
  params?: FieldError['values'];
}

/**
 * Marks a zod check with the rule it enforces: `z.string().refine(isPesel, broken('pesel'))`.
 *
 * @param values message placeholders; zod's own checks add `n`
 */
export function broken(code: RuleCode, values?: NonNullable<FieldError['values']>): BrokenRule {
  return { error: mark + code, ...(values ? { params: values } : {}) };
}

/** The code that {@link broken} put into an issue's message; null for zod's own messages. */
export function brokenCode(message: string): string | null {
  return message.startsWith(mark) ? message.slice(mark.length) : null;
}
