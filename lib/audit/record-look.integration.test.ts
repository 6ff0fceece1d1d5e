import { recordRefusal, mostPlaces } from './record-refusal';
import { recordLook } from './record-look';
import { verifyChain } from './verify-chain';
import { sealAuditLog } from './seal-audit-log';
import { writeSealOutside } from './write-seal-outside';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findByPhrase } from '@/lib/search/find-by-phrase';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { tamper } from '@/tests/audit/tamper';

const of = (action: string) => database().auditEvent.findMany({ where: { action }, orderBy: { id: 'asc' } });

it('tells who saw a list of candidates: filters by name and the count, once in ten minutes', async () => {
  const { actor: given } = await createTestUser('RECRUITER');
  const actor = { ...given, address: '192.0.2.9' };
  const { id: processId } = await createTestProcess(given);
  const name = { firstName: 'Halina', lastName: 'Szukana' };
  const state = { source: 'KNOW_ME', externalProcessStatus: 'NOT_APPLICABLE', status: 'NEW' } as const;
  await database().candidate.create({ data: { processId, ordinalNumber: 1, ...name, ...state } });
  const list = (searchPhrase: string) =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({}),
      filters: candidateFiltersSchema.parse({ searchPhrase, statuses: ['NEW'] }),
    });
  await list('Szukana');
  await list('Inna');
  const [event, ...more] = await of('process.candidates-listed');
  expect(more).toEqual([]);
  expect(event).toMatchObject({ actorId: actor.userId, processId, address: '192.0.2.9' });
  expect(event?.details).toEqual({ count: expect.any(Number), filters: ['text search', 'statuses'] });
  await findByPhrase(actor, { phrase: 'Szukana', limit: 5 });
  await findByPhrase(actor, { phrase: 'Szukana', limit: 5 });
  expect(await of('search.candidates-found')).toMatchObject([{ details: { count: 1, filters: ['text search'] } }]);
  const details = await database().auditEvent.findMany({ select: { details: true } });
  expect(JSON.stringify(details)).not.toContain('Szukana');
  // Another session is another look.
  await recordLook({ ...actor, sessionId: crypto.randomUUID() }, 'process.candidates-listed', { processId, count: 1 });
  expect(await of('process.candidates-listed')).toHaveLength(2);
});

it('keeps refusals once in ten minutes with the count of the others, and bounds what an attacker can write', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] });
  for (let count = 0; count < 50; count += 1)
    await recordRefusal({ kind: 'system', address: '198.51.100.7' }, 'token.invalid');
  expect(await of('access.token-refused')).toMatchObject([
    { address: '198.51.100.7', actorId: null, source: null, details: { code: 'token.invalid', count: 1 } },
  ]);
  jest.advanceTimersByTime(11 * 60_000);
  jest.useRealTimers();
  for (;;) if ((await of('access.token-refused')).length > 1) break;
  expect((await of('access.token-refused'))[1]?.details).toEqual({ code: 'token.invalid', count: 49 });
  for (let count = 0; count < mostPlaces + 100; count += 1)
    await recordRefusal({ kind: 'system', address: `2001:db8::${count}` }, 'permission.denied');
  expect((await of('access.denied')).length).toBeLessThanOrEqual(mostPlaces + 1);
});

it('shows by a seal that was written outside that the end of the log was cut off', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'seals-')), 'seals');
  const end = await sealAuditLog(10);
  await writeSealOutside(end, { kind: 'file', path: file });
  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`^\\d{4}-[^ ]+Z ${end.seq}:${end.hash}\\n$`));
  const cut = `DELETE FROM audit_event WHERE seq = ${end.seq};
    UPDATE audit_chain SET last_seq = last_seq - 1, last_hash = (SELECT hash FROM audit_event WHERE seq = ${end.seq - 1})`;
  await tamper(cut, async () => {
    expect((await verifyChain()).fault).toBeNull();
    expect((await verifyChain(end)).fault).toEqual({ kind: 'missing', seq: end.seq, upTo: end.seq });
  });
});
