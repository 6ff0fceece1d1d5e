import { randomUUID } from 'node:crypto';
import { recordAudit } from '@/lib/audit/record-audit';
import { verifyChain } from '@/lib/audit/verify-chain';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { refillAuditLog } from '@/tests/audit/tamper';
import { changeAuditRetention, getAuditRetention } from './audit-settings';
import { exportAuditEvents } from './export-audit-events';
import { listAuditEvents } from './list-audit-events';
import type { AuditExportQuery, AuditFilter } from './schemas';

const list = async (asked: AuditFilter = {}, limit = 50) => {
  const { actor } = await createTestUser('ADMIN');
  const ids: string[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof listAuditEvents>> = await listAuditEvents(actor, {
      ...asked,
      limit,
      ...(cursor === null ? {} : { cursor }),
    });
    ids.push(...page.items.map(({ eventId }) => eventId));
    cursor = page.nextCursor;
  } while (cursor !== null);
  return ids;
};

async function scene() {
  const [{ actor }, { actor: other }] = await Promise.all([createTestUser('RECRUITER'), createTestUser('ADMIN')]);
  const { id: processId } = await createTestProcess(actor);
  await database().process.update({ where: { id: processId }, data: { blindMode: true } });
  const candidate = (names: object, ordinalNumber: number) =>
    database().candidate.create({
      data: {
        processId,
        ordinalNumber,
        source: 'KNOW_ME',
        externalProcessStatus: 'NOT_APPLICABLE',
        status: 'SEEN',
        ...names,
      },
    });
  const hidden = await candidate({ firstName: 'Jan', lastName: 'Ukryty' }, 1);
  const shown = await candidate({ firstName: 'Ewa', lastName: 'Jawna', revealedAt: new Date() }, 2);
  return { actor, other, processId, hidden: hidden.id, shown: shown.id };
}

beforeEach(() => refillAuditLog([]));

it('names people, processes and candidates as they are now, the deleted by id, the hidden not at all', async () => {
  const { actor, other, processId, hidden, shown } = await scene();
  await refillAuditLog([]);
  const gone = randomUUID();
  for (const candidateId of [hidden, shown, gone]) {
    await recordAudit(database(), { ...actor, address: '192.0.2.4' }, 'candidate.viewed', { processId, candidateId });
  }
  await recordAudit(database(), other, 'user.role-changed', { userId: gone });
  await database().user.update({ where: { id: actor.userId }, data: { lastName: 'Nowa' } });
  const { items } = await listAuditEvents(other, { limit: 50 });
  expect(items.map(({ candidate }) => candidate)).toEqual([
    null,
    { candidateId: gone, firstName: null, lastName: null, ordinalNumber: null },
    { candidateId: shown, firstName: 'Ewa', lastName: 'Jawna', ordinalNumber: 2 },
    { candidateId: hidden, firstName: null, lastName: null, ordinalNumber: 1 },
  ]);
  expect(items[0]).toMatchObject({ account: { userId: gone, name: null }, process: null });
  expect(items[1]).toMatchObject({
    actor: { userId: actor.userId, name: 'Irena Nowa' },
    process: { processId, name: 'Programista / Programistka Java' },
    sessionId: actor.sessionId,
    address: '192.0.2.4',
  });
});

it('finds by person, group, action, process, candidate, period and any id', async () => {
  const { actor, other, processId, hidden } = await scene();
  await refillAuditLog(['3 days']);
  await recordAudit(database(), actor, 'candidate.viewed', { processId, candidateId: hidden });
  await recordAudit(database(), other, 'candidate.cv-viewed', { processId, candidateId: hidden });
  await recordAudit(database(), { kind: 'system', source: 'test' }, 'sync.ended', { processId });
  const [sync, cv, view, old] = await list();
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  expect(await list({ actorId: actor.userId })).toEqual([view]);
  expect(await list({ actorId: 'system' })).toEqual([sync, old]);
  expect(await list({ group: 'views' })).toEqual([cv, view]);
  expect(await list({ action: 'sync.ended' })).toEqual([sync]);
  expect(await list({ processId })).toEqual([sync, cv, view]);
  expect(await list({ candidateId: hidden, actorId: other.userId })).toEqual([cv]);
  expect(await list({ to: day(2) })).toEqual([old]);
  expect(await list({ from: day(1) })).toEqual([sync, cv, view]);
  for (const id of [view ?? '', actor.userId, actor.sessionId]) expect(await list({ id })).toEqual([view]);
  expect(await list({ id: hidden })).toEqual([cv, view]);
  expect(await list({ id: randomUUID() })).toEqual([]);
});

