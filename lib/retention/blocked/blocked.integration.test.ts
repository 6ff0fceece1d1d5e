import { globSync, readFileSync } from 'node:fs';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { lockProcess } from '@/lib/process-rows/get-process-row';
import { Prisma } from '@/lib/db/generated/client';
import { belongsTo } from '@/lib/candidates/erasure/erase-personal-data';
import { inDatabase, personalData } from '@/lib/domain/personal-data';
import { deleteProcess } from '@/lib/processes/delete-process';
import { createTestUser } from '@/prisma/seed/factories';
import { columnsWithCanary, fillPersonalData } from '@/tests/candidates/fill-personal-data';
import { continueRun } from '../run/continue-run';
import { startRun } from '../run/start-run';
import { blockCandidates } from './block-candidates';
import { eraseBlocked } from './erase-blocked';
import { listBlocked } from './list-blocked';
import { unblock } from './unblock';
import { viewBlocked } from './view-blocked';

const day = 24 * 60 * 60_000;
type Scene = Awaited<ReturnType<typeof fillPersonalData>>;

const block = ({ processId, candidateId }: Scene, eraseAt = new Date(Date.now() + day)) =>
  transaction(async (db) => {
    await lockProcess(db, processId);
    const basis = 'CLAIMS' as const;
    await blockCandidates(db, systemActor, { processId, candidateIds: [candidateId], basis, eraseAt }, new Date());
  });

/** Where files and what is read of them is, by the hash of the file. */
const isOfFile = (column: string) => column.startsWith('cv_');

/** The rows of a candidate, by table, but for what does not come back and what it cost. */
async function rowsOf(candidateId: string): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  const lost = ['ModelBatchItem', 'WebhookMessage', 'WebhookAttempt', 'AtsErasure', 'RetentionHold'];
  for (const [name, { of, rows: fate }] of Object.entries(personalData)) {
    if ((name !== 'Candidate' && of === null) || lost.includes(name)) continue;
    if (fate === 'go-with-file' || fate === 'go-for-good') continue;
    const rows = await database().$queryRaw<{ row: object }[]>`
      SELECT to_jsonb(t) - ARRAY['updated_at', 'status', 'input_tokens', 'cached_tokens', 'output_tokens', 'cost_micros',
        'match_score', 'rate', 'corrected_breakdown', 'score_breakdown'] AS row
      FROM ${Prisma.raw(inDatabase(name))} t WHERE ${belongsTo(name, Prisma.sql`= ${candidateId}::uuid`)}`;
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

afterEach(async () => {
  await database().candidate.deleteMany();
  await database().blockedCandidate.deleteMany();
  await database().cvFile.deleteMany();
  await database().tombstone.deleteMany();
});

test('nothing of a blocked candidate is anywhere but in the box and in the files that it keeps', async () => {
  const scene = await fillPersonalData();
  await block(scene);
  const left = await columnsWithCanary();
  expect(left.filter((column) => !isOfFile(column))).toEqual(['blocked_candidate.files', 'blocked_candidate.content']);
  expect(left).toContain('cv_file_chunk.data');
  expect(await database().candidate.count({ where: { id: scene.candidateId } })).toBe(0);
});

test('nothing but retention reads the box, and nothing but the deletion of files and processes counts on it', () => {
  const files = globSync(['lib/**/*.ts', 'app/**/*.ts*', 'inngest/**/*.ts'], {
    exclude: ['**/generated/**', '**/*.test.ts'],
  });
  const readers = files.filter((file) => /blocked_candidate|\bblockedCandidate\b/.test(readFileSync(file, 'utf8')));
  expect(readers.filter((file) => !file.startsWith('lib/retention/')).sort()).toEqual([
    'lib/cv/delete-unused-files.ts',
    'lib/processes/delete-process.ts',
  ]);
});

test('an administrator sees it with a reason, which is in the log; the list tells nothing of the person', async () => {
  const scene = await fillPersonalData();
  await block(scene);
  const { actor, candidateId, processId } = scene;
  const list = await listBlocked(actor);
  expect(list).toMatchObject({ total: 1, items: [{ candidateId, processId, basis: 'CLAIMS' }] });
  expect(JSON.stringify(list)).not.toContain('kanarek');
  const seen = await viewBlocked(actor, { candidateId, reason: 'Pozew z 3 maja' });
  expect(seen).toMatchObject({ firstName: 'kanarek.candidate.first_name', notes: [{ text: expect.any(String) }] });
  const logged = await database().auditEvent.findFirst({ where: { candidateId, action: 'candidate.blocked-viewed' } });
  expect(logged).toMatchObject({ actorId: actor.userId, details: { blockedReason: 'Pozew z 3 maja' } });
  const recruiter = (await createTestUser('RECRUITER')).actor;
  const denied = { code: 'permission.denied' };
  await expect(viewBlocked(recruiter, { candidateId, reason: 'x' })).rejects.toMatchObject(denied);
  await expect(listBlocked(recruiter)).rejects.toMatchObject(denied);
  await expect(unblock(recruiter, { candidateId, reason: 'x' })).rejects.toMatchObject(denied);
  await expect(eraseBlocked(recruiter, { candidateId, reason: 'x' })).rejects.toMatchObject(denied);
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  await expect(deleteProcess(actor, { processId })).rejects.toMatchObject({ code: 'process.not-deletable' });
});

test('who is unblocked is as before, is not blocked again the next night, and costs nothing twice', async () => {
  const scene = await fillPersonalData();
  const { actor, candidateId, processId } = scene;
  const before = await rowsOf(candidateId);
  await block(scene);
  expect(await database().tombstone.count()).toBeGreaterThan(0);
  await unblock(actor, { candidateId, reason: 'Znów kandyduje' });
  expect(await rowsOf(candidateId)).toEqual(before);
  expect(await database().tombstone.count()).toBe(0);
  expect(await database().blockedCandidate.count()).toBe(0);
  const hold = await database().retentionHold.findFirst({ where: { candidateId, reason: 'Znów kandyduje' } });
  expect(hold?.until.getTime()).toBeGreaterThan(Date.now() + 28 * day);
  const costs = await database().analysis.aggregate({ where: { candidateId }, _sum: { inputTokens: true } });
  expect(costs._sum.inputTokens).toBe(0);
  expect(await database().modelUse.count({ where: { processId } })).toBeGreaterThan(0);
});

test.each(['by an administrator', 'when its time is over'])(
  'erased %s, no column of any table holds anything',
  async (how) => {
    const scene = await fillPersonalData();
    await block(scene);
    const { actor, candidateId, processId } = scene;
    if (how === 'by an administrator') await eraseBlocked(actor, { candidateId, reason: 'Na żądanie' });
    else {
      const runId = await startRun(systemActor, new Date(Date.now() + 2 * day));
      expect(await continueRun(systemActor, { runId })).toEqual({ done: true });
      expect(await database().retentionRun.findUnique({ where: { id: runId } })).toMatchObject({ expired: 1 });
    }
    expect(await columnsWithCanary()).toEqual([]);
    const kept = (await database().tombstone.findMany()).map(({ hash }) => hash);
    const entry = await database().erasureEntry.findFirstOrThrow({ where: { candidateId } });
    expect(kept.length).toBeGreaterThan(0);
    expect(entry.hashes.toSorted()).toEqual(kept.toSorted());
    expect(await database().erasedCandidate.count({ where: { processId } })).toBe(1);
    await expect(viewBlocked(actor, { candidateId, reason: 'x' })).rejects.toMatchObject({
      code: 'candidate.not-found',
    });
  },
);
