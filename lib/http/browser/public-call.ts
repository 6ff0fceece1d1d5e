import { apiErrorFromText, fetchOrFail } from './browser-client';
import { parseJson } from './read-problem';

/**
 * Calls the part of the API that needs no session; no CSRF token is fetched.
 *
 * @param path below /api/v1
 * @throws ApiError as `apiAnswer` does
 */
export async function publicCall<Answer>(path: string, body: object): Promise<Answer> {
  const url = `/api/v1${path}`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetchOrFail(url, { method: 'POST', headers, body: JSON.stringify(body) });
  const answer = parseJson(await response.text());
  if (answer === undefined) throw apiErrorFromText('', response.status, { method: 'POST', url });
  return answer as Answer;
}
