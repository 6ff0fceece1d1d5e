import type { Problem } from '@/lib/http/server/problem';
import { localeTestAccounts, testPassword } from '../../tests/accounts';
import { ApiClient } from '../../tests/api-client';
import { signIn, signInWithNewSession } from './setup';

const baseUrl = (): string => process.env.BASE_URL ?? '';
const unknownId = '0192f3a4-0000-7000-8000-000000000000';

test('without a session every call is 401 session.missing, in problem+json', async () => {
  const answer = await new ApiClient(baseUrl()).get<Problem>('/users/me');
  expect(answer.status).toBe(401);
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ code: 'session.missing', status: 401, method: 'GET', url: '/api/v1/users/me' });
  expect(answer.body.requestId).toBe(answer.headers.get('x-request-id'));
});

test('a mutation without a valid CSRF token is 403 csrf.invalid; one of another session is not valid', async () => {
  const recruiter = await signIn('RECRUITER');
  const other = await signInWithNewSession('RECRUITER');
  const without = await recruiter.put<Problem>('/users/me/locale', { locale: 'pl' }, { withoutCsrfToken: true });
  expect([without.status, without.body.code]).toEqual([403, 'csrf.invalid']);
  const headers = { 'x-csrf-token': await other.csrfToken() };
  const foreign = await recruiter.put<Problem>('/users/me/locale', { locale: 'pl' }, { headers });
  expect([foreign.status, foreign.body.code]).toEqual([403, 'csrf.invalid']);
  expect((await recruiter.put('/users/me/locale', { locale: 'pl' })).status).toBe(204);
});

const foreignHeaders: Record<string, string>[] = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
];

test.each(foreignHeaders)('a mutation from another site is 403 whatever its token: %j', async (headers) => {
  const recruiter = await signIn('RECRUITER');
  const answer = await recruiter.put<Problem>('/users/me/locale', { locale: 'pl' }, { headers });
  expect([answer.status, answer.body.code]).toEqual([403, 'origin.cross-site']);
});

test('a viewer may read and may not write', async () => {
  const viewer = await signIn('VIEWER');
  expect((await viewer.get('/processes/search')).status).toBe(200);
  const refused = await viewer.post<Problem>('/processes', { name: 'Proces' });
  expect([refused.status, refused.body.code]).toEqual([403, 'permission.denied']);
});

test('invalid input is reported per field, in the user’s language', async () => {
  const recruiter = await ApiClient.signInAs(baseUrl(), localeTestAccounts[1], testPassword);
  const input = { name: 'X', requirementList: [{ text: 'Java', importance: 9, necessity: 'REQUIRED' }] };
  const taken = { name: 'Cieśla', externalRecruitmentId: `REK/${Date.now()}` };
  expect((await recruiter.post('/processes', taken)).status).toBe(201);
  const polish = await recruiter.post<Problem>('/processes', input);
  expect(polish.status).toBe(422);
  expect(polish.body.errors).toEqual([
    expect.objectContaining({ path: 'name', code: 'min-length', message: 'Co najmniej 2 znaki' }),
    expect.objectContaining({ path: 'requirementList.0.importance', code: 'max-value' }),
  ]);
  const used = await recruiter.post<Problem>('/processes', taken);
  expect(used.body.detail).toBe('Zewnętrzny identyfikator rekrutacji jest już używany');
  await recruiter.put('/users/me/locale', { locale: 'en' });
  const english = await recruiter.post<Problem>('/processes', input);
  expect(english.body.errors[0]?.message).toBe('At least 2 characters');
  const usedInEnglish = await recruiter.post<Problem>('/processes', taken);
  expect(usedInEnglish).toMatchObject({
    status: 409,
    body: { code: 'process.external-id-taken', detail: 'External recruitment ID is already used' },
  });
  await recruiter.put('/users/me/locale', { locale: 'pl' });
});

test('malformed JSON is 400, another media type 415, an id that cannot be one 404', async () => {
  const recruiter = await signIn('RECRUITER');
  const token = await recruiter.csrfToken();
  const send = (type: string, body: string): Promise<Response> =>
    recruiter.send('POST', '/api/v1/processes', { headers: { 'x-csrf-token': token, 'content-type': type }, body });
  expect((await send('application/json', '{"name":')).status).toBe(400);
  expect((await send('text/plain', 'name')).status).toBe(415);
  expect((await send('application/json', `"${'x'.repeat(1_100_000)}"`)).status).toBe(413);
  expect((await recruiter.get('/processes/not-an-id')).status).toBe(404);
  const unknown = await recruiter.get<Problem>(`/processes/${unknownId}`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'process.not-found']);
});

test('logging out ends the session at once, with a Location', async () => {
  const recruiter = await signInWithNewSession('RECRUITER');
  const token = await recruiter.csrfToken();
  const cookie = recruiter
    .browserCookies()
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');
  const answer = await recruiter.send('POST', '/api/v1/logout', { headers: { 'x-csrf-token': token } });
  expect([answer.status, answer.headers.get('location')]).toEqual([204, '/sign-in']);
  const replayed = await fetch(`${baseUrl()}/api/v1/users/me`, { headers: { cookie } });
  expect(replayed.status).toBe(401);
});

test('the current user, the lists of users, and the OpenAPI document', async () => {
  const recruiter = await signIn('RECRUITER');
  const me = await recruiter.get<{ user: object }>('/users/me');
  expect(me.body.user).toMatchObject({ role: 'RECRUITER', email: 'recruiter@tests.example', locale: 'pl' });
  const people = await recruiter.get<{ items: { userId: string }[] }>('/users/short');
  expect(people.body.items.length).toBeGreaterThanOrEqual(3);
  // Users without a role, created by other tests, are not in the short list.
  const skipped = await recruiter.get<{ items: { userId: string; reason: string }[] }>('/users/skipped');
  const listed = new Set(people.body.items.map(({ userId }) => userId));
  const isWrong = ({ userId, reason }: { userId: string; reason: string }): boolean =>
    listed.has(userId) || !['INACTIVE', 'NO_ROLE'].includes(reason);
  expect([skipped.status, skipped.body.items.filter(isWrong)]).toEqual([200, []]);
  const document = await recruiter.get<{ openapi: string }>('/openapi.json');
  expect(document.body.openapi).toBe('3.1.0');
});
