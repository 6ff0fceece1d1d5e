import { systemActorFor, type PersonActor } from '@/lib/auth/actor';
import { dismissPick } from '@/lib/ats/picks/dismiss-pick';
import { pickCandidates } from '@/lib/ats/picks/pick-candidates';
import { recoverLostPicks } from '@/lib/ats/picks/lost-picks';
import { retryPick } from '@/lib/ats/picks/retry-pick';
import { removeAtsLink } from '@/lib/ats/link/remove-ats-link';
import { deleteConnection } from '@/lib/ats/connections/delete-connection';
import { makeNewSigningSecret } from '@/lib/ats/connections/make-new-signing-secret';
import { requestSync } from '@/lib/ats/sync/request-sync';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import { listWebhooks } from '@/lib/webhooks/list-webhooks';
import { requestDueWebhooks } from '@/lib/webhooks/request-due-webhooks';
import { resendWebhook } from '@/lib/webhooks/resend-webhook';
import { sendWebhook } from '@/lib/webhooks/send-webhook';
import { createGenericLink } from '@/tests/ats/generic-link';
import { createLinkedCandidate, type LinkedProcess } from '@/tests/ats/linked-process';
import { startWebhookReceiver, type WebhookReceiver } from '@/tests/ats/webhook-receiver';

const db = database();
const system = systemActorFor('test');
const minuteMs = 60_000;
let receiver: WebhookReceiver;
let actor: PersonActor;
let admin: PersonActor;
let place: LinkedProcess;

beforeAll(async () => {
  receiver = await startWebhookReceiver();
});
afterAll(() => receiver.stop());
beforeEach(async () => {
  Object.assign(receiver, { received: [], answers: [] });
  actor = (await createTestUser('RECRUITER')).actor;
  admin = (await createTestUser('ADMIN')).actor;
  place = await createGenericLink(actor, { webhookUrl: receiver.url });
  receiver.secret = (await makeNewSigningSecret(admin, place)).secret;
});

const messages = () => db.webhookMessage.findMany({ where: { processId: place.processId }, include: { log: true } });
const pick = () => db.atsPick.findFirstOrThrow({ where: { processId: place.processId } });
const statusOf = async (id: string) => (await db.candidate.findUniqueOrThrow({ where: { id } })).status;
const send = (messageId: string, now = new Date()) => sendWebhook(system, { messageId, now });

/** A candidate that was decided to be sent, and the message about it. */
async function picked(): Promise<{ candidateId: string; externalId: string; messageId: string }> {
  const candidate = await createLinkedCandidate(place);
  await db.candidate.update({ where: { id: candidate.candidateId }, data: { matchScore: 87 } });
  await pickCandidates(actor, { ...place, choice: { all: true } });
  const [message] = await messages();
  return { ...candidate, messageId: message?.id ?? '' };
}

test('a decision is told once, signed, with ids and score and without a name; the answer makes it sent', async () => {
  const { candidateId, externalId, messageId } = await picked();
  expect(await statusOf(candidateId)).toBe('AWAITING_EXTERNAL_PICK');
  expect(await send(messageId)).toBe('delivered');
  expect(await statusOf(candidateId)).toBe('sent');
  expect(receiver.received).toMatchObject([
    {
      id: messageId,
      isSigned: true,
      body: {
        type: 'candidate.picked',
        data: { candidateId, externalId, recruitmentId: place.recruitmentId, processId: place.processId, score: 87 },
      },
    },
  ]);
  expect(JSON.stringify(receiver.received)).not.toContain('Olga');
  expect(await send(messageId)).toBe('stopped');
  expect(receiver.received).toHaveLength(1);
});

test('five runs at once make one attempt', async () => {
  const { messageId } = await picked();
  const outcomes = await Promise.all([1, 2, 3, 4, 5].map(() => send(messageId)));
  expect(outcomes.sort()).toEqual(['delivered', 'stopped', 'stopped', 'stopped', 'stopped']);
  expect(receiver.received).toHaveLength(1);
});

test('a receiver that fails gets the same message again, later and later, until it takes it', async () => {
  receiver.answers.push(500, 'hang-up', 429);
  const { candidateId, messageId } = await picked();
  const now = Date.now();
  expect(await send(messageId, new Date(now))).toBe('waiting');
  expect(await send(messageId, new Date(now + 30_000))).toBe('stopped');
  expect(await send(messageId, new Date(now + 2 * minuteMs))).toBe('waiting');
  expect(await send(messageId, new Date(now + 10 * minuteMs))).toBe('waiting');
  // It asked for half an hour.
  expect(await send(messageId, new Date(now + 35 * minuteMs))).toBe('stopped');
  expect(await requestDueWebhooks(system, new Date(now + 35 * minuteMs))).toBe(0);
  expect(await send(messageId, new Date(now + 45 * minuteMs))).toBe('delivered');
  expect(new Set(receiver.received.map(({ id }) => id))).toEqual(new Set([messageId]));
  expect(receiver.received.slice(0, 2).every(({ isSigned }) => isSigned)).toBe(true);
  expect(await statusOf(candidateId)).toBe('sent');
  const { items } = await listWebhooks(actor, place);
  expect(items[0]?.log.map(({ httpStatus, reason }) => [httpStatus, reason])).toEqual([
    [204, null],
    [429, 'webhook.refused'],
    [null, 'webhook.unreachable'],
    [500, 'webhook.refused'],
  ]);
});

