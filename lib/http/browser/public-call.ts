import { apiErrorFromText, fetchOrFail } from './browser-client';
import { parseJson } from './read-problem';

/**
 * Calls the part of the API that needs no session, for its response as it is; no CSRF token is fetched.
 *
 * @param path below /api/v1
 * @param sending `keepalive`: sent to the end also when the page is left
 * @throws ApiError as `apiAnswer` does
 */
export function publicRequest(path: string, body: object, sending: { keepalive?: true } = {}): Promise<Response> {
  const headers = { 'content-type': 'application/json' };
  return fetchOrFail(`/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body), ...sending });
}

/** As {@link publicRequest}, and parses the response. */
export async function publicCall<Answer>(
  path: string,
  body: object,
  sending: { keepalive?: true } = {},
): Promise<Answer> {
  const response = await publicRequest(path, body, sending);
  const answer = parseJson(await response.text());
  if (answer === undefined) throw apiErrorFromText('', response.status, { method: 'POST', url: `/api/v1${path}` });
  return answer as Answer;
}
