import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { refusalOf } from './ats-call';
import { tokenMarginMs, type AccessToken, type ConnectionState } from './connection-state';
import { ExchangeError, readBody, type HttpLimits } from './exchange';
import { exchangeFollowing } from './follow-redirects';

/** The value of the `Authorization` header. */
export interface Authorisation {
  header(): Promise<string>;
  /** Another value after `refused` was answered with 401; null: there is no other. */
  renew(refused: string): Promise<string | null>;
}

export interface TokenRequest {
  url: string;
  /** Of HTTP Basic; null: the credentials are in the body. */
  basic: { user: string; password: string } | null;
  body: { type: string; text: string };
}

const maxTokenBytes = 64 * 1024;
/** While one call fetches a token others wait, each in a transaction. */
const maxTokenMs = 20_000;
/** Of a token whose answer does not say how long it lives. */
const defaultLifetimeSeconds = 600;

const tokenSchema = z.object({
  access_token: z.string().min(1).max(8000),
  expires_in: z.coerce.number().positive().optional().catch(undefined),
  expires_at: z.union([z.string(), z.number()]).optional().catch(undefined),
});

/** `expires_at` is a date, or seconds since 1970. */
function expiryOf({ expires_in: lifetime, expires_at: instant }: z.infer<typeof tokenSchema>): Date {
  const date = /^\d+$/.test(`${instant}`) ? Number(instant) * 1000 : Date.parse(`${instant}`);
  const lifetimeMs = (lifetime ?? defaultLifetimeSeconds) * 1000;
  return new Date(lifetime === undefined && !Number.isNaN(date) ? date : Date.now() + lifetimeMs);
}

/** Statuses for wrong credentials: OAuth answers 400 or 401 (RFC 6749, section 5.2), some servers 403. */
const refusedStatuses = [400, 401, 403];

async function fetchToken(request: TokenRequest, limits: HttpLimits): Promise<AccessToken> {
  const { basic, body } = request;
  const encoded = basic ? Buffer.from(`${basic.user}:${basic.password}`).toString('base64') : null;
  const headers = {
    accept: 'application/json',
    'content-type': body.type,
    ...(encoded ? { authorization: `Basic ${encoded}` } : {}),
  };
  // It changes nothing, so it is no write; but its body holds credentials, so no redirect leads to another server.
  const outgoing = { url: new URL(request.url), method: 'POST', headers, body: Buffer.from(body.text), isWrite: false };
  const answer = await exchangeFollowing(outgoing, { ...limits, totalMs: Math.min(limits.totalMs, maxTokenMs) });
  if (answer.status !== 200 && answer.status !== 201) {
    answer.close();
    if (refusedStatuses.includes(answer.status)) throw new AppError('ats.credentials-refused');
    throw refusalOf(answer.status, answer.headers, {});
  }
  const bytes = await readBody(answer, maxTokenBytes);
  try {
    const token = tokenSchema.parse(JSON.parse(bytes?.toString('utf8') ?? ''));
    return { value: token.access_token, expiresAt: expiryOf(token) };
  } catch (cause) {
    throw new AppError('ats.bad-answer', { cause });
  }
}

/** Fetches a token. Wrong credentials stop the connection; a connection that failed was certainly no write. */
async function fetchOrStop(request: TokenRequest, limits: HttpLimits, state: ConnectionState): Promise<AccessToken> {
  try {
    return await fetchToken(request, limits);
  } catch (error) {
    if (error instanceof ExchangeError) throw new AppError('ats.unreachable', { cause: error });
    if (error instanceof AppError && error.code === 'ats.rate-limited')
      await state.block(error.retryAfterSeconds ?? 10, 'asked');
    if (error instanceof AppError && error.code === 'ats.credentials-refused') await state.stop(error.code);
    throw error;
  }
}

/** Tokens by request, shared by all instances and renewed before their end, or when the ATS refuses one. */
export function tokenAuthorisation(request: TokenRequest, state: ConnectionState, limits: HttpLimits): Authorisation {
  let token: AccessToken | null = null;
  const share = async (refused: string | null) => {
    token = await state.shareToken(refused, () => fetchOrStop(request, limits, state));
    return `Bearer ${token.value}`;
  };
  return {
    header: async () => {
      const isUsable = token !== null && token.expiresAt.getTime() > Date.now() + tokenMarginMs;
      return isUsable && token ? `Bearer ${token.value}` : share(null);
    },
    renew: (refused) => share(refused.replace(/^Bearer /, '')),
  };
}

/** A key that is always the same. */
export function keyAuthorisation(header: string): Authorisation {
  return { header: async () => header, renew: async () => null };
}
