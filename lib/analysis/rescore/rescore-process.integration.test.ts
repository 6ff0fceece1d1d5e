import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { getCandidatesStatistics } from '@/lib/processes/get-candidates-statistics';
import { getProcessHistory } from '@/lib/processes/get-process-history';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { computeMatchScore, starsForScore } from '../score/match-score';
import { rescoreProcess } from './rescore-process';
import { criterionSnapshotSchema } from '@/lib/domain/analysis-schemas';

const importanceOne = (process: ProcessDto) =>
  process.requirementList.map((requirement) => ({ ...requirement, importance: 1 }));
const request = { ifMatch: null, dryRun: false };

async function scene(count: number) {
  const { actor } = await createTestUser('RECRUITER');
  const process = await createTestProcess(actor);
  await createTestCandidates({ processId: process.id, count });
  return { actor, process, edit: { ...request, processId: process.id, requirementList: importanceOne(process) } };
}

/** Candidates with their score, and whether their newest analysis has the weights of now. */
async function look(processId: string) {
  const rows = await database().candidate.findMany({
    where: { processId, currentAnalysisId: { not: null } },
    orderBy: { ordinalNumber: 'asc' },
    include: { currentAnalysis: { include: { verdicts: { include: { evidence: true } } } }, analyses: true },
  });
  return rows.map((row) => {
    const snapshot = criterionSnapshotSchema.array().parse(row.currentAnalysis?.criteriaSnapshot);
    const verdicts = row.currentAnalysis?.verdicts ?? [];
    return {
      ...row,
      weights: new Set(snapshot.map(({ importance }) => importance)),
      expected: computeMatchScore(snapshot, verdicts).score,
      told: verdicts.map(({ criterionId, verdict, evidence }) => [criterionId, verdict, evidence[0]?.quote]).sort(),
    };
  });
}

test('new weights give few candidates their new scores at once, from the verdicts that are stored', async () => {
  const { actor, process, edit } = await scene(60);
  const before = await look(process.id);
  const foreseen = await replaceRequirements(actor, { ...edit, dryRun: true });
  expect(foreseen.change).toEqual({ effect: 'RESCORED', candidates: before.length });
  expect((await look(process.id)).every(({ analyses }) => analyses.length === 1)).toBe(true);
  const saved = await replaceRequirements(actor, edit);
  expect(saved.change).toEqual(foreseen.change);
  const after = await look(process.id);
  expect(after.some(({ matchScore }, index) => matchScore !== before[index]?.matchScore)).toBe(true);
  for (const [index, row] of after.entries()) {
    expect(row.analyses).toHaveLength(2);
    expect([...row.weights]).toEqual([1]);
    expect(row.matchScore).toBe(row.expected);
    expect(row.told).toEqual(before[index]?.told);
    expect(row.status).toBe(before[index]?.status);
    const stars = row.rateSource === 'RECRUITER' ? before[index]?.rate : starsForScore(row.matchScore ?? 0);
    expect(row.rate).toBe(stars);
  }
  expect(after.some(({ rateSource }) => rateSource === 'RECRUITER')).toBe(true);
});

test('many candidates get theirs in batches, each once, whatever is delivered twice', async () => {
  const { actor, process, edit } = await scene(230);
  const saved = await replaceRequirements(actor, edit);
  const analysed = await look(process.id);
  expect(saved.change).toEqual({ effect: 'RESCORING', candidates: analysed.length });
  expect(analysed.every(({ analyses }) => analyses.length === 1)).toBe(true);
  const event = await database().outboxEvent.findFirst({ where: { name: 'process/rescoring.requested' } });
  expect(event?.data).toEqual({ processId: process.id });
  let afterId: string | null = null;
  let rescored = 0;
  do {
    const first = await rescoreProcess(systemActor, { processId: process.id, afterId });
    const again = await rescoreProcess(systemActor, { processId: process.id, afterId });
    expect(again).toEqual({ lastId: first.lastId, rescored: 0 });
    afterId = first.lastId;
    rescored += first.rescored;
  } while (afterId);
  expect(rescored).toBe(analysed.length);
  const after = await look(process.id);
  expect(after.every(({ analyses, matchScore, expected }) => analyses.length === 2 && matchScore === expected)).toBe(
    true,
  );
});

test('new words make those who were analysed outdated; who was sent stays sent', async () => {
  const { actor, process, edit } = await scene(50);
  const [sent] = await look(process.id);
  await database().candidate.update({ where: { id: sent?.id ?? '' }, data: { status: 'sent' } });
  const requirementList = edit.requirementList.map((one, index) => (index === 0 ? { ...one, text: 'Kotlin' } : one));
  const saved = await replaceRequirements(actor, { ...edit, requirementList });
  const after = await look(process.id);
  expect(saved.change).toEqual({ effect: 'OUTDATED', candidates: after.length - 1 });
  expect(new Set(after.map(({ status }) => status))).toEqual(new Set(['sent', 'PROCESSING_OUTDATED']));
  expect(after.every(({ analyses }) => analyses.length === 1)).toBe(true);
  const { items } = await getProcessHistory(actor, { processId: process.id, page: 1, pageSize: 10 });
  expect(items[0]?.changes[0]).toMatchObject({ field: 'requirement.text', to: 'Kotlin' });
  // The verdicts on the older words stay with those words, and are not counted for the new ones.
  const shown = after.flatMap(({ currentAnalysis }) => currentAnalysis?.criteriaSnapshot ?? []);
  expect(JSON.stringify(shown)).not.toContain('Kotlin');
  const { verdictsByCriterion } = await getCandidatesStatistics(actor, { processId: process.id });
  const counted = verdictsByCriterion
    .filter(({ kind }) => kind === 'REQUIREMENT')
    .map(({ label, counts }) => [label, Object.values(counts).reduce((sum, count) => sum + count, 0)]);
  const expected = requirementList.map(({ text }) => [text, text === 'Kotlin' ? 0 : after.length]);
  expect(counted).toEqual(expected);
});
