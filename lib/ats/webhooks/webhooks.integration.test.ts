import { randomUUID } from 'node:crypto';
import { POST } from '@/app/api/v1/ats/webhooks/[connectionId]/route';
import { POST as POST_WITH_SECRET } from '@/app/api/v1/ats/webhooks/[connectionId]/[secret]/route';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { AtsProvider } from '@/lib/db/generated/client';
import { encryptSecret } from '@/lib/encrypted-secret';
import { AppError } from '@/lib/errors';
import { createTestUser } from '@/prisma/seed/factories';
import { setUpSync } from '@/tests/ats/sync-run';
import { listDepartures } from '../departures/list-departures';
import { handleWebhooks } from './handle-webhooks';

jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));
const db = database();
let actor: PersonActor;
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});
// Refusals are counted by address.
beforeEach(() => db.rateLimit.deleteMany());

const secret = 'a-shared-secret';
const nothing = { recruitmentId: null, applicationId: null, candidateId: null };

async function setUp(provider: AtsProvider = 'GREENHOUSE') {
  const setup = await setUpSync(actor);
  const { connectionId } = setup;
  const encryptedWebhookSecret = encryptSecret(secret, 'ats-credentials');
  await db.atsConnection.update({ where: { id: connectionId }, data: { provider, encryptedWebhookSecret } });
  const send = async (event: object, signature = secret, inAddress: string | null = null, headers = {}) => {
    const request = new Request(`http://127.0.0.1/api/v1/ats/webhooks/${connectionId}/${inAddress ?? ''}`, {
      method: 'POST',
      body: JSON.stringify(event),
      headers: { 'x-signature': signature, ...headers },
    });
    const handler = inAddress === null ? POST : POST_WITH_SECRET;
    return handler(request, { params: Promise.resolve({ connectionId, ...(inAddress ? { secret: inAddress } : {}) }) });
  };
  const deliveries = () => db.atsWebhookDelivery.findMany({ where: { connectionId } });
  const events = () =>
    db.outboxEvent.count({
      where: { name: 'ats/webhook.received', data: { path: ['connectionId'], equals: connectionId } },
    });
  const take = () => handleWebhooks(systemActor, { connectionId });
  return { ...setup, send, deliveries, events, take };
}

test('a signed webhook is stored once, however often it comes', async () => {
  const { send, deliveries, events } = await setUp();
  const event = { deliveryId: 'd-1', type: 'changed', ...nothing, candidateId: 'person-a' };
  for (let time = 0; time < 3; time += 1) expect((await send(event)).status).toBe(200);
  expect(await deliveries()).toHaveLength(1);
  expect(await events()).toBe(1);
});

test('a wrong signature is refused, and so is what has none', async () => {
  const { send, deliveries, connectionId } = await setUp();
  const answer = await send({ deliveryId: 'd-1', type: 'changed', ...nothing }, 'forged');
  expect([answer.status, (await answer.json()).code]).toEqual([401, 'ats.signature-refused']);
  await db.atsConnection.update({ where: { id: connectionId }, data: { encryptedWebhookSecret: null } });
  expect((await send({ deliveryId: 'd-2', type: 'changed', ...nothing })).status).toBe(401);
  expect(await deliveries()).toEqual([]);
});

test('an address with a secret takes nothing without it, and never repeats it', async () => {
  const { send, deliveries } = await setUp('TRAFFIT');
  const event = { deliveryId: 'd-1', type: 'changed', ...nothing };
  expect((await send(event)).status).toBe(401);
  const refused = await send(event, secret, 'another-secret');
  expect(refused.status).toBe(401);
  expect(await refused.text()).not.toContain('another-secret');
  expect((await send(event, secret, secret)).status).toBe(200);
  expect(await deliveries()).toHaveLength(1);
});

test('unknown connections, products without webhooks and bodies over a megabyte are refused', async () => {
  const { send } = await setUp('ERECRUITER');
  expect((await send({ deliveryId: 'd', type: 'changed', ...nothing })).status).toBe(404);
  const unknown = new Request('http://127.0.0.1/api/v1/ats/webhooks/none', { method: 'POST', body: '{}' });
  expect((await POST(unknown, { params: Promise.resolve({ connectionId: 'none' }) })).status).toBe(404);
  const { send: sendLarge } = await setUp();
  expect((await sendLarge({ deliveryId: 'd', text: 'x'.repeat(1_100_000) })).status).toBe(413);
});

