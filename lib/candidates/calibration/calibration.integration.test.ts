import { database } from '@/lib/db/client';
import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import type { Verdict } from '@/lib/domain/analysis-schemas';
import { getCalibration } from '@/lib/fairness/oversight/get-calibration';
import { changeCalibration } from '@/lib/processes/change-calibration';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene, createTestUser } from '@/prisma/seed/factories';
import { seedDrawing } from '@/tests/candidates/seed-drawing';
import { getCandidate } from '../details/get-candidate';
import { searchCandidates } from '../search/search-candidates';
import { answerCalibration } from './answer-calibration';

/** A process whose setting was on before anybody was analysed, and which draws the first candidate alone. */
async function scene(count = 4) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  await changeCalibration(actor, { processId, calibrates: true });
  const rows = await database().candidate.findMany({
    where: { processId, currentAnalysisId: { not: null } },
    orderBy: { matchScore: 'desc' },
  });
  const ids = rows.map(({ id }) => id);
  const [drawn = '', ...others] = ids;
  const calibrationSeed = seedDrawing([drawn], others.slice(0, 8));
  const isOn = { calibrationSeed, calibrationSince: new Date(0) };
  await database().process.update({ where: { id: processId }, data: isOn });
  const list = async (filters = {}) => {
    const query = candidateSearchQuerySchema.parse({});
    return (await searchCandidates(actor, { processId, query, filters: candidateFiltersSchema.parse(filters) })).items;
  };
  return { actor, processId, place: { processId, candidateId: drawn }, ids, list };
}

test('who is drawn stands at the end of the list without verdicts and score, until the person has judged three criteria', async () => {
  const { actor, place, ids, list } = await scene();
  const hidden = (await list()).at(-1);
  expect(hidden).toMatchObject({ id: place.candidateId, isToJudge: true, isScoreHidden: true, matchScore: null });
  expect(hidden?.verdicts).toEqual([]);
  expect((await list()).filter(({ isToJudge }) => isToJudge)).toHaveLength(1);
  const asked = await getCandidate(actor, place);
  expect(asked).toMatchObject({ analysis: null, matchScore: null, rangeLow: null });
  const criteria = asked.calibration?.criteria ?? [];
  expect(criteria).toHaveLength(3);
  expect((await getCandidate(actor, place)).calibration).toEqual(asked.calibration);
  const all = ['MET', 'PARTIALLY_MET', 'NOT_MET', 'NO_INFORMATION'].map((one) => `${criteria[0]?.criterionId}:${one}`);
  expect((await list({ verdicts: all })).map(({ id }) => id)).not.toContain(place.candidateId);
  const judgements = criteria.map(({ criterionId }) => ({ criterionId, verdict: 'MET' as const }));
  const few = { ...place, judgements: judgements.slice(1) };
  await expect(answerCalibration(actor, few)).rejects.toMatchObject({ code: 'calibration.other-criteria' });
  const shown = await answerCalibration(actor, { ...place, judgements });
  expect(shown.calibration).toBeUndefined();
  expect(shown.analysis?.verdicts.length).toBeGreaterThan(0);
  expect((await list()).map(({ id }) => id)).toEqual(ids);
  const { judgements: kept } = await database().calibrationAnswer.findFirstOrThrow({
    where: { candidateId: place.candidateId },
  });
  const stored = kept as { criterionId: string; verdict: Verdict; engineVerdict: Verdict }[];
  const engine = new Map(shown.analysis?.verdicts.map((one) => [one.criterion.criterionId, one.engineVerdict]));
  expect(stored).toHaveLength(3);
  for (const one of stored)
    expect(one).toMatchObject({
      verdict: 'MET',
      engineVerdict: engine.get(one.criterionId),
      confidence: expect.any(Number),
    });
  await answerCalibration(actor, { ...place, judgements: null });
  expect(
    (await database().calibrationAnswer.findFirstOrThrow({ where: { candidateId: place.candidateId } })).judgements,
  ).toEqual(kept);
  const { actor: colleague } = await createTestUser('RECRUITER');
  expect((await getCandidate(colleague, place)).isToJudge).toBe(true);
});

