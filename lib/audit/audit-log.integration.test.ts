import { randomUUID } from 'node:crypto';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { refillAuditLog, tamper } from '@/tests/audit/tamper';
import { deleteOldEvents } from './delete-old-events';
import { recordAudit, recordAudits, type AuditActor } from './record-audit';
import { sealEvents } from './seal-events';
import { verifyChain } from './verify-chain';

const person: AuditActor = { kind: 'person', userId: randomUUID(), sessionId: randomUUID(), address: '192.0.2.7' };

const record = (count = 1) =>
  recordAudits(
    database(),
    person,
    'candidate.revealed',
    Array.from({ length: count }, () => ({ candidateId: randomUUID() })),
  );

const sealedIds = async () =>
  (await database().auditEvent.findMany({ where: { seq: { not: null } }, orderBy: { seq: 'asc' } })).map(
    ({ id }) => id,
  );

beforeEach(() => record(3));

it('keeps who, from where and which function', async () => {
  const userId = randomUUID();
  const tokenId = randomUUID();
  await recordAudit(database(), { kind: 'person', userId, tokenId, address: '2001:db8:0:1' }, 'user.renamed');
  await recordAudit(database(), { kind: 'system', source: 'ats/sync-process' }, 'sync.ended');
  expect(await database().auditEvent.findFirst({ where: { actorId: userId } })).toMatchObject({
    sessionId: tokenId,
    address: '2001:db8:0:1',
    source: null,
  });
  expect(await database().auditEvent.findFirst({ where: { action: 'sync.ended' } })).toMatchObject({
    actorId: null,
    source: 'ats/sync-process',
  });
});

it.each([
  ['UPDATE', `UPDATE audit_event SET action = 'user.renamed'`],
  ['UPDATE of the time', `UPDATE audit_event SET at = at - interval '1 day'`],
  ['a seal that is not the next', `UPDATE audit_event SET seq = 999999, hash = sha256('') WHERE seq IS NULL`],
  ['a seal removed', 'UPDATE audit_event SET seq = NULL, hash = NULL WHERE seq IS NOT NULL'],
  ['DELETE', 'DELETE FROM audit_event'],
  ['TRUNCATE', 'TRUNCATE audit_event'],
  ['TRUNCATE with others', 'TRUNCATE audit_event, audit_chain CASCADE'],
  ['an anchor past young events', 'UPDATE audit_chain SET anchor_seq = last_seq, anchor_hash = last_hash'],
  ['an end put back', `UPDATE audit_chain SET last_seq = 0, last_hash = sha256('')`],
  ['the chain deleted', 'DELETE FROM audit_chain'],
])('refuses %s, also by the owner of the tables', async (_what, sql) => {
  await sealEvents();
  await record();
  const before = await database().auditEvent.findMany({ orderBy: { id: 'asc' } });
  await expect(database().$executeRawUnsafe(sql)).rejects.toThrow(/audit log cannot be/);
  expect(await database().auditEvent.findMany({ orderBy: { id: 'asc' } })).toEqual(before);
  expect(await verifyChain()).toMatchObject({ fault: null });
});

it('dates events by the clock of the database, not by what a writer says', async () => {
  const id = randomUUID();
  const at = new Date('2020-01-01');
  await database().auditEvent.create({ data: { id, at, action: 'user.renamed', seq: 5, hash: Buffer.alloc(32) } });
  const event = await database().auditEvent.findUniqueOrThrow({ where: { id } });
  expect(Math.abs(event.at.getTime() - Date.now())).toBeLessThan(60_000);
  expect(event).toMatchObject({ seq: null, hash: null });
});

it('seals what several write at once in one order, each event once', async () => {
  const writers = Array.from({ length: 8 }, () =>
    transaction(async (db) => {
      for (let count = 0; count < 10; count += 1) await recordAudit(db, person, 'candidate.revealed', { count });
    }),
  );
  await Promise.all([...writers, sealEvents(), sealEvents(), sealEvents()]);
  const end = await sealEvents();
  const report = await verifyChain();
  expect(report).toMatchObject({ fault: null, unsealed: 0, end });
  expect(await database().auditEvent.count()).toBe(report.count);
});

it('does not make writers wait for each other or for a seal in progress', async () => {
  let sealing: Promise<unknown> = Promise.resolve();
  await transaction(async (db) => {
    await recordAudit(db, person, 'user.renamed', { open: true });
    await db.$queryRaw`SELECT seal_audit_events(1000)`;
    sealing = sealEvents();
    await record();
  });
  await sealing;
  expect(await verifyChain()).toMatchObject({ fault: null, unsealed: 0 });
});

