import { z } from 'zod';
import { AppError } from '@/lib/errors';
import { refusalOf } from '../../http/ats-call';
import type { TokenRequest } from '../../http/authorisation';
import { ExchangeError, readBody, type HttpLimits } from '../../http/exchange';
import { exchangeFollowing } from '../../http/follow-redirects';
import type { AtsCredentials, AtsSettings } from '../../connections/settings';
import { parseBody } from '../webhook-signature';

/** The request for tokens; `sub` names the person as whom everything is done. */
export function tokenRequestOf(
  { tokenUrl, actingUserId }: AtsSettings<'GREENHOUSE'>,
  { clientId, clientSecret }: AtsCredentials<'GREENHOUSE'>,
) {
  const form = new URLSearchParams({
    grant_type: 'client_credentials',
    ...(actingUserId === null ? {} : { sub: actingUserId }),
  });
  return {
    url: tokenUrl,
    basic: { user: clientId, password: clientSecret },
    body: { type: 'application/x-www-form-urlencoded', text: form.toString() },
  } satisfies TokenRequest;
}

const anyObject = z.record(z.string(), z.unknown());

/**
 * Asks for a token of its own, for the names of the answer's fields; the token itself is thrown away.
 *
 * @throws AppError as a call of the API
 */
export async function tokenAnswer(
  { url, basic, body }: ReturnType<typeof tokenRequestOf>,
  limits: HttpLimits,
): Promise<Record<string, unknown>> {
  const headers = {
    accept: 'application/json',
    'content-type': body.type,
    authorization: `Basic ${Buffer.from(`${basic.user}:${basic.password}`).toString('base64')}`,
  };
  const request = { url: new URL(url), method: 'POST', headers, body: Buffer.from(body.text), isWrite: false };
  try {
    const answer = await exchangeFollowing(request, limits);
    if (answer.status < 200 || answer.status >= 300) {
      answer.close();
      throw refusalOf(answer.status, answer.headers, {});
    }
    const fields = parseBody(anyObject, (await readBody(answer, 64 * 1024)) ?? Buffer.alloc(0));
    if (!fields) throw new AppError('ats.bad-answer');
    return fields;
  } catch (error) {
    if (error instanceof ExchangeError) throw new AppError('ats.unreachable', { cause: error });
    throw error;
  }
}
