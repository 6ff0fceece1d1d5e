import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { checkFields } from '@/lib/validation/field-errors';
import type { Parsed } from './api-definition';
import { readBody } from './read-body';

/** The default limit; a call that needs more sets `maxBodyBytes`. */
const maxJsonBytes = 64 * 1024;

function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, fields } = checkFields(schema, value);
  if (fields !== null) throw new AppError('request.invalid', { fields });
  return data;
}

/** The path's ids. An invalid id refers to nothing: 404, not 422. */
export async function parseParams<S extends z.ZodType | undefined>(
  schema: S,
  params: Promise<Record<string, unknown>>,
): Promise<Parsed<S>> {
  if (!schema) return undefined as Parsed<S>;
  const parsed = schema.safeParse(await params);
  if (!parsed.success) throw new AppError('resource.not-found');
  return parsed.data as Parsed<S>;
}

/** The query string, one value per key; an empty one is not set. */
export function parseQuery<S extends z.ZodType | undefined>(schema: S, request: Request): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value.trim() !== '');
  return parseWith(schema, Object.fromEntries(entries)) as Parsed<S>;
}

/** The JSON body; a missing one counts as `{}`. */
export async function parseBody<S extends z.ZodType | undefined>(
  schema: S,
  request: Request,
  maxBytes = maxJsonBytes,
): Promise<Parsed<S>> {
  if (!schema) return undefined as Parsed<S>;
  const bytes = await readBody(request, { maxBytes });
  if (bytes.length > 0 && mediaType(request) !== 'application/json') throw new AppError('request.wrong-type');
  return parseWith(schema, parseJson(bytes)) as Parsed<S>;
}

/** The key by which a repeated write is known; null without one. @throws AppError `request.malformed` for no UUID */
export function parseIdempotencyKey(request: Request): string | null {
  const parsed = z.uuid().nullable().safeParse(request.headers.get('idempotency-key'));
  if (!parsed.success) throw new AppError('request.malformed');
  return parsed.data;
}

/** RFC 9110, section 8.3.1: case-insensitive, parameters may follow. */
export function mediaType(request: Request): string {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  return type.trim().toLowerCase();
}

function parseJson(bytes: Buffer<ArrayBuffer>): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    throw new AppError('request.malformed', { cause: error });
  }
}
