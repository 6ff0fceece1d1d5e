import { env } from '@/lib/env';
import type { AnyApiDefinition } from './api-definition';

/** A result as the declaration says; outside production, and with CHECK_ANSWERS, held to its schema. */
export function toResponse(definition: AnyApiDefinition, result: unknown): Response {
  if (result instanceof Response) return result;
  if (result === undefined) return new Response(null, { status: definition.status ?? 204 });
  const isChecked = env().NODE_ENV !== 'production' || env().CHECK_ANSWERS;
  if (isChecked && definition.answer) {
    const checked = definition.answer.safeParse(result);
    if (!checked.success) throw new Error(`The response breaks its own schema: ${checked.error.message}`);
  }
  const headers: Record<string, string> = definition.etag ? { etag: definition.etag(result) } : {};
  return Response.json(result, { status: definition.status ?? 200, headers });
}
