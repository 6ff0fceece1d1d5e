import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from './search-candidates';

/** Creates a process with candidates added at these instants; returns a search that yields the instants found. */
async function addedAt(instants: string[]) {
  const { actor, processId } = await createTestScene();
  await database().candidate.createMany({
    data: instants.map((instant, index) => ({
      processId,
      ordinalNumber: index + 1,
      source: 'KNOW_ME' as const,
      externalProcessStatus: 'NOT_APPLICABLE' as const,
      status: 'NEW' as const,
      createdAt: new Date(instant),
    })),
  });
  return async (filters: { dateFrom?: string; dateTo?: string }) => {
    const found = await searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({ sortBy: 'DATE', sortOrder: 'ASC' }),
      filters: candidateFiltersSchema.parse(filters),
    });
    return found.items.map(({ date }) => date.replace('.000Z', 'Z'));
  };
}

test('a day begins and ends at midnight in Warsaw, both bounds included', async () => {
  const find = await addedAt([
    '2026-01-09T22:59:59Z',
    '2026-01-09T23:00:00Z',
    '2026-01-10T22:59:59Z',
    '2026-01-10T23:00:00Z',
  ]);
  const day = ['2026-01-09T23:00:00Z', '2026-01-10T22:59:59Z'];
  expect(await find({ dateFrom: '2026-01-10', dateTo: '2026-01-10' })).toEqual(day);
  expect(await find({ dateFrom: '2026-01-10' })).toEqual([...day, '2026-01-10T23:00:00Z']);
  expect(await find({ dateTo: '2026-01-10' })).toEqual(['2026-01-09T22:59:59Z', ...day]);
  expect(await find({ dateFrom: '2026-01-10T15:30:00Z', dateTo: '2026-01-10T00:00:00Z' })).toEqual(day);
  expect(await find({ dateFrom: '2026-01-12' })).toEqual([]);
});

test('the day on which the clocks go forward has 23 hours', async () => {
  const find = await addedAt([
    '2026-03-28T22:59:59Z',
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:59:59Z',
    '2026-03-29T22:00:00Z',
  ]);
  expect(await find({ dateFrom: '2026-03-29', dateTo: '2026-03-29' })).toEqual([
    '2026-03-28T23:00:00Z',
    '2026-03-29T21:59:59Z',
  ]);
});

test('the day on which they go back has 25', async () => {
  const find = await addedAt([
    '2026-10-24T21:59:59Z',
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
    '2026-10-25T23:00:00Z',
  ]);
  expect(await find({ dateFrom: '2026-10-25', dateTo: '2026-10-25' })).toEqual([
    '2026-10-24T22:00:00Z',
    '2026-10-25T22:59:59Z',
  ]);
});

test('the label of a criterion is returned once; an older label stays with its verdicts', async () => {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 3 });
  const search = () =>
    searchCandidates(actor, {
      processId,
      query: candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' }),
      filters: candidateFiltersSchema.parse({}),
    });
  const before = await search();
  const criterionId = before.items[0]?.verdicts[0]?.criterionId ?? '';
  expect(before.criteria[criterionId]).toEqual(expect.any(String));
  expect(before.items.flatMap(({ verdicts }) => verdicts).some((mark) => 'label' in mark)).toBe(false);

  await database().$executeRaw`
    UPDATE analysis SET criteria_snapshot = (
      SELECT jsonb_agg(CASE WHEN one->>'criterionId' = ${criterionId} THEN one || '{"text": "Older words"}' ELSE one END)
      FROM jsonb_array_elements(criteria_snapshot) one)
    WHERE candidate_id = ${before.items[2]?.id}::uuid`;
  const { items, criteria } = await search();
  expect(criteria).toEqual(before.criteria);
  expect(items[2]?.verdicts[0]).toMatchObject({ criterionId, label: 'Older words' });
});
