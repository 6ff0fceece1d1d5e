import { AppError } from '@/lib/errors';
import { exchange, type HttpLimits, type IncomingAnswer, type OutgoingRequest } from './exchange';

const maxRedirects = 3;
const secretHeaders = ['authorization', 'cookie', 'x-api-key'];

function withoutSecrets(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !secretHeaders.includes(name.toLowerCase())));
}

/** The request that a redirect asks for; credentials stay with their server, and a body is never sent to another. */
function redirected(request: OutgoingRequest, status: number, location: string): OutgoingRequest {
  if (!URL.canParse(location, request.url)) throw new AppError('ats.bad-answer');
  const url = new URL(location, request.url);
  const isSameServer = url.origin === request.url.origin;
  if (!isSameServer && (request.isWrite || request.body)) throw new AppError('ats.address-refused');
  const headers = isSameServer ? request.headers : withoutSecrets(request.headers);
  return status === 303 ? { ...request, url, headers, method: 'GET', body: null } : { ...request, url, headers };
}

/**
 * Sends a request and follows at most three redirects, each address checked like the first.
 *
 * @throws as `exchange`, and AppError `ats.bad-answer` for more redirects or one to nowhere
 */
export async function exchangeFollowing(first: OutgoingRequest, limits: HttpLimits): Promise<IncomingAnswer> {
  let request = first;
  for (let redirects = 0; ; redirects += 1) {
    const answer = await exchange(request, limits);
    const location = answer.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(answer.status) || location === null)
      return { ...answer, redirected: redirects > 0 };
    answer.close();
    if (redirects === maxRedirects) throw new AppError('ats.bad-answer');
    request = redirected(request, answer.status, location);
  }
}
