import { candidateFiltersSchema, candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import { getDashboard } from '@/lib/processes/get-dashboard';
import { changeHiddenScore } from '@/lib/processes/change-hidden-score';
import { findByPhrase } from '@/lib/search/find-by-phrase';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { listAnalyses } from '../analyses/list-analyses';
import { getCandidate } from '../details/get-candidate';
import { getCandidateStatus } from '../details/get-candidate-status';
import { listActivities } from '../details/list-activities';
import { getExplanation } from '../explanation/get-explanation';
import { exportCandidates } from '../export/export-candidates';
import { searchCandidates } from '../search/search-candidates';
import { readVerdicts } from './read-verdicts';

async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId, ordinalNumber } = await createTestProcess(actor);
  await createTestCandidates({ processId, count: 5 });
  await changeHiddenScore(actor, { processId, hidesScore: true });
  const rows = await database().candidate.findMany({ where: { processId }, orderBy: { matchScore: 'desc' } });
  const search = (by = actor, filters = {}) =>
    searchCandidates(by, {
      processId,
      query: candidateSearchQuerySchema.parse({}),
      filters: candidateFiltersSchema.parse(filters),
    });
  const program = { ...actor, tokenId: '01936f2c-0000-7000-8000-000000000001' };
  return { actor, program, processId, ordinalNumber, rows, search };
}

test('until the verdicts are read, no answer to the person tells the score; its order and filters neither', async () => {
  const { actor, processId, ordinalNumber, rows, search } = await scene();
  const [best] = rows;
  const place = { processId, candidateId: best?.id ?? '' };
  const { items } = await search();
  for (const item of items) {
    expect(item).toMatchObject({ isScoreHidden: true, matchScore: null, rangeLow: null, rangeHigh: null });
    expect(item.rateSource).not.toBe('AI');
    expect(item.verdicts.length).toBeGreaterThan(0);
  }
  const byId = items.map(({ id }) => id);
  expect(byId).toEqual([...byId].sort());
  expect((await search(actor, { matchFrom: 0, matchTo: 100 })).items).toEqual([]);
  const details = await getCandidate(actor, place);
  expect(details).toMatchObject({
    matchScore: null,
    analysis: { matchScore: null, engineScore: null, scoreSpread: null },
  });
  expect(details.analysis?.scoreBreakdown).toMatchObject({ score: null, base: 0, rangeHigh: null });
  expect(details.analysis?.scoreBreakdown.lines.every(({ points }) => points === 0)).toBe(true);
  expect((await getCandidateStatus(actor, place)).matchScore).toBeNull();
  expect((await listAnalyses(actor, place)).items).toEqual([]);
  const kinds = (await listActivities(actor, place)).items.map(({ kind }) => kind);
  expect(kinds).not.toContain('ANALYSED');
  const found = await findByPhrase(actor, { phrase: `${ordinalNumber}-${best?.ordinalNumber}`, limit: 5 });
  expect(found.candidates).toMatchObject([{ id: place.candidateId, matchScore: null }]);
  const queue = (await getDashboard(actor)).reviewQueues.find((one) => one.processId === processId);
  expect(queue?.best.map(({ matchScore }) => matchScore)).not.toContain(best?.matchScore);
  await expect(getExplanation(actor, place)).rejects.toMatchObject({ code: 'candidate.score-hidden' });
  const file = await exportCandidates(actor, {
    processId,
    format: 'csv',
    choice: { candidateIds: [place.candidateId] },
    columns: ['matchScore', 'rate'],
  });
  const [, row = ''] = (await new Response(file.stream).text()).split('\r\n');
  expect(row).not.toContain(String(best?.matchScore));
});

test('who has read the verdicts sees the score, alone and until the next analysis; a program sees all and reads for nobody', async () => {
  const { actor, program, processId, rows, search } = await scene();
  const [, second] = rows;
  const place = { processId, candidateId: second?.id ?? '' };
  const scores = (await search(program)).items.map(({ matchScore }) => matchScore);
  expect(scores).toEqual(rows.map(({ matchScore }) => matchScore));
  await readVerdicts(program, place);
  expect((await getCandidate(actor, place)).isScoreHidden).toBe(true);
  expect(await readVerdicts(actor, place)).toMatchObject({ matchScore: second?.matchScore });
  const seen = (await search()).items;
  expect(seen[0]).toMatchObject({ id: place.candidateId, matchScore: second?.matchScore });
  expect(seen.filter(({ isScoreHidden }) => isScoreHidden)).toHaveLength(rows.length - 1);
  const { actor: colleague } = await createTestUser('RECRUITER');
  expect((await getCandidate(colleague, place)).isScoreHidden).toBe(true);
  await database().analysis.updateMany({
    where: { candidateId: place.candidateId },
    data: { finishedAt: new Date(Date.now() + 60_000) },
  });
  expect((await getCandidate(actor, place)).isScoreHidden).toBe(true);
  await changeHiddenScore(actor, { processId, hidesScore: false });
  expect((await search()).items.map(({ matchScore }) => matchScore)).toEqual(rows.map((row) => row.matchScore));
});
