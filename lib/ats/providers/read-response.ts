import { z } from 'zod';
import { AppError } from '@/lib/errors';
import type { AtsApplicationData, AtsPerson, AtsRecruitment } from './provider';

/** An id of the ATS; some write numbers, some texts. */
export const externalId = z.union([z.string().trim().min(1).max(200), z.int()]).transform(String);

/** An id that may be missing. */
export const optionalId = externalId.nullish().transform((id) => id ?? null);

/** A text that may be missing, empty or something else; nothing depends on it. */
export const looseText = z
  .union([z.string(), z.number().transform(String)])
  .nullish()
  .catch(null)
  .transform((text) => text?.replaceAll('\0', '').trim().slice(0, 500) || null);

/** Texts among which others are left out. */
export const looseTexts = z
  .array(z.unknown())
  .catch([])
  .transform((items) => items.filter((item) => typeof item === 'string').filter((item) => item.trim() !== ''));

/** @throws AppError `ats.bad-answer` when what is needed is missing; what is not known is ignored */
export function readResponse<Schema extends z.ZodType>(schema: Schema, json: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(json);
  if (parsed.success) return parsed.data;
  // Paths only: the values are people's data.
  const paths = parsed.error.issues.map(({ path }) => path.join('.')).slice(0, 3);
  throw new AppError('ats.bad-answer', { cause: new Error(`Unexpected at ${paths.join(', ')}`) });
}

/** What {@link writeCursor} wrote. @throws AppError `ats.bad-answer`: a scan never goes on from a guess */
export function readCursor<Schema extends z.ZodType>(schema: Schema, cursor: string): z.infer<Schema> {
  try {
    return schema.parse(JSON.parse(cursor));
  } catch (cause) {
    throw new AppError('ats.bad-answer', { cause });
  }
}

export function writeCursor(value: object): string {
  return JSON.stringify(value);
}

/** At most 200 whose name, id or reference contains the phrase without regard to case. */
export function matching(recruitments: AtsRecruitment[], phrase: string): AtsRecruitment[] {
  const wanted = phrase.trim().toLocaleLowerCase('pl');
  const contains = (text: string | null) => text?.toLocaleLowerCase('pl').includes(wanted) ?? false;
  return recruitments
    .filter(({ id, name, reference }) => contains(name) || contains(id) || contains(reference))
    .slice(0, 200);
}

/**
 * What an application's fields tell of its person. Products without a mark for anonymised people leave a name that says it,
 * and nothing else; nothing at all may as well be a right that is missing.
 */
export function personOf(data: Omit<AtsApplicationData, 'person'>): AtsPerson {
  const { firstName, lastName, email, phone, cvKey } = data;
  const name = `${firstName ?? ''} ${lastName ?? ''}`.trim();
  if (email || phone || cvKey) return 'known';
  if (name === '') return 'unreadable';
  return /^\W{0,3}(anonymi|anonimi|zanonimi)/i.test(name) ? 'erased' : 'known';
}

/** The file that was added last. */
export function latest<File>(files: File[], instantOf: (file: File) => string | null): File | null {
  const time = (file: File) => Date.parse(instantOf(file) ?? '') || 0;
  return files.reduce<File | null>((last, file) => (last && time(last) > time(file) ? last : file), null);
}
