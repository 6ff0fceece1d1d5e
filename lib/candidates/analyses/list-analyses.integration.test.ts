import { analysisEntriesSchema } from '@/lib/analysis/store/analysis-history-schemas';
import { maskingVersion } from '@/lib/cv/masking/masking-version';
import { database } from '@/lib/db/client';
import { changeBlindMode } from '@/lib/processes/change-blind-mode';
import { replaceRequirements } from '@/lib/processes/replace-requirements';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { correctVerdict } from '../decisions/correct-verdict';
import { getCandidate } from '../details/get-candidate';
import { listAnalyses } from './list-analyses';

/** A candidate with two analyses: the second counts the first requirement for more. */
async function scene() {
  const { actor } = await createTestUser('RECRUITER');
  const process = await createTestProcess(actor);
  await createTestCandidates({ processId: process.id, count: 1 });
  const row = await database().candidate.findFirstOrThrow({ where: { processId: process.id } });
  const place = { processId: process.id, candidateId: row.id };
  const [first, ...others] = process.requirementList;
  if (!first) throw new Error('The process asks for nothing.');
  const requirementList = [{ ...first, importance: first.importance === 5 ? 1 : 5 }, ...others];
  await replaceRequirements(actor, { processId: process.id, requirementList, ifMatch: null, dryRun: false });
  const list = async (by = actor) => analysisEntriesSchema.parse(await listAnalyses(by, place)).items;
  return { actor, place, list, first };
}

test('each analysis tells what differs from the one before, and the score that the page shows', async () => {
  const { actor, place, list, first } = await scene();
  const [latest, earliest] = await list((await createTestUser('VIEWER')).actor);
  expect(earliest).toMatchObject({ changes: null, engine: 'offline', requestedBy: null });
  expect(latest?.changes).toMatchObject([
    { causes: ['WEIGHT'], before: { importance: first.importance }, after: { label: first.text } },
  ]);

  const details = await getCandidate(actor, { ...place, peek: true });
  const judged = details.analysis?.verdicts[0];
  const verdict = judged?.verdict === 'NOT_MET' ? ('MET' as const) : ('NOT_MET' as const);
  const criterionId = judged?.criterion.criterionId ?? '';
  await correctVerdict(actor, { ...place, criterionId, verdict, reason: 'Z rozmowy' });
  const [corrected] = await list();
  expect(corrected?.matchScore).toBe((await getCandidate(actor, { ...place, peek: true })).matchScore);
  expect(corrected?.changes?.[0]).toMatchObject({
    causes: ['WEIGHT', 'CORRECTION'],
    after: { verdict, correction: { reason: 'Z rozmowy', by: { userId: actor.userId } } },
  });
});

test('another person’s process has no such candidate', async () => {
  const { actor, place } = await scene();
  const other = await createTestProcess(actor);
  await expect(listAnalyses(actor, { ...place, processId: other.id })).rejects.toMatchObject({
    code: 'candidate.not-found',
  });
});

test('a blind process hides in quotes and reasons what is masked in each CV', async () => {
  const { actor, place, list } = await scene();
  const [, earliest] = await list();
  const verdictRow = await database().criterionVerdict.findFirstOrThrow({
    where: { analysisId: earliest?.analysisId ?? '' },
    orderBy: { position: 'asc' },
    include: { analysis: { select: { cvSha256: true } } },
  });
  const quote = 'Bogumiła Zmyślona, Java';
  await database().evidence.create({
    data: { verdictId: verdictRow.id, position: 9, page: 1, startOffset: 0, endOffset: quote.length, quote },
  });
  await changeBlindMode(actor, { processId: place.processId, blindMode: true });
  // What the CV's text masks is not known, so nothing of it is shown.
  expect(JSON.stringify(await list())).not.toMatch(/Zmyślona|Java"/);
  await database().cvFile.create({
    data: { sha256: verdictRow.analysis.cvSha256, sizeBytes: 1, mimeType: 'application/pdf' },
  });
  await database().cvSearchText.create({
    data: {
      sha256: verdictRow.analysis.cvSha256,
      readerVersion: '1',
      maskingVersion,
      text: '',
      maskedTexts: ['Bogumiła Zmyślona'],
    },
  });
  const [latest] = await list();
  expect(latest?.changes?.[0]?.before?.quotes.map((one) => one.quote)).toContain('███, Java');
  expect(JSON.stringify(await list())).not.toContain('Zmyślona');
});