test('after twenty refusals in a minute an address gets 429, and what is signed is taken all the same', async () => {
  const { send, deliveries } = await setUp();
  const from = (address: string) => ({ 'x-peer-address': address, 'x-forwarded-for': `198.51.100.${Math.random()}` });
  const event = { deliveryId: 'd-1', type: 'changed', ...nothing };
  const forge = (address: string) => send(event, 'forged', null, from(address));
  for (let count = 0; count < 20; count += 1) expect((await forge('192.0.2.1')).status).toBe(401);
  const refused = await forge('192.0.2.1');
  expect([refused.status, (await refused.json()).code]).toEqual([429, 'request.too-many']);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
  expect((await forge('192.0.2.2')).status).toBe(401);
  expect((await send(event, secret, null, from('192.0.2.1'))).status).toBe(200);
  expect(await deliveries()).toHaveLength(1);
  await db.rateLimit.updateMany({ data: { blockedUntil: new Date(), expiresAt: new Date() } });
  expect((await forge('192.0.2.1')).status).toBe(401);
});

test('unknown connections and wrong secrets in the address are counted too, signed webhooks never', async () => {
  const { send } = await setUp('TRAFFIT');
  const event = { deliveryId: 'd-1', type: 'changed', ...nothing };
  for (let count = 0; count < 25; count += 1) expect((await send(event, secret, secret)).status).toBe(200);
  for (let count = 0; count < 10; count += 1) expect((await send(event, secret, 'guessed')).status).toBe(401);
  const unknown = (connectionId: string) => {
    const request = new Request(`http://127.0.0.1/api/v1/ats/webhooks/${connectionId}`, { method: 'POST', body: '{}' });
    return POST(request, { params: Promise.resolve({ connectionId }) });
  };
  for (let count = 0; count < 10; count += 1) expect((await unknown(randomUUID())).status).toBe(404);
  expect((await unknown('none')).status).toBe(429);
  expect((await send(event, secret, 'guessed')).status).toBe(429);
});

test('what it speaks of is fetched: new, changed and deleted applications', async () => {
  const { ats, synchronise, send, take, candidate, recruitmentId, processId, deliveries } = await setUp();
  for (const id of ['a', 'b']) ats.add(id);
  await synchronise();
  ats.add('c');
  ats.change('a', { lastName: 'Zmieniona' });
  ats.remove('b');
  ats.calls = [];
  const ids = { recruitmentId, candidateId: null };
  await send({ deliveryId: '1', type: 'changed', ...ids, applicationId: 'c' });
  await send({ deliveryId: '2', type: 'changed', ...nothing, candidateId: 'person-a' });
  await send({ deliveryId: '3', type: 'deleted', ...nothing, applicationId: 'b' });
  await send({ deliveryId: '4', type: 'deleted', ...nothing, candidateId: 'nobody-here' });
  expect(await take()).toEqual({ done: true, waitSeconds: 0 });
  expect(ats.calls.flatMap(({ call, id }) => (call === 'findApplication' ? [id] : [])).sort()).toEqual(['a', 'b', 'c']);
  expect((await candidate('c')).status).toBe('AWAITING_DOWNLOAD');
  expect((await candidate('a')).lastName).toBe('Zmieniona');
  expect(await candidate('b')).toMatchObject({ lastName: null, statusReason: 'ats.record-not-found' });
  expect((await deliveries()).every(({ handledAt }) => handledAt !== null)).toBe(true);
  // The new file is downloaded by a synchronisation.
  expect(await db.atsSync.count({ where: { processId, trigger: 'WEBHOOK', state: 'RUNNING' } })).toBe(1);
});

test('a rate limit is waited for; what cannot be fetched is left to the next synchronisation', async () => {
  const { ats, synchronise, send, take, candidate, deliveries } = await setUp();
  ats.add('a');
  await synchronise();
  ats.change('a', { lastName: 'Zmieniona' });
  await send({ deliveryId: '1', type: 'changed', ...nothing, applicationId: 'a' });
  ats.fail('findApplication', new AppError('ats.rate-limited', { retryAfterSeconds: 20 }));
  expect(await take()).toEqual({ done: false, waitSeconds: 20 });
  expect((await deliveries())[0]?.handledAt).toBeNull();
  ats.fail('findApplication', new AppError('ats.unreachable'));
  expect((await take()).done).toBe(true);
  expect((await candidate('a')).lastName).toBe('Miła a');
  await synchronise();
  expect((await candidate('a')).lastName).toBe('Zmieniona');
});

test('the events of a batch are one run: many signed deletions are asked about', async () => {
  const { ats, synchronise, send, take, candidates, processId } = await setUp();
  const ids = Array.from({ length: 10 }, (_, index) => `p-${index}`);
  for (const id of ids) ats.add(id);
  await synchronise();
  for (const id of ids.slice(0, 5)) {
    ats.remove(id);
    await send({ deliveryId: id, type: 'deleted', ...nothing, applicationId: id });
  }
  await take();
  const rows = [...(await candidates()).values()];
  expect(rows.filter(({ lastName }) => lastName === null)).toEqual([]);
  expect(rows.filter(({ atsApplication }) => atsApplication?.departure === 'DELETED')).toHaveLength(5);
  expect((await listDepartures(actor, { processId })).total).toBe(5);
});
