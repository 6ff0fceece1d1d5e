import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCandidateCv } from '@/lib/analysis/judge/read-candidate-cv';
import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { uploadCvs } from '../cv/upload-cvs';
import { getCandidate } from './get-candidate';

test('a candidate whose CV has a letter before it: the profile and the quotes are the CV’s, and the letter is said', async () => {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor);
  const bytes = readFileSync(path.join(process.cwd(), 'tests/cv/several/letter-then-cv.pdf'));
  const { accepted } = await uploadCvs(actor, { processId, files: [{ fileName: 'aplikacja.pdf', bytes }] });
  const candidateId = accepted[0]?.candidateId ?? '';
  const { analysisRequestId } = await database().candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { candidateId, requestId: analysisRequestId ?? '' };
  await readCandidateCv(systemActor, run);
  await judgeCandidate(systemActor, run);
  await saveAnalysis(systemActor, run);
  const candidate = await getCandidate(actor, { processId, candidateId });
  expect(candidate).toMatchObject({
    firstName: 'Małgorzata',
    lastName: 'Wójcik',
    phone: '+48 600 100 200',
    email: 'malgorzata.wojcik@poczta.example',
    setAside: [{ kind: 'LETTER', pages: [1] }],
    pageCount: 2,
  });
  expect(candidate.languages.map(({ language }) => language)).not.toContain('fr');
  const quotes = candidate.analysis?.verdicts.flatMap(({ evidence }) => evidence) ?? [];
  expect(quotes.filter(({ page }) => page === 1)).toEqual([]);
});
