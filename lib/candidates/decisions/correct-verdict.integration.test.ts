import { database } from '@/lib/db/client';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { correctVerdict } from './correct-verdict';
import { getCandidate } from '../details/get-candidate';
import { getListItem } from '../search/get-list-item';
import { rateCandidate } from './rate-candidate';
import { undoCorrection } from './undo-correction';

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const process = await createTestProcess(actor);
  await createTestCandidates({ processId: process.id, count: 1 });
  const row = await database().candidate.findFirstOrThrow({ where: { processId: process.id } });
  await rateCandidate(actor, { processId: process.id, candidateId: row.id, rate: null });
  const place = { processId: process.id, candidateId: row.id };
  const before = await getCandidate(actor, { ...place, peek: true });
  const first = before.analysis?.verdicts[0];
  const criterionId = first?.criterion.criterionId ?? '';
  const other = first?.verdict === 'NOT_MET' ? ('MET' as const) : ('NOT_MET' as const);
  const correct = (by = actor, replaces?: string | null) =>
    correctVerdict(by, { ...place, criterionId, verdict: other, reason: 'Rozmawiałem z nią', replaces });
  return { actor, process, place, before, criterionId, other, correct };
}

test('the score, the stars, the list and the texts follow a correction; the engine’s are kept', async () => {
  const { actor, place, before, criterionId, other, correct } = await scene();
  const after = await correct();
  const verdict = after.analysis?.verdicts[0];
  expect(verdict).toMatchObject({
    verdict: other,
    engineVerdict: before.analysis?.verdicts[0]?.verdict,
    correction: { verdict: other, reason: 'Rozmawiałem z nią', by: { userId: actor.userId } },
  });
  expect(after.matchScore).not.toBe(before.matchScore);
  expect(after.analysis).toMatchObject({ matchScore: after.matchScore, engineScore: before.matchScore });
  expect(after.analysis?.scoreBreakdown.score).toBe(after.matchScore);
  const row = await getListItem(actor, place.candidateId);
  expect(row).toMatchObject({ matchScore: after.matchScore, rate: after.rate, rateSource: 'AI' });
  expect(row.verdicts[0]).toMatchObject({ criterionId, verdict: other, isCorrected: true });

  const unseen = undoCorrection(actor, { ...place, criterionId, correctionId: crypto.randomUUID() });
  await expect(unseen).rejects.toMatchObject({ code: 'correction.changed' });
  const correctionId = after.analysis?.verdicts[0]?.correction?.correctionId;
  const undone = await undoCorrection(actor, { ...place, criterionId, correctionId });
  expect(undone).toMatchObject({ matchScore: before.matchScore, rate: before.rate });
  expect(undone.analysis?.verdicts[0]?.correction).toBeNull();
  expect(await database().verdictCorrection.count({ where: { candidateId: place.candidateId } })).toBe(1);
});

test('it survives other weights, ends with other words, and never touches a recruiter’s stars', async () => {
  const { actor, process, place, before, correct, other } = await scene();
  const rated = (before.rate ?? 1) === 5 ? 1 : 5;
  await rateCandidate(actor, { ...place, rate: rated });
  await correct();
  const lighter = process.requirementList.map((one) => ({ ...one, importance: 1 }));
  await replaceRequirements(actor, { processId: process.id, requirementList: lighter, ifMatch: null, dryRun: false });
  const reweighted = await getCandidate(actor, { ...place, peek: true });
  expect(reweighted.analysis?.verdicts[0]).toMatchObject({ verdict: other, correction: { verdict: other } });
  expect(reweighted).toMatchObject({
    matchScore: reweighted.analysis?.matchScore,
    rate: rated,
    rateSource: 'RECRUITER',
  });
  expect(reweighted.analysis?.id).not.toBe(before.analysis?.id);

  await database().$executeRaw`
    UPDATE analysis SET criteria_snapshot = jsonb_set(criteria_snapshot, '{0,text}', '"Zupełnie inne słowa"')
    WHERE candidate_id = ${place.candidateId}::uuid`;
  const reworded = await getCandidate(actor, { ...place, peek: true });
  expect(reworded.analysis?.verdicts[0]).toMatchObject({
    verdict: before.analysis?.verdicts[0]?.verdict,
    correction: null,
  });
});

test('of two people who correct at once what both saw, one is told of the other', async () => {
  const { correct } = await scene();
  const colleague = (await createTestUser('RECRUITER')).actor;
  const outcomes = await Promise.allSettled([correct(undefined, null), correct(colleague, null)]);
  const reasons = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(reasons).toEqual([expect.objectContaining({ code: 'correction.changed' })]);
});

test('a viewer corrects nothing, and opens without making a candidate seen', async () => {
  const { place, correct } = await scene();
  await database().candidate.update({ where: { id: place.candidateId }, data: { status: 'NEW' } });
  const viewer = (await createTestUser('VIEWER')).actor;
  await expect(correct(viewer)).rejects.toMatchObject({ code: 'permission.denied' });
  const opened = await getCandidate(viewer, place);
  expect(opened).toMatchObject({ status: 'NEW', isOpened: true, views: [{ user: { userId: viewer.userId } }] });
});

test("the response is in the reader's present language, like the details", async () => {
  const { actor: account } = await createTestUser('RECRUITER');
  const actor = { ...account, locale: 'en' as const };
  const languages = [{ language: 'en' as const, level: 'INTERMEDIATE' as const, counted: true }];
  const { id: processId } = await createTestProcess(actor, { languages });
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const place = { processId, candidateId };
  const { analysis } = await getCandidate(actor, { ...place, peek: true });
  const criterionId = analysis?.verdicts[0]?.criterion.criterionId ?? '';
  const corrected = await correctVerdict(actor, { ...place, criterionId, verdict: 'MET', reason: 'Rozmowa' });
  expect(corrected).toEqual(await getCandidate(actor, { ...place, peek: true }));
  expect(JSON.stringify(corrected)).toContain('English');
  expect(JSON.stringify(await undoCorrection(actor, { ...place, criterionId }))).toContain('English');
});
