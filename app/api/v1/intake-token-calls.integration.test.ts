import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ApiHandler } from '@/lib/http/server/api-handler';
import { createProcessToken } from '@/lib/users/api-tokens/create-process-token';
import { listProcessTokens } from '@/lib/users/api-tokens/list-process-tokens';
import { revokeProcessToken } from '@/lib/users/api-tokens/revoke-api-token';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { createGenericLink } from '@/tests/ats/generic-link';
import type { LinkedProcess } from '@/tests/ats/linked-process';
import { apiOperations, routes } from './openapi.json/operations';

let actor: PersonActor;
let place: LinkedProcess;
const input = { name: 'Elevato', days: 90 };
const applications = '/processes/{processId}/applications';

beforeEach(async () => {
  actor = (await createTestUser('RECRUITER')).actor;
  place = await createGenericLink(actor);
  globalThis.tokenLimits = undefined;
});

async function call(token: string, method: string, path: string, params: Record<string, string>, body?: object) {
  const handler = routes[path]?.[method as 'GET'] as ApiHandler;
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const url = `http://127.0.0.1/api/v1${path}`;
  const sent = method === 'GET' || !body ? {} : { body: JSON.stringify(body) };
  const response = await handler(new Request(url, { method, headers, ...sent }), { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, body: text === '' ? null : JSON.parse(text) };
}

const give = (token: string, processId: string, body: object) => call(token, 'POST', applications, { processId }, body);

test('a token of the process gives it candidates, in the name of its maker', async () => {
  const { token, tokenId } = await createProcessToken(actor, { ...place, ...input });
  const given = await give(token, place.processId, { externalId: 'A-1', firstName: 'Anna', status: null });
  expect(given).toMatchObject({ status: 200, body: { outcome: 'created' } });
  const event = await database().auditEvent.findFirstOrThrow({
    where: { action: 'candidate.imported', candidateId: given.body.candidateId },
  });
  expect(event).toMatchObject({ actorId: actor.userId, details: { tokenId } });
});

test('it opens no other process, and no other call, also where an administrator made it', async () => {
  const { token } = await createProcessToken((await createTestUser('ADMIN')).actor, { ...place, ...input });
  const other = await createGenericLink(actor);
  expect(await give(token, other.processId, { externalId: 'A-1' })).toMatchObject({
    status: 404,
    body: { code: 'process.not-found' },
  });
  const opened: string[] = [];
  for (const { method, path } of apiOperations()) {
    const handler = routes[path]?.[method.toUpperCase() as 'GET'] as ApiHandler;
    if (handler.definition.permission === 'public') continue;
    const { status, body } = await call(token, method.toUpperCase(), path, place as unknown as Record<string, string>);
    if (status !== 403 || !String(body?.code).startsWith('token.')) opened.push(`${method.toUpperCase()} ${path}`);
    globalThis.tokenLimits = undefined;
  }
  expect(opened).toEqual([`POST ${applications}`]);
});

test('what is wrong is named with its field', async () => {
  const { token } = await createProcessToken(actor, { ...place, ...input });
  const body = { externalId: '', email: 'x'.repeat(300), updatedAt: 'yesterday', cv: { fileName: 'a.pdf' } };
  const refused = await give(token, place.processId, body);
  expect(refused.status).toBe(422);
  const paths = refused.body.errors.map(({ path }: { path: string }) => path);
  expect(paths.sort()).toEqual(['cv.content', 'email', 'externalId', 'updatedAt']);
});

test('another recruiter of the process sees and revokes it; then it opens nothing', async () => {
  const { token, tokenId } = await createProcessToken(actor, { ...place, ...input });
  const colleague = (await createTestUser('RECRUITER')).actor;
  const { items } = await listProcessTokens(colleague, place);
  expect(items).toMatchObject([{ tokenId, name: 'Elevato', owner: { userId: actor.userId } }]);
  const elsewhere = await createTestProcess(colleague);
  const there = { processId: elsewhere.id, tokenId };
  await expect(revokeProcessToken(colleague, there)).rejects.toMatchObject({ code: 'token.not-found' });
  await revokeProcessToken(colleague, { ...place, tokenId });
  expect(await give(token, place.processId, { externalId: 'A-1' })).toMatchObject({ status: 401 });
});

test('it ends with its maker’s role, and a viewer makes none', async () => {
  const { token } = await createProcessToken(actor, { ...place, ...input });
  await database().user.update({ where: { id: actor.userId }, data: { role: 'VIEWER' } });
  expect(await give(token, place.processId, { externalId: 'A-1' })).toMatchObject({ status: 403 });
  const viewer = (await createTestUser('VIEWER')).actor;
  const made = createProcessToken(viewer, { ...place, ...input });
  await expect(made).rejects.toMatchObject({ code: 'permission.denied' });
});
