import { randomBytes } from 'node:crypto';
import { isSigned, sign } from './signature';

/** Creates a CSRF token valid for one session (docs/specification.md, Conventions of the API). */
export function makeCsrfToken(sessionId: string): string {
  const nonce = randomBytes(12).toString('base64url');
  return `${nonce}.${sign('csrf', `${sessionId}:${nonce}`)}`;
}

/** Whether `token` was made by `makeCsrfToken` for this session. */
export function isCsrfTokenValid(token: string | null, sessionId: string): boolean {
  const [nonce, signature, rest] = token?.split('.') ?? [];
  if (!nonce || !signature || rest !== undefined) return false;
  return isSigned('csrf', `${sessionId}:${nonce}`, signature);
}
