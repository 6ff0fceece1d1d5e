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
    // An empty text is missing, not too short.
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

/** Rules of the catalogue say themselves which one was broken; zod's own checks are told by their kind. */
function describeRule(issue: Issue): Omit<FieldError, 'path'> {
  const code = brokenCode(issue.message);
  if (code === null || issue.code === 'invalid_format') return describe(issue);
  return issue.code === 'custom' && issue.params ? { code, values: issue.params } : { code };
}

/** A missing field is missing, and breaks no further rule. */
function withoutFollowers(fields: FieldError[]): FieldError[] {
  const missing = new Set(fields.filter(({ code }) => code === 'required').map(({ path }) => path));
  return fields.filter(({ path, code }, index) => {
    if (!missing.has(path)) return true;
    return code === 'required' && fields.findIndex((one) => one.path === path && one.code === code) === index;
  });
}

const tightest = { 'min-value': Math.max, 'max-value': Math.min };

/** Of two bounds of one kind that a number breaks at once, zod's own and ours, the one that it has to keep in the end. */
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
 * Holds a value against a schema; the one way from zod's issues to our field errors, for forms and for the API.
 *
 * @returns what the schema makes of it, or dotted path, stable code (message key `validation.<code>`) and values of
 * everything that is wrong
 */
export function checkFields<T>(schema: z.ZodType<T>, value: unknown): Checked<T> {
  // Without its input an issue cannot tell a missing field from one of the wrong kind.
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { data: parsed.data, fields: null };
  const fields = parsed.error.issues.map((issue) => ({
    path: issue.path.map(String).join('.'),
    ...describeRule(issue),
  }));
  return { data: null, fields: withoutWiderBounds(withoutFollowers(fields)) };
}