const tamperings: [string, (ids: string[]) => string, object][] = [
  [
    'a changed detail',
    ([, id]) => `UPDATE audit_event SET details = '{"count": 7}' WHERE id = '${id}'`,
    { kind: 'changed', seq: 2 },
  ],
  [
    'a changed address',
    ([, id]) => `UPDATE audit_event SET address = '198.51.100.1' WHERE id = '${id}'`,
    { kind: 'changed', seq: 2 },
  ],
  [
    'a changed time',
    ([id]) => `UPDATE audit_event SET at = at + interval '1 ms' WHERE id = '${id}'`,
    { kind: 'changed', seq: 1 },
  ],
  ['a removed event', ([, id]) => `DELETE FROM audit_event WHERE id = '${id}'`, { kind: 'missing', seq: 2 }],
  ['a removed end', (ids) => `DELETE FROM audit_event WHERE id = '${ids.at(-1)}'`, { kind: 'missing' }],
  [
    'an event put in the place of another',
    ([, id]) => `UPDATE audit_event SET id = gen_random_uuid() WHERE id = '${id}'`,
    { kind: 'changed', seq: 2 },
  ],
  [
    'an inserted event that others moved up for',
    () => `UPDATE audit_event SET seq = -seq WHERE seq > 1; UPDATE audit_event SET seq = 1 - seq WHERE seq < 0;
      INSERT INTO audit_event (id, action, seq, hash) VALUES (gen_random_uuid(), 'user.renamed', 2, sha256('x'))`,
    { kind: 'changed', seq: 2 },
  ],
  [
    'an event put after the end',
    () => `INSERT INTO audit_event (id, action, seq, hash)
      SELECT gen_random_uuid(), 'user.renamed', last_seq + 5, sha256('x') FROM audit_chain`,
    { kind: 'changed' },
  ],
  [
    'an event put before the beginning',
    () => `INSERT INTO audit_event (id, action, seq, hash)
      SELECT gen_random_uuid(), 'user.renamed', anchor_seq, sha256('x') FROM audit_chain`,
    { kind: 'changed' },
  ],
];

describe('after somebody switched the triggers off', () => {
  it.each(tamperings)('finds %s', async (_what, sql, fault) => {
    await sealEvents();
    expect((await verifyChain()).fault).toBeNull();
    await tamper(sql(await sealedIds()), async () => {
      expect((await verifyChain()).fault).toMatchObject(fault);
    });
    expect((await verifyChain()).fault).toBeNull();
  });

  it('finds a chain computed anew as a whole by the hash that was kept elsewhere', async () => {
    await sealEvents();
    const { end } = await verifyChain();
    const again = `UPDATE audit_event SET seq = NULL, hash = NULL, address = '198.51.100.1';
      UPDATE audit_chain SET last_seq = anchor_seq, last_hash = anchor_hash;
      SELECT seal_audit_events(100000)`;
    await tamper(again, async () => {
      expect((await verifyChain()).fault).toBeNull();
      expect((await verifyChain(end)).fault).toEqual({ kind: 'not-as-kept', seq: end.seq });
    });
    expect((await verifyChain(end)).fault).toBeNull();
  });
});

describe('deletion by age', () => {
  it('refuses less than six months', async () => {
    await expect(database().$queryRaw`SELECT delete_old_audit_events(5, 100)`).rejects.toThrow(/at least 6 months/);
    await expect(database().auditSettings.update({ where: { id: 1 }, data: { keepMonths: 5 } })).rejects.toThrow();
  });

  it('deletes the events older than the setting, and the rest still verifies', async () => {
    await refillAuditLog(['26 months', '25 months', '25 months', '7 months', '1 day']);
    expect(await deleteOldEvents({ kind: 'system', source: 'test' })).toBe(3);
    expect(await verifyChain()).toMatchObject({ fault: null, count: 2, unsealed: 1 });
    expect(await database().auditEvent.findFirst({ where: { action: 'audit.deleted' } })).toMatchObject({
      details: { count: 3, keepMonths: 24 },
      source: 'test',
    });
    await database().auditSettings.update({ where: { id: 1 }, data: { keepMonths: 6 } });
    expect(await deleteOldEvents({ kind: 'system', source: 'test' })).toBe(1);
    await sealEvents();
    const report = await verifyChain();
    expect(report).toMatchObject({ fault: null, unsealed: 0, end: { seq: 7 } });
    expect((await verifyChain({ seq: 4, hash: 'f'.repeat(64) })).fault).toEqual({ kind: 'not-as-kept', seq: 4 });
    expect((await verifyChain({ seq: 3, hash: 'f'.repeat(64) })).fault).toEqual({ kind: 'not-comparable', seq: 3 });
  });
});