test('skipping shows the results and is logged; a program answers for nobody, and about others nothing is asked', async () => {
  const { actor, place, ids } = await scene();
  const program = { ...actor, tokenId: '01936f2c-0000-7000-8000-000000000001' };
  expect(await getCandidate(program, { ...place, peek: true })).toMatchObject({ analysis: null, isToJudge: true });
  await expect(answerCalibration(program, { ...place, judgements: null })).rejects.toMatchObject({
    code: 'permission.denied',
  });
  const other = { ...place, candidateId: ids[1] ?? '', judgements: null };
  await expect(answerCalibration(actor, other)).rejects.toMatchObject({ code: 'calibration.not-asked' });
  expect((await answerCalibration(actor, { ...place, judgements: null })).matchScore).not.toBeNull();
  const where = { candidateId: place.candidateId, action: 'candidate.calibration-skipped', actorId: actor.userId };
  expect(await database().auditEvent.count({ where })).toBe(1);
  expect(await getCalibration(actor, place)).toMatchObject({ people: 0, skipped: 1, judged: 0, kappa: null });
});

test('who was analysed before it was turned on is not asked about, and turning it off and on keeps the seed', async () => {
  const { actor, processId, place } = await scene();
  const seedOf = async () => (await database().process.findUniqueOrThrow({ where: { id: processId } })).calibrationSeed;
  const seed = await seedOf();
  await changeCalibration(actor, { processId, calibrates: false });
  expect((await getCandidate(actor, place)).matchScore).not.toBeNull();
  await changeCalibration(actor, { processId, calibrates: true });
  expect((await getCandidate(actor, place)).matchScore).not.toBeNull();
  expect(await seedOf()).toBe(seed);
});

test('about a tenth of many is drawn, as the seed says', async () => {
  const { actor, processId } = await scene(600);
  await database().process.update({
    where: { id: processId },
    data: { calibrationSeed: '0192f3a4-0000-7000-8000-00000000000a' },
  });
  const query = candidateSearchQuerySchema.parse({ pageSize: 100, sortBy: 'ORDINAL_NUMBER' });
  let drawn = 0;
  for (let page = 1; page <= 6; page += 1) {
    const found = await searchCandidates(actor, { processId, query: { ...query, page }, filters: {} });
    drawn += found.items.filter(({ isToJudge }) => isToJudge).length;
  }
  // Of a binomial with n = 585 and p = 0.1 less than one in a million is outside.
  expect(drawn).toBeGreaterThan(22);
  expect(drawn).toBeLessThan(100);
});

test('agreement counts the first person’s judgements alone, with confidence and month', async () => {
  const { actor, place, processId } = await scene();
  const { actor: colleague } = await createTestUser('RECRUITER');
  const verdicts: [Verdict, Verdict, number][] = [
    ['MET', 'MET', 0.9],
    ['NOT_MET', 'NOT_MET', 0.7],
    ['MET', 'NOT_MET', 0.5],
  ];
  const row = (user: string, at: string, by: typeof verdicts) => ({
    candidateId: place.candidateId,
    userId: user,
    answeredAt: new Date(at),
    judgements: by.map(([verdict, engineVerdict, confidence], index) => ({
      criterionId: `0192f3a4-0000-7000-8000-00000000000${index}`,
      verdict,
      engineVerdict,
      confidence,
    })),
  });
  await database().calibrationAnswer.createMany({
    data: [
      row(
        colleague.userId,
        '2026-10-05T10:00:00Z',
        verdicts.map(([one, , sure]) => [one, one, sure]),
      ),
      row(actor.userId, '2026-09-30T22:30:00Z', verdicts),
    ],
  });
  const found = await getCalibration(actor, { processId });
  expect(found).toMatchObject({ people: 1, skipped: 0, judged: 3, agreed: 2 });
  // Cohen (1960) by hand: observed 2/3, expected 1/3 · 2/3 + 2/3 · 1/3 = 4/9, kappa (2/3 − 4/9) / (5/9) = 0.4.
  expect(found.kappa?.kappa).toBeCloseTo(0.4, 10);
  expect(found.reliability.bands.map(({ count, right }) => [count, right])).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(found.months).toEqual([{ month: '2026-10', judged: 3, agreed: 2, confidence: expect.closeTo(0.7, 10) }]);
});
