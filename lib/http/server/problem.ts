import { z } from 'zod';
import type { PersonActor } from '@/lib/auth/actor';
import { errorStatus } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { acceptedLocale, cookieLocale, toLocale, type Locale } from '@/lib/i18n/locale';
import { errorMessage, fieldErrorMessage } from '@/lib/i18n/error-messages';

/** RFC 9457 with our extension members (docs/specification.md, Conventions of the API). */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.string(),
  errors: z.array(z.object({ path: z.string(), code: z.string(), message: z.string() })),
  requestId: z.string(),
  timestamp: z.iso.datetime(),
  method: z.string(),
  url: z.string(),
});

export type Problem = z.infer<typeof problemSchema>;

/** The response's language: the cookie's, else the account's, else the default; of a program, the one that it accepts. */
export function requestLocale(request: Request, actor: PersonActor | null): Locale {
  if (request.headers.has('authorization')) {
    return acceptedLocale(request.headers.get('accept-language')) ?? toLocale(actor?.locale);
  }
  return cookieLocale(request.headers.get('cookie')) ?? toLocale(actor?.locale);
}

interface ProblemContext {
  request: Request;
  requestId: string;
  locale: Locale;
}

export interface DescribedProblem {
  status: number;
  headers: Record<string, string>;
  body: Problem;
}

/** What a program's token lacks (RFC 6750, section 3). */
function challengeOf({ code, values }: AppError): string | null {
  if (code === 'token.invalid') return 'Bearer error="invalid_token"';
  if (code === 'token.scope-missing') return `Bearer error="insufficient_scope", scope="${values.scope ?? ''}"`;
  return null;
}

/** Any error as problem+json. Anything but an AppError is a 500 that hides its message. */
export function describeProblem(
  error: unknown,
  { method, url, requestId, locale }: Pick<Problem, 'method' | 'url' | 'requestId'> & { locale: Locale },
): DescribedProblem {
  const known = error instanceof AppError ? error : new AppError('internal', { cause: error });
  const status = errorStatus[known.code];
  const words = errorMessage(locale, known.code, known.values);
  const body: Problem = {
    type: `urn:recruitment-assistant:error:${known.code}`,
    title: words,
    status,
    detail: words,
    code: known.code,
    errors: known.fields.map((field) => ({
      path: field.path,
      code: field.code,
      message: fieldErrorMessage(locale, field.code, field.values ?? {}),
    })),
    requestId,
    timestamp: new Date().toISOString(),
    method,
    url,
  };
  const headers: Record<string, string> = { 'content-type': 'application/problem+json', 'content-language': locale };
  if (known.retryAfterSeconds !== undefined) headers['retry-after'] = String(known.retryAfterSeconds);
  if (known.allow !== undefined) headers.allow = known.allow.join(', ');
  const challenge = challengeOf(known);
  if (challenge !== null) headers['www-authenticate'] = challenge;
  if (known.etag !== undefined) headers.etag = known.etag;
  return { status, headers, body };
}

/** {@link describeProblem} as a response. */
export function problemResponse(error: unknown, { request, requestId, locale }: ProblemContext): Response {
  const { method } = request;
  const described = describeProblem(error, { method, url: new URL(request.url).pathname, requestId, locale });
  const { status, headers, body } = described;
  return new Response(JSON.stringify(body), { status, headers });
}
