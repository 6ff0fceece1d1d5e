import type { z } from 'zod';
import type { FieldError } from '@/lib/errors';
import { brokenCode } from './rule';

type Issue = z.core.$ZodIssue;
type SizeIssue = Extract<Issue, { code: 'too_small' | 'too_big' }>;

function isMissing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function sizeCode(issue: SizeIssue): FieldError['code'] {
  const isSmall = issue.code === 'too_small';
  if (issue.origin === 'string') {
    // Empty text is missing, not too short.
    if (isSmall && (isMissing(issue.input) || Number(issue.minimum) === 1)) return 'required';
    return isSmall ? 'min-length' : 'max-length';
  }
  if (issue.origin === 'array') return isSmall ? 'min-items' : 'max-items';
  return isSmall ? 'min-value' : 'max-value';
}

function typeCode({ input, expected }: Extract<Issue, { code: 'invalid_type' }>): FieldError['code'] {
  if (isMissing(input)) return expected === 'array' || expected === 'boolean' ? 'choice-required' : 'required';
  if (expected === 'int') return 'integer';
  return expected === 'number' ? 'number' : 'wrong-format';
}

function describe(issue: Issue): Omit<FieldError, 'path'> {
  switch (issue.code) {
    case 'too_small':
      return { code: sizeCode(issue), values: { n: Number(issue.minimum) } };
    case 'too_big':
      return { code: sizeCode(issue), values: { n: Number(issue.maximum) } };
    case 'invalid_type':
      return { code: typeCode(issue) };
    case 'invalid_format':
      return { code: isMissing(issue.input) ? 'required' : (brokenCode(issue.message) ?? 'wrong-format') };
    case 'invalid_value':
      return { code: isMissing(issue.input) ? 'choice-required' : 'not-in-list' };
    case 'unrecognized_keys':
      return { code: 'unknown-field' };
    default:
      return { code: 'wrong-format' };
  }
}

/** Our rules carry their code; zod's own checks are mapped by kind. */
function describeRule(issue: Issue): Omit<FieldError, 'path'> {
  const code = brokenCode(issue.message);
  if (code === null || issue.code === 'invalid_format') return describe(issue);
  return issue.code === 'custom' && issue.params ? { code, values: issue.params } : { code };
}

/** A missing field is reported only as missing. */
function withoutFollowers(fields: FieldError[]): FieldError[] {
  const missing = new Set(fields.filter(({ code }) => code === 'required').map(({ path }) => path));
  return fields.filter(({ path, code }, index) => {
    if (!missing.has(path)) return true;
    return code === 'required' && fields.findIndex((one) => one.path === path && one.code === code) === index;
  });
}

const tightest = { 'min-value': Math.max, 'max-value': Math.min };

/** Of two broken bounds of one kind, zod's and ours, keeps the stricter one. */
function withoutWiderBounds(fields: FieldError[]): FieldError[] {
  const boundOf = ({ values }: FieldError) => Number(values?.n);
  return fields.filter((field) => {
    const { path, code } = field;
    if (code !== 'min-value' && code !== 'max-value') return true;
    const broken = fields.filter((other) => other.path === path && other.code === code);
    return boundOf(field) === tightest[code](...broken.map(boundOf));
  });
}

export type Checked<T> = { data: T; fields: null } | { data: null; fields: FieldError[] };

/**
 * Validates a value; the only mapping from zod's issues to field errors, for forms and the API.
 *
 * @returns the parsed value, or dotted path, stable code (message key `validation.<code>`) and values of every error
 */
export function checkFields<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  // The input tells a missing field from one of the wrong type.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { data: parsed.data, fields: null };
  const fields = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    ...describeRule(issue),
  }));
  return { data: null, fields: withoutWiderBounds(withoutFollowers(fields)) };
}
