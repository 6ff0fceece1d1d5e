import { randomUUID } from 'node:crypto';
import { findTokenActor } from '@/lib/auth/tokens/find-token-actor';
import { database } from '@/lib/db/client';
import { maxLiveTokens } from '@/lib/domain/token-enums';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { apiTokenPageSchema, apiTokensSchema, createApiTokenSchema } from './api-token-schemas';
import { createApiToken } from './create-api-token';
import { listApiTokens } from './list-api-tokens';
import { listOwnApiTokens } from './list-own-api-tokens';
import { revokeApiToken, revokeOwnApiToken } from './revoke-api-token';

const address = '192.0.2.7';
const dayMs = 24 * 60 * 60 * 1_000;
const input = (more: object = {}) =>
  createApiTokenSchema.parse({ name: 'Eksport nocny', scopes: ['process:read', 'candidate:read'], ...more });

async function withToken(role: 'ADMIN' | 'RECRUITER' | 'VIEWER' = 'RECRUITER', more: object = {}) {
  const { actor, email } = await createTestUser(role);
  return { actor, email, ...(await createApiToken(actor, input(more))) };
}

test('a program acts as the owner of its token, within the scopes', async () => {
  const { actor, token, tokenId, expiresAt } = await withToken();
  expect(await findTokenActor(token, address)).toEqual({
    kind: 'person',
    userId: actor.userId,
    role: 'RECRUITER',
    locale: 'pl',
    tokenId,
    sessionId: tokenId,
    scopes: ['process:read', 'candidate:read'],
  });
  expect(Math.round((new Date(expiresAt).getTime() - Date.now()) / dayMs)).toBe(90);
});

test('a token works until it expires, is revoked, or its owner is deactivated or has no role', async () => {
  const { actor, token, tokenId, expiresAt } = await withToken();
  const end = new Date(expiresAt);
  expect(await findTokenActor(token, address, new Date(end.getTime() - 1))).not.toBeNull();
  expect(await findTokenActor(token, address, end)).toBeNull();
  const change = (data: object) => database().user.update({ where: { id: actor.userId }, data });
  await change({ active: false });
  expect(await findTokenActor(token, address)).toBeNull();
  await change({ active: true, role: null });
  expect(await findTokenActor(token, address)).toBeNull();
  await change({ role: 'VIEWER' });
  expect(await findTokenActor(token, address)).toMatchObject({ role: 'VIEWER' });
  await revokeOwnApiToken(actor, { tokenId });
  expect(await findTokenActor(token, address)).toBeNull();
  await expect(revokeOwnApiToken(actor, { tokenId })).rejects.toMatchObject({ code: 'token.not-found' });
});

test('the last use is kept with its network, at most once a minute', async () => {
  const { token, tokenId } = await withToken();
  const lastUse = async () => {
    const { lastUsedAt, lastUsedFrom } = await database().apiToken.findUniqueOrThrow({ where: { id: tokenId } });
    return [lastUsedAt?.getTime() ?? null, lastUsedFrom];
  };
  const start = Date.now();
  expect(await lastUse()).toEqual([null, null]);
  await findTokenActor(token, address, new Date(start));
  await findTokenActor(token, '192.0.2.8', new Date(start + 59_999));
  expect(await lastUse()).toEqual([start, address]);
  await findTokenActor(token, '192.0.2.8', new Date(start + 60_000));
  expect(await lastUse()).toEqual([start + 60_000, '192.0.2.8']);
});

test('nobody gives a token more than their role, and processes must be there', async () => {
  const { actor } = await createTestUser('VIEWER');
  const refused = createApiToken(actor, input({ scopes: ['candidate:rate'] }));
  await expect(refused).rejects.toMatchObject({ code: 'permission.denied' });
  const unknown = createApiToken(actor, input({ processIds: [randomUUID()] }));
  await expect(unknown).rejects.toMatchObject({ code: 'process.not-found' });
  for (const wrong of [{ scopes: [] }, { days: 0 }, { days: 366 }, { processIds: [] }, { name: ' ' }])
    expect(() => input(wrong)).toThrow();
});

test('a token can be limited to processes, which its list names', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const process = await createTestProcess(actor);
  const { token } = await createApiToken(actor, input({ processIds: [process.id.toUpperCase(), process.id] }));
  expect(await findTokenActor(token, address)).toMatchObject({ processIds: [process.id] });
  const { items } = apiTokensSchema.parse(await listOwnApiTokens(actor));
  expect(items[0]?.processes).toEqual([{ processId: process.id, name: process.name }]);
});

test('a person has at most so many tokens that work, also when several are made at once', async () => {
  const { actor } = await createTestUser('VIEWER');
  for (let made = 1; made < maxLiveTokens; made += 1) await createApiToken(actor, input());
  // A connection for each, or the first would be done before the others begin.
  await Promise.all(Array.from({ length: 6 }, () => database().$queryRaw`SELECT 1 FROM pg_sleep(0.3)`));
  const atOnce = await Promise.allSettled(Array.from({ length: 6 }, () => createApiToken(actor, input())));
  const refusals = atOnce.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refusals).toEqual(Array(5).fill(expect.objectContaining({ code: 'token.too-many' })));
  await expect(createApiToken(actor, input())).rejects.toMatchObject({ code: 'token.too-many' });
  const [latest] = (await listOwnApiTokens(actor)).items;
  await revokeOwnApiToken(actor, { tokenId: latest?.tokenId ?? '' });
  await createApiToken(actor, input());
});

test('people see and revoke their own tokens, administrators everybody’s', async () => {
  const name = `Robot ${randomUUID()}`;
  const { actor, email, tokenId, token } = await withToken('RECRUITER', { name });
  const stranger = await withToken();
  const admin = (await createTestUser('ADMIN')).actor;
  const own = (await listOwnApiTokens(stranger.actor)).items;
  expect(own.map((one) => one.tokenId)).toEqual([stranger.tokenId]);
  const notYours = revokeOwnApiToken(stranger.actor, { tokenId });
  await expect(notYours).rejects.toMatchObject({ code: 'token.not-found' });
  await expect(listApiTokens(actor, { page: 1 })).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(revokeApiToken(actor, { tokenId })).rejects.toMatchObject({ code: 'permission.denied' });
  for (const search of [name, email.toUpperCase()]) {
    const page = apiTokenPageSchema.parse(await listApiTokens(admin, { page: 1, search }));
    expect(page).toMatchObject({ totalItems: 1, items: [{ tokenId, name, state: 'LIVE', owner: { email } }] });
  }
  await revokeApiToken(admin, { tokenId });
  expect(await findTokenActor(token, address)).toBeNull();
  expect((await listApiTokens(admin, { page: 1, search: name })).items).toEqual([]);
});

test('neither the row nor the log holds a token', async () => {
  const { actor, token, tokenId } = await withToken();
  await findTokenActor(token, address);
  await revokeOwnApiToken(actor, { tokenId });
  const row = await database().apiToken.findUniqueOrThrow({ where: { id: tokenId } });
  const events = await database().auditEvent.findMany({ where: { actorId: actor.userId }, orderBy: { at: 'asc' } });
  expect(events.map(({ action, details }) => [action, details])).toEqual([
    [
      'api-token.created',
      { apiTokenId: tokenId, scopes: ['process:read', 'candidate:read'], processIds: [], days: 90 },
    ],
    ['api-token.revoked', { apiTokenId: tokenId }],
  ]);
  expect(JSON.stringify([row, events])).not.toContain(token.slice(11, -6));
});
