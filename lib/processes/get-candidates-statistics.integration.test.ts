import { correctVerdict } from '@/lib/candidates/decisions/correct-verdict';
import { decideCandidate } from '@/lib/candidates/decisions/decide-candidate';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { database } from '@/lib/db/client';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestScene } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { getCandidatesStatistics } from './get-candidates-statistics';

/** Uploads a CV and takes the steps of its analysis. */
async function analyse(actor: Parameters<typeof uploadCvs>[0], processId: string, lines: string[]): Promise<void> {
  const files = [{ fileName: 'cv.pdf', bytes: await makeCvPdf({ lines }) }];
  const { accepted } = await uploadCvs(actor, { processId, files });
  const candidateId = accepted[0]?.candidateId ?? '';
  const row = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: row.analysisRequestId ?? '' };
  await analyseRun(run);
}

test('verdicts are counted by criterion, sources and statuses by candidate', async () => {
  const { actor, processId } = await createTestScene();
  await analyse(actor, processId, ['Ewa Lis', 'Umiejętności', 'Spring Boot, PostgreSQL. Pracuję w Warszawie od lat.']);
  await analyse(actor, processId, ['Jan Wilk', 'Umiejętności', 'PostgreSQL i Docker. Pracuję w Gdańsku od wielu lat.']);
  const statistics = await getCandidatesStatistics(actor, { processId });
  expect(statistics).toMatchObject({ total: 2, bySource: { KNOW_ME: 2 }, byStatus: { NEW: 2 } });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  await decideCandidate(actor, { processId, candidateId, decision: 'HOLD', reasonId: null, note: '' });
  const { byDecision } = await getCandidatesStatistics(actor, { processId });
  expect(byDecision).toEqual({ HOLD: 1, UNDECIDED: 1 });
  const found = new Map(statistics.verdictsByCriterion.map(({ label, counts }) => [label, counts]));
  expect([...found.keys()].slice(1)).toEqual(['Spring Boot', 'PostgreSQL', 'Docker', 'Prawo jazdy kat. B']);
  expect(found.get('PostgreSQL')).toEqual({ MET: 2, PARTIALLY_MET: 0, NO_INFORMATION: 0, NOT_MET: 0 });
  expect(found.get('Spring Boot')).toEqual({ MET: 1, PARTIALLY_MET: 0, NO_INFORMATION: 1, NOT_MET: 0 });
  expect(found.get('Prawo jazdy kat. B')).toEqual({ MET: 0, PARTIALLY_MET: 0, NO_INFORMATION: 2, NOT_MET: 0 });
});

test('a criterion that is gone counts no more', async () => {
  const { actor, processId } = await createTestScene();
  await analyse(actor, processId, ['Ewa Lis', 'Umiejętności', 'Docker, PostgreSQL. Pracuję w Warszawie od lat.']);
  await database().criterion.deleteMany({ where: { processId, text: 'Docker' } });
  const { verdictsByCriterion } = await getCandidatesStatistics(actor, { processId });
  expect(verdictsByCriterion.map(({ label }) => label)).not.toContain('Docker');
});

test('a corrected verdict counts for the engine’s', async () => {
  const { actor, processId } = await createTestScene();
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  const counts = async () =>
    (await getCandidatesStatistics(actor, { processId })).verdictsByCriterion.map((one) => one.counts);
  const [first, ...others] = await counts();
  const { analysis } = await getCandidate(actor, { processId, candidateId, peek: true });
  const { criterion, verdict: engineVerdict } = analysis?.verdicts[0] ?? {};
  const verdict = engineVerdict === 'NOT_MET' ? ('MET' as const) : ('NOT_MET' as const);
  const criterionId = criterion?.criterionId ?? '';
  await correctVerdict(actor, { processId, candidateId, criterionId, verdict, reason: 'Rozmowa' });
  expect(first?.[verdict]).toBe(0);
  expect(await counts()).toEqual([
    { MET: 0, PARTIALLY_MET: 0, NO_INFORMATION: 0, NOT_MET: 0, [verdict]: 1 },
    ...others,
  ]);
});
