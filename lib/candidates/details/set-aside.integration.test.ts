import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestScene } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { getCandidate } from './get-candidate';

test('a candidate whose CV has a letter before it: the profile and the quotes are the CV’s, and the letter is said', async () => {
  const { actor, processId } = await createTestScene();
  const bytes = readFileSync(path.join(process.cwd(), 'tests/cv/several/letter-then-cv.pdf'));
  const { candidateId, run } = await uploadCv(actor, { processId, fileName: 'aplikacja.pdf', bytes });
  await analyseRun(run);
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
