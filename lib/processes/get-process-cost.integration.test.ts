import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { getCandidatesStatistics } from './get-candidates-statistics';

test('a process has the sum and the average of its analyses, and a candidate has the cost of its own', async () => {
  const { actor, processId } = await createTestScene({ engine: 'openai' });
  await createTestCandidates({ processId, count: 3 });
  expect(await getCandidatesStatistics(actor, { processId })).toMatchObject({ engine: 'openai', cost: null });
  const analyses = await database().analysis.findMany({ where: { candidate: { processId } }, take: 2 });
  for (const [index, { id }] of analyses.entries()) {
    const spent = { inputTokens: 4000, outputTokens: 300, costMicros: 1000 + index * 1000 };
    await database().analysis.update({ where: { id }, data: spent });
  }
  const { cost } = await getCandidatesStatistics(actor, { processId });
  expect(cost).toEqual({ micros: 3000, averageMicros: 1500, currency: 'USD' });
  // The first of them was asked twice; five votes are set from now on.
  await database().analysis.update({ where: { id: analyses[1]?.id ?? '' }, data: { votes: 2 } });
  await database().modelSettings.deleteMany();
  await database().modelSettings.create({ data: { votes: 5 } });
  const afterwards = await getCandidatesStatistics(actor, { processId });
  expect(afterwards.cost).toEqual({ micros: 3000, averageMicros: 5000, currency: 'USD' });
  const { analysis } = await getCandidate(actor, {
    processId,
    candidateId: analyses[0]?.candidateId ?? '',
    peek: true,
  });
  expect(analysis).toMatchObject({ inputTokens: 4000, outputTokens: 300, cost: { micros: 1000, currency: 'USD' } });
});