async function giveUp(messageId: string): Promise<void> {
  let now = Date.now();
  for (let attempt = 1; attempt <= 8; attempt += 1, now += 30 * 60 * minuteMs) {
    receiver.answers.push(503);
    expect(await send(messageId, new Date(now))).toBe(attempt === 8 ? 'dead' : 'waiting');
  }
}

test('given up, it is a conflict that a person sends again as the same message', async () => {
  const { candidateId, messageId } = await picked();
  await giveUp(messageId);
  expect(await pick()).toMatchObject({ state: 'CONFLICT', reason: 'webhook.refused' });
  expect(await statusOf(candidateId)).toBe('NEW');
  const { id: pickId } = await pick();
  await retryPick(actor, { ...place, pickId });
  expect(await send(messageId)).toBe('delivered');
  expect(await statusOf(candidateId)).toBe('sent');
  expect(new Set(receiver.received.map(({ id }) => id)).size).toBe(1);
  expect(await messages()).toHaveLength(1);
});

test('from the log it is sent again, by who may send candidates', async () => {
  const { candidateId, messageId } = await picked();
  await giveUp(messageId);
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(resendWebhook(viewer, { ...place, messageId })).rejects.toMatchObject({ code: 'permission.denied' });
  await resendWebhook(actor, { ...place, messageId });
  expect(await send(messageId)).toBe('delivered');
  expect(await statusOf(candidateId)).toBe('sent');
  expect(await pick()).toMatchObject({ state: 'SENT' });
  expect(await db.auditEvent.count({ where: { action: 'webhook.resent', candidateId } })).toBe(1);
});

test('410 ends it at once, and a dismissed one tells nothing', async () => {
  receiver.answers.push(410);
  const { messageId } = await picked();
  expect(await send(messageId)).toBe('dead');
  await dismissPick(actor, { ...place, pickId: (await pick()).id });
  await resendWebhook(actor, { ...place, messageId });
  expect(await send(messageId)).toBe('dead');
  expect(receiver.received).toHaveLength(1);
  expect(await pick()).toMatchObject({ state: 'DISMISSED' });
});

test('an address inside the network is refused at the call, whatever the settings were when it was entered', async () => {
  const { messageId } = await picked();
  const settings = { webhookUrl: 'http://169.254.169.254/latest' };
  await db.atsConnection.update({ where: { id: place.connectionId }, data: { settings } });
  expect(await send(messageId)).toBe('dead');
  expect(await pick()).toMatchObject({ state: 'CONFLICT', reason: 'ats.address-refused' });
});

test('a paused connection waits; an unlinked process tells nobody', async () => {
  const { messageId } = await picked();
  await db.atsConnection.update({ where: { id: place.connectionId }, data: { paused: true } });
  expect(await send(messageId)).toBe('stopped');
  await db.atsConnection.update({ where: { id: place.connectionId }, data: { paused: false } });
  await removeAtsLink(actor, place);
  expect(await send(messageId)).toBe('dead');
  expect(receiver.received).toEqual([]);
});

test('who is erased before it is sent is told of to nobody', async () => {
  const { candidateId, messageId } = await picked();
  await db.atsApplication.updateMany({ where: { candidateId }, data: { given: true } });
  await eraseCandidate(admin, { ...place, candidateId });
  expect(await send(messageId)).toBe('stopped');
  expect(receiver.received).toEqual([]);
  expect(await messages()).toEqual([]);
});

test('nothing else sends it: not the recovery of lost requests, and there is nothing to synchronise', async () => {
  await picked();
  expect((await recoverLostPicks(system, { quietMs: 0 })).requested).toBe(0);
  await expect(requestSync(actor, { ...place, full: true })).rejects.toMatchObject({ code: 'ats.unsupported' });
});

test('after a new secret the former one proves nothing', async () => {
  const { messageId } = await picked();
  await makeNewSigningSecret(admin, place);
  await send(messageId);
  expect(receiver.received[0]?.isSigned).toBe(false);
});

test('a message that cannot be made is given up like one that nobody takes', async () => {
  const { candidateId, messageId } = await picked();
  await db.candidate.update({ where: { id: candidateId }, data: { correctedBreakdown: { lines: 'none' } } });
  let now = Date.now();
  let outcome = await send(messageId);
  for (let tries = 1; outcome === 'waiting' && tries < 20; tries += 1) {
    now += 30 * 60 * minuteMs;
    outcome = await send(messageId, new Date(now));
  }
  expect(outcome).toBe('dead');
  expect(await pick()).toMatchObject({ state: 'CONFLICT', reason: 'webhook.failed' });
  expect(receiver.received).toEqual([]);
});

test('whoever waits when the connection is deleted waits no longer', async () => {
  const { candidateId } = await picked();
  await removeAtsLink(actor, place);
  await deleteConnection(admin, place);
  expect(await pick()).toMatchObject({ state: 'CONFLICT', reason: 'ats.connection-not-found' });
  expect(await statusOf(candidateId)).not.toBe('AWAITING_EXTERNAL_PICK');
});
