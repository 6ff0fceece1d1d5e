import type { z } from 'zod';
import { AppError } from '@/lib/errors';
import { checkFields } from './field-errors';
import type { Parsed } from './api-definition';

/** JSON bodies are forms, not files. */
const maxJsonBytes = 1024 * 1024;

function parseWith<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, fields } = checkFields(schema, value);
  if (fields !== null) throw new AppError('request.invalid', { fields });
  return data;
}

/** The ids of the path. An id that cannot be one belongs to nothing: 404, not 422. */
export async function parseParams<S extends z.ZodType | undefined>(
  schema: S,
  params: Promise<Record<string, unknown>>,
): Promise<Parsed<S>> {
  if (!schema) return undefined as Parsed<S>;
  const parsed = schema.safeParse(await params);
  if (!parsed.success) throw new AppError('resource.not-found');
  return parsed.data as Parsed<S>;
}

/** The query string, each key once. */
export function parseQuery<S extends z.ZodType | undefined>(schema: S, request: Request): Parsed<S> {
  if (!schema) return undefined as Parsed<S>;
  const entries = [...new URL(request.url).searchParams].filter(([, value]) => value !== '');
  return parseWith(schema, Object.fromEntries(entries)) as Parsed<S>;
}

/** The JSON body; an absent one counts as `{}`. */
export async function parseBody<S extends z.ZodType | undefined>(schema: S, request: Request): Promise<Parsed<S>> {
  if (!schema) return undefined as Parsed<S>;
  const type = request.headers.get('content-type') ?? '';
  if (Number(request.headers.get('content-length') ?? 0) > maxJsonBytes) throw new AppError('request.too-large');
  const text = await request.text();
  if (Buffer.byteLength(text) > maxJsonBytes) throw new AppError('request.too-large');
  if (text !== '' && !type.includes('application/json')) throw new AppError('request.wrong-type');
  return parseWith(schema, parseJson(text)) as Parsed<S>;
}

function parseJson(text: string): unknown {
  if (text === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new AppError('request.malformed', { cause: error });
  }
}
