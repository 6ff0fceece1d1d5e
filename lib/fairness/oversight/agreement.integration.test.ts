import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { findFastDecisions } from './find-fast-decisions';
import { getAgreement } from './get-agreement';

test('agreement counts what people saw and corrected, and a criterion that is corrected in half is to be rewritten', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId, requirementList } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 14 });
  expect(await getAgreement(actor, { processId })).toMatchObject({ seen: 0, corrected: 0, kappa: null });
  const rows = await database().candidate.findMany({
    where: { processId, currentAnalysisId: { not: null }, status: { in: ['NEW', 'SEEN'] } },
    orderBy: { ordinalNumber: 'asc' },
    take: 10,
    include: { currentAnalysis: { include: { verdicts: true } } },
  });
  expect(rows).toHaveLength(10);
  const criterionId = requirementList[0]?.id ?? '';
  for (const [index, { id: candidateId, currentAnalysis }] of rows.entries()) {
    await database().candidateView.create({ data: { candidateId, userId: actor.userId } });
    const found = currentAnalysis?.verdicts.find((one) => one.criterionId === criterionId);
    const verdict = found?.verdict === 'MET' ? 'NOT_MET' : 'MET';
    if (index < 6)
      await correctVerdict(actor, { processId, candidateId, criterionId, verdict, reason: 'Inaczej w CV.' });
    const decision = index < 5 ? 'ADVANCE' : 'REJECT';
    await database().candidate.update({ where: { id: candidateId }, data: { decision, matchScore: 90 - index } });
  }
  const agreement = await getAgreement(actor, { processId });
  const all = rows.reduce((sum, { currentAnalysis }) => sum + (currentAnalysis?.verdicts.length ?? 0), 0);
  expect(agreement).toMatchObject({ seen: all, corrected: 6 });
  expect(agreement.criteria).toEqual([expect.objectContaining({ criterionId, seen: 10, corrected: 6, rewrite: true })]);
  expect(agreement.kappa?.kappa).toBeLessThan(1);
  expect(agreement.kappa?.low).toBeLessThan(agreement.kappa?.kappa ?? 0);
  expect(agreement.decisions).toEqual({ advanced: 5, rejected: 5, inOrder: 1 });
  expect(agreement.confidence.reduce((sum, { seen }) => sum + seen, 0)).toBe(all);
  expect(agreement.months.reduce((sum, { corrected }) => sum + corrected, 0)).toBe(6);
});

test('an administrator sees many quick decisions that follow the ranking, nobody else does', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { actor: administrator } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 24 });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  const start = Date.now() - 3_600_000;
  for (const [index, { id: candidateId }] of rows.entries()) {
    await database().candidate.update({ where: { id: candidateId }, data: { matchScore: 90 - index } });
    await database().candidateDecision.create({
      data: {
        candidateId,
        decision: index < 8 ? 'ADVANCE' : 'REJECT',
        decidedById: actor.userId,
        requestId: candidateId,
        decidedAt: new Date(start + index * 10_000),
      },
    });
  }
  await expect(findFastDecisions(actor)).rejects.toMatchObject({ code: 'permission.denied' });
  const own = (await findFastDecisions(administrator)).filter(({ process }) => process.id === processId);
  expect(own).toEqual([expect.objectContaining({ decisions: 24, minutes: 4, from: new Date(start).toISOString() })]);
  await database().candidate.update({ where: { id: rows[23]?.id ?? '' }, data: { matchScore: 99 } });
  expect((await findFastDecisions(administrator)).some(({ process }) => process.id === processId)).toBe(false);
});
