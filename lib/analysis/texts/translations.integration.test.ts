import { getCandidate } from '@/lib/candidates/details/get-candidate';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { database } from '@/lib/db/client';
import { createTestScene } from '@/prisma/seed/factories';
import { analyseRun } from '@/tests/analysis/analyse-run';
import { uploadCv } from '@/tests/analysis/upload-cv';
import { plainCv } from '@/tests/cv/plain-cv';

async function analysed() {
  const { actor, processId } = await createTestScene();
  const bytes = plainCv(['Olga Miła', 'Java, Spring Boot, 8 lat doświadczenia']);
  const { candidateId, run } = await uploadCv(actor, { processId, bytes });
  await analyseRun(run);
  return (locale: 'pl' | 'en'): Promise<CandidateDto> =>
    getCandidate({ ...actor, locale }, { processId, candidateId, peek: true });
}

function textsOf({ analysis }: CandidateDto): string[] {
  if (!analysis) return [];
  const { strengths, weaknesses, redFlags, tips, feedback, verdicts } = analysis;
  return [...strengths, ...weaknesses, ...redFlags, ...tips, feedback, ...verdicts.map(({ reason }) => reason)];
}

test("the built-in engine's texts are shown in the reader's language, its verdicts and score are one", async () => {
  const look = await analysed();
  const [polish, english] = [await look('pl'), await look('en')];
  expect(polish.analysis).toMatchObject({ locale: 'pl', matchScore: english.analysis?.matchScore });
  expect(english.analysis?.locale).toBe('en');
  expect(textsOf(english)).toHaveLength(textsOf(polish).length);
  expect(textsOf(polish).filter((text) => /\b(?:the CV|requirement|ask about)\b/i.test(text))).toEqual([]);
  expect(textsOf(english).filter((text) => /potwierdza|wymagani|zapyta|nic nie mówi/i.test(text))).toEqual([]);
  expect(english.analysis?.verdicts.map(({ verdict, evidence }) => [verdict, evidence])).toEqual(
    polish.analysis?.verdicts.map(({ verdict, evidence }) => [verdict, evidence]),
  );
});

test('an analysis that is stored in one language keeps it and says so', async () => {
  const look = await analysed();
  const before = textsOf(await look('pl'));
  const { id = '' } = (await look('pl')).analysis ?? {};
  await database().$executeRaw`UPDATE analysis SET translations = NULL WHERE id = ${id}::uuid`;
  const english = await look('en');
  expect(english.analysis?.locale).toBe('pl');
  expect(textsOf(english)).toEqual(before);
});