it('finds what was done to an account and what became of an API token', async () => {
  const { actor, other } = await scene();
  await refillAuditLog([]);
  const tokenId = randomUUID();
  await recordAudit(database(), actor, 'api-token.created', { apiTokenId: tokenId });
  await recordAudit(database(), { ...actor, tokenId }, 'user.renamed', { userId: actor.userId });
  await recordAudit(database(), other, 'user.role-changed', { userId: actor.userId });
  await recordAudit(database(), other, 'api-token.revoked', { apiTokenId: tokenId });
  const [revoked, changed, renamed, created] = await list();
  expect(await list({ actorId: actor.userId })).toEqual([changed, renamed, created]);
  expect(await list({ id: actor.userId.toUpperCase() })).toEqual([changed, renamed, created]);
  expect(await list({ id: tokenId })).toEqual([revoked, renamed, created]);
  expect(await list({ id: tokenId, actorId: actor.userId })).toEqual([renamed, created]);
  expect(await list({ id: tokenId, actorId: 'system' })).toEqual([]);
});

it('pages by cursor without a gap or a repeat, also where events have the same time', async () => {
  await refillAuditLog(Array<string>(7).fill('1 day'));
  const all = await list();
  expect(all).toHaveLength(7);
  expect(await list({}, 2)).toEqual(all);
  const { actor } = await createTestUser('ADMIN');
  await expect(listAuditEvents(actor, { limit: 2, cursor: 'x' })).rejects.toMatchObject({ code: 'request.invalid' });
});

it('is for administrators', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await expect(listAuditEvents(actor, { limit: 2 })).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(exportAuditEvents(actor, { format: 'csv' })).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(getAuditRetention(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  await expect(changeAuditRetention(actor, { keepMonths: 6 })).rejects.toMatchObject({ code: 'permission.denied' });
});

async function exported(query: AuditExportQuery): Promise<string> {
  const { actor } = await createTestUser('ADMIN');
  const { stream } = await exportAuditEvents(actor, query);
  return new Response(stream).text();
}

it('exports all events of a filter with their seals, and is in the log itself', async () => {
  const { actor } = await createTestUser('RECRUITER');
  await refillAuditLog(Array<string>(1_001).fill('1 day'));
  await recordAudit(database(), actor, 'user.renamed', { userId: actor.userId });
  const lines = (await exported({ format: 'jsonl' })).trim().split('\n');
  const events = lines.map((line) => JSON.parse(line) as { seq: number; hash: string; action: string; person: string });
  expect(events).toHaveLength(1_003);
  expect(events[0]).toMatchObject({ action: 'audit.exported', details: { format: 'jsonl', filter: '{}' } });
  expect(events[1]).toMatchObject({ action: 'user.renamed', person: 'Irena Testowa' });
  const { end } = await verifyChain();
  expect(events[0]).toMatchObject(end);
  expect(new Set(events.map(({ seq }) => seq)).size).toBe(1_003);
  const csv = await exported({ format: 'csv', action: 'user.renamed', actorId: actor.userId });
  expect(csv.trim().split('\r\n')).toEqual([
    'seq;at;person;actorId;sessionId;address;source;action;processId;candidateId;details;hash;eventId',
    expect.stringContaining(';Irena Testowa;'),
  ]);
});

it('keeps the retention, and who changed it', async () => {
  const { actor } = await createTestUser('ADMIN');
  expect(await getAuditRetention(actor)).toEqual({ keepMonths: 24 });
  expect(await changeAuditRetention(actor, { keepMonths: 36 })).toEqual({ keepMonths: 36 });
  await changeAuditRetention(actor, { keepMonths: 36 });
  expect(await getAuditRetention(actor)).toEqual({ keepMonths: 36 });
  const events = await database().auditEvent.findMany({ where: { action: 'audit.retention-changed' } });
  expect(events.map(({ actorId, details }) => ({ actorId, details }))).toEqual([
    { actorId: actor.userId, details: { changes: [{ field: 'keepMonths', subject: null, from: 24, to: 36 }] } },
  ]);
});
