import { systemActor } from '@/lib/auth/actor';
import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { undoDecision } from '@/lib/candidates/decisions/undo-decision';
import { decideSchema } from '@/lib/domain/candidate-review-schemas';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestScene, createTestUser } from '@/prisma/seed/factories';
import { createSimulation } from './create-simulation';
import { getSimulation } from './get-simulation';
import { listOpenQuestions } from './list-open-questions';
import { prepareSimulation } from './prepare-simulation';
import type { OpenCandidate } from './schemas';

const first = { page: 1, scope: 'mine', order: 'range' } as const;
const width = ({ rangeLow, rangeHigh }: OpenCandidate): number => (rangeHigh ?? 0) - (rangeLow ?? 0);

async function scene(count: number) {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count });
  return { actor, processId };
}

test('the least known candidates of my processes come first, each with what to ask, and pages do not overlap', async () => {
  const { actor, processId } = await scene(60);
  const pages = [await listOpenQuestions(actor, first), await listOpenQuestions(actor, { ...first, page: 2 })];
  const items = pages.flatMap((page) => page.items);
  expect(items).toHaveLength(20);
  expect(new Set(items.map(({ candidateId }) => candidateId)).size).toBe(20);
  expect(items.map(width)).toEqual(items.map(width).toSorted((one, other) => other - one));
  for (const item of items) {
    expect(item.processId).toBe(processId);
    expect(item.points.length).toBeGreaterThan(0);
    expect(width(item)).toBeGreaterThan(0);
  }
  expect(pages[0]?.totalItems).toBe(pages[1]?.totalItems);
});

test('in the order of the match the best comes first', async () => {
  const { actor } = await scene(40);
  const { items } = await listOpenQuestions(actor, { ...first, order: 'match' });
  const scores = items.map(({ matchScore }) => matchScore ?? 0);
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
});

test('who is rejected is asked nothing, until the decision is taken back', async () => {
  const { actor, processId } = await scene(20);
  const before = await listOpenQuestions(actor, first);
  const candidateId = before.items[0]?.candidateId ?? '';
  const decide = decideSchema.parse({ decision: 'REJECT' });
  const { decision } = await decideCandidate(actor, { processId, candidateId, ...decide });
  const after = await listOpenQuestions(actor, first);
  expect(after.items.map((item) => item.candidateId)).not.toContain(candidateId);
  expect(after.totalItems).toBe(before.totalItems - 1);
  await undoDecision(actor, { processId, candidateId, decisionId: decision?.decisionId ?? '' });
  expect(await listOpenQuestions(actor, first)).toEqual(before);
});

test('colleagues’ processes are there on request only, archived ones never', async () => {
  const { actor, processId } = await scene(20);
  const { actor: colleague } = await createTestUser('VIEWER');
  const seen = async (scope: 'mine' | 'all') =>
    (await listOpenQuestions(colleague, { ...first, scope })).items.some((item) => item.processId === processId);
  expect(await seen('mine')).toBe(false);
  await database().process.updateMany({ where: { id: { not: processId } }, data: { status: 'ARCHIVED' } });
  expect(await seen('all')).toBe(true);
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  expect(await seen('all')).toBe(false);
  expect((await listOpenQuestions(actor, first)).totalItems).toBe(0);
});

test('in the order of the match those a recruiter has chosen come before the others', async () => {
  const { actor } = await scene(40);
  const match = { ...first, order: 'match' } as const;
  const { items } = await listOpenQuestions(actor, match);
  const last = items.at(-1)?.candidateId ?? '';
  await database().candidate.update({ where: { id: last }, data: { rate: 4, rateSource: 'RECRUITER' } });
  const after = await listOpenQuestions(actor, match);
  expect(after.items.map(({ candidateId }) => candidateId)).toEqual([
    last,
    ...items.slice(0, -1).map(({ candidateId }) => candidateId),
  ]);
});

test('who has no analysed candidate is told from one whose CVs settle everything', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const nobody = await listOpenQuestions(actor, first);
  expect([nobody.items, nobody.hasAnalysed]).toEqual([[], false]);
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 3 });
  expect((await listOpenQuestions(actor, first)).hasAnalysed).toBe(true);
  await database().$executeRaw`UPDATE analysis SET score_breakdown =
    jsonb_set(score_breakdown, '{rangeHigh}', score_breakdown -> 'rangeLow') WHERE id IN (SELECT current_analysis_id FROM candidate WHERE process_id = ${processId}::uuid)`;
  const settled = await listOpenQuestions(actor, first);
  expect([settled.items, settled.hasAnalysed]).toEqual([[], true]);
});

test('what a recruiter has corrected is no open question any more', async () => {
  const { actor, processId } = await scene(1);
  const { items } = await listOpenQuestions(actor, first);
  const { candidateId = '', points = [], rangeLow = 0 } = items[0] ?? {};
  const criterionId = points[0]?.criterionId ?? '';
  const place = { processId, candidateId, criterionId };
  await correctVerdict(actor, { ...place, verdict: 'MET', reason: 'Rozmowa' });
  const [after] = (await listOpenQuestions(actor, first)).items;
  expect(after?.points.map((point) => point.criterionId) ?? []).not.toContain(criterionId);
  expect(after?.rangeLow ?? 100).toBeGreaterThan(rangeLow ?? 0);

  const choices = { locale: 'pl', length: 'LONG', focus: 'ALL' } as const;
  const simulation = await createSimulation(actor, { processId, candidateId, ...choices });
  await prepareSimulation(systemActor, { simulationId: simulation.id });
  const { questions } = await getSimulation(actor, { ...place, interviewSimulationId: simulation.id });
  const verdicts = questions.filter((one) => one.criterionId === criterionId).map(({ verdict }) => verdict);
  expect(verdicts.filter((verdict) => verdict !== 'MET')).toEqual([]);
});
