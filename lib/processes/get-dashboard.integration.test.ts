import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { getDashboard } from './get-dashboard';

test('the queues hold who is analysed and not decided about, opened or not, best match first, archived processes none', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const [good, weak, archived] = [
    await createTestProcess(actor, { name: 'Queue good' }),
    await createTestProcess(actor, { name: 'Queue weak' }),
    await createTestProcess(actor, { name: 'Queue archived' }),
  ];
  const ids = new Map<string, string[]>();
  for (const { id } of [good, weak, archived]) {
    await createTestCandidates({ processId: id, count: 6 });
    const rows = await database().candidate.findMany({ where: { processId: id }, orderBy: { ordinalNumber: 'asc' } });
    ids.set(id, rows.map((row) => row.id)); // prettier-ignore
  }
  const set = async (processId: string, scores: number[]) => {
    for (const [index, id] of (ids.get(processId) ?? []).entries()) {
      const matchScore = scores[index] ?? 0;
      await database().candidate.update({ where: { id }, data: { status: 'NEW', decision: null, matchScore } });
    }
  };
  // Above all of other tests.
  await set(good.id, [100, 97, 99, 98, 96, 95]);
  await set(weak.id, [94, 93, 92, 91, 90, 89]);
  await set(archived.id, [100, 100, 100, 100, 100, 100]);
  await database().process.update({ where: { id: archived.id }, data: { status: 'ARCHIVED' } });
  const [first = '', second = '', third = '', fourth = ''] = ids.get(good.id) ?? [];
  await database().candidate.update({ where: { id: third }, data: { status: 'SEEN' } });
  await decideCandidate(actor, {
    processId: good.id,
    candidateId: fourth,
    decision: 'HOLD',
    reasonId: null,
    note: '',
  });
  const { reviewQueues } = await getDashboard(actor);
  const query = { pageSize: 20, page: 1, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true } as const;
  const filters = { review: ['TO_REVIEW' as const] };
  expect((await searchCandidates(actor, { processId: good.id, query, filters })).totalItems).toBe(5);
  const own = reviewQueues.filter(({ processId }) => [good.id, weak.id, archived.id].includes(processId));
  expect(own.map(({ processName, count }) => [processName, count])).toEqual([
    ['Queue good', 5],
    ['Queue weak', 6],
  ]);
  expect(own[0]?.best.map(({ candidateId, matchScore }) => [candidateId, matchScore])).toEqual([
    [first, 100],
    [third, 99],
    [second, 97],
  ]);
});
