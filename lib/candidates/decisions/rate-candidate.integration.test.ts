import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { rateCandidate } from './rate-candidate';

async function scene(matchScore: number | null) {
  const { actor, processId } = await createTestScene();
  const { id: candidateId } = await database().candidate.create({
    data: {
      processId,
      ordinalNumber: 1,
      source: 'KNOW_ME',
      externalProcessStatus: 'NOT_APPLICABLE',
      status: 'SEEN',
      matchScore,
    },
  });
  return (rate: number | null) => rateCandidate(actor, { processId, candidateId, rate });
}

test("taking a recruiter's stars away brings the AI's back", async () => {
  const rate = await scene(72);
  expect(await rate(1)).toMatchObject({ rate: 1, rateSource: 'RECRUITER' });
  expect(await rate(null)).toMatchObject({ rate: 4, rateSource: 'AI' });
});

test('without a match score there are no stars to come back', async () => {
  const rate = await scene(null);
  expect(await rate(5)).toMatchObject({ rate: 5, rateSource: 'RECRUITER' });
  expect(await rate(null)).toMatchObject({ rate: null, rateSource: null });
});
