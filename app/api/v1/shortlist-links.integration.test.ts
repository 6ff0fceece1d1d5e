import { z } from 'zod';
import { database } from '@/lib/db/client';
import { exampleOf } from '@/lib/http/openapi/schema-example';
import type { JsonSchema } from '@/lib/http/openapi/schema-view';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { createOutsiderLink } from '@/lib/outsider-links/create-outsider-link';
import { enterPin } from '@/lib/shortlists/enter-pin';
import { makeShortlistLink, revokeShortlistLink } from '@/lib/shortlists/make-link';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { share } from '@/tests/shortlists-scene';
import { apiOperations, routes } from './openapi.json/operations';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));

/** Every call that somebody without a session may make with a token. */
const withToken = apiOperations()
  .map(({ method, path, definition }) => ({ name: `${method} ${path}`, method, path, definition }))
  .filter(({ definition }) => definition.permission === 'public')
  .flatMap((operation) => {
    const { body } = operation.definition;
    if (!body) return [];
    const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
    return JSON.stringify(schema).includes('"token"') ? [{ ...operation, schema }] : [];
  });
const ofShortlists = withToken.filter(({ path }) => path.startsWith('/shortlist/'));
const secret = 'Kanarek';

interface Given {
  token: string;
  pass?: string;
  candidateId?: string;
}

let own: Given & { candidateId: string };
/** Tokens that must open nothing of a shortlist, by what is wrong with them. */
const strangers: Record<string, Given> = {};

async function call({ path, method, schema }: (typeof withToken)[number], given: Given) {
  const example = exampleOf(schema) as object;
  const key = 'k'.repeat(64);
  const known = { ...example, reviewerName: 'Jan', key, locale: 'pl', pass: null, pin: '12', ...given };
  const request = new Request(`http://127.0.0.1/api/v1${path}`, {
    method: method.toUpperCase(),
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(path.startsWith('/shortlist/') ? known : { ...example, token: given.token }),
  });
  const handler = routes[path]?.[method.toUpperCase() as 'POST'] as ApiHandler;
  const response = await handler(request, { params: Promise.resolve({}) });
  const text = await response.text();
  return { isOpen: response.ok, text, code: response.ok ? null : (JSON.parse(text) as { code: string }).code };
}

/** A process of its own with one candidate, shared. */
async function shared(input: Record<string, unknown> = {}) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 2 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, matchScore: { not: null } },
  });
  await database().candidate.update({ where: { id: candidateId }, data: { firstName: secret } });
  const list = await share(actor, { processId, candidateIds: [candidateId], ...input });
  return { actor, processId, candidateId, ...list, stranger: { token: list.token, candidateId } };
}

beforeAll(async () => {
  const first = await shared();
  own = { token: first.token, candidateId: first.candidateId };
  const link = { candidateId: first.candidateId, days: 30, createdById: first.actor.userId, mailed: false };
  const page = await createOutsiderLink(database(), { ...link, purpose: 'CANDIDATE_PAGE' });
  strangers['of a candidate’s page'] = { token: page.token, candidateId: first.candidateId };
  const revoked = await shared();
  await revokeShortlistLink(revoked.actor, { processId: revoked.processId, shortlistId: revoked.shortlistId });
  strangers['revoked'] = revoked.stranger;
  const replaced = await shared();
  await makeShortlistLink(replaced.actor, {
    processId: replaced.processId,
    shortlistId: replaced.shortlistId,
    days: 1,
    withPin: false,
  });
  strangers['replaced'] = replaced.stranger;
  const ended = await shared();
  await database().outsiderLink.updateMany({
    where: { shortlistId: ended.shortlistId },
    data: { expiresAt: new Date(Date.now() - 1_000) },
  });
  strangers['ended'] = ended.stranger;
  const restricted = await shared();
  await database().process.update({ where: { id: restricted.processId }, data: { restricted: true } });
  strangers['of a restricted process'] = restricted.stranger;
  const archived = await shared();
  await database().process.update({ where: { id: archived.processId }, data: { status: 'ARCHIVED' } });
  strangers['of an archived process'] = archived.stranger;
  const withPin = await shared({ withPin: true });
  strangers['with a PIN, without it'] = withPin.stranger;
  const other = await shared({ withPin: true });
  const { pass } = await enterPin({ token: other.token, pin: other.pin ?? '', address: '192.0.2.1' });
  strangers['with the PIN of another list'] = { ...withPin.stranger, pass };
  strangers['that nobody made'] = { token: `${'a'.repeat(43)}.${'b'.repeat(43)}`, candidateId: first.candidateId };
  strangers['of a shortlist whose signature is of another'] = {
    token: `${first.token.split('.')[0]}.${page.token.split('.')[1]}`,
    candidateId: first.candidateId,
  };
});

test.each(ofShortlists)('$name opens with its own token alone', async (operation) => {
  const before = await database().shortlistAnswer.count();
  for (const [what, given] of Object.entries(strangers)) {
    const { isOpen, text } = await call(operation, given);
    expect([what, isOpen, text.includes(secret)]).toEqual([what, false, false]);
  }
  expect(await database().shortlistAnswer.count()).toBe(before);
  // There is no PIN to be entered, no file to be seen.
  const opened = await call(operation, own);
  expect([opened.code, opened.isOpen]).toEqual(
    operation.path === '/shortlist/file' ? ['candidate.no-cv', false] : [null, true],
  );
});

test.each(ofShortlists.filter(({ path }) => /candidate|answer|file/.test(path)))(
  '$name reaches nobody of another shortlist',
  async (operation) => {
    const { candidateId } = strangers['with a PIN, without it'] ?? {};
    expect(await call(operation, { token: own.token, candidateId: candidateId ?? '' })).toMatchObject({
      code: 'candidate.not-found',
    });
  },
);

test.each(withToken.filter(({ path }) => !path.startsWith('/shortlist/')))(
  '$name does not open with the token of a shortlist',
  async (operation) => {
    expect((await call(operation, own)).isOpen).toBe(false);
  },
);

test('the calls with a token are found', () => {
  expect(ofShortlists).toHaveLength(6);
  expect(withToken.length).toBeGreaterThan(10);
});
