import type { z } from 'zod';
import type { FieldError } from '@/lib/errors';

type Issue = z.core.$ZodIssue;

function sizeCode(issue: Extract<Issue, { code: 'too_small' | 'too_big' }>): FieldError['code'] {
  const isSmall = issue.code === 'too_small';
  if (issue.origin === 'string') {
    if (isSmall && Number(issue.minimum) === 1) return 'required';
    return isSmall ? 'min-length' : 'max-length';
  }
  if (issue.origin === 'array') return isSmall ? 'min-items' : 'max-items';
  return isSmall ? 'min-value' : 'max-value';
}

function describe(issue: Issue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'too_small':
      return { code: sizeCode(issue), values: { n: Number(issue.minimum) } };
    case 'too_big':
      return { code: sizeCode(issue), values: { n: Number(issue.maximum) } };
    case 'invalid_type':
      return { code: issue.input === undefined ? 'required' : issue.expected === 'int' ? 'integer' : 'wrong-format' };
    case 'invalid_value':
      return { code: 'not-in-list' };
    case 'unrecognized_keys':
      return { code: 'unknown-field' };
    default:
      return { code: 'wrong-format' };
  }
}

/** zod's issues as our field errors: dotted path, stable code (message key `validation.<code>`), values. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), ...describe(issue) }));
}
