import { z } from 'zod';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';

/** The names that may stand as `{name}` in a write call. */
const placeholders = [
  'applicationId',
  'candidateId',
  'recruitmentId',
  'companyId',
  'fromStageId',
  'stageId',
  'tag',
  'note',
] as const;
export type WritePlaceholder = (typeof placeholders)[number];
const placeholder = /\{([a-zA-Z]+)\}/g;

/** Replaces every `{name}` of a write call's path or body by `value(name)`. */
export function fillTemplate(template: string, value: (name: WritePlaceholder) => string): string {
  return template.replace(placeholder, (_, name: string) => value(name as WritePlaceholder));
}

function hasKnownPlaceholders(template: string): boolean {
  return [...template.matchAll(placeholder)].every(([, name]) => placeholders.some((known) => known === name));
}

function isJsonTemplate(template: string): boolean {
  try {
    JSON.parse(fillTemplate(template, () => '1'));
    return true;
  } catch {
    return false;
  }
}

/** Whether a path stays below the API's address, so that the credentials do too. */
function isRelativePath(path: string): boolean {
  return /^[a-z{]/i.test(path) && !/[\\:]|[.]{2}/.test(path);
}

/** A call that no public documentation describes; the customer enters it. */
export const writeCallSchema = z.object({
  method: z.enum(['POST', 'PUT', 'PATCH']),
  /** Below the API's address, e.g. `CandidateApplications/{applicationId}/Stage`. */
  path: text({ max: 500 })
    .refine(isRelativePath, broken('wrong-format'))
    .refine(hasKnownPlaceholders, broken('wrong-format')),
  /** JSON after the placeholders are filled in: numbers without quotation marks, texts within. Null: no body. */
  body: text({ max: 5000 })
    .refine(hasKnownPlaceholders, broken('wrong-format'))
    .refine(isJsonTemplate, broken('wrong-format'))
    .nullable(),
});

/** Control characters would end a header. */
export const secret = () => text({ max: 1000 }).regex(/^[^\p{Cc}]*$/u, broken('characters'));
/** Sent in a header as it is. */
export const headerSecret = () => text({ max: 1000 }).regex(/^[\x20-\x7e]*$/, broken('characters'));

export type WriteCall = z.infer<typeof writeCallSchema>;
