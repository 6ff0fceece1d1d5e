import { systemActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { scoreBreakdownSchema } from '@/lib/domain/analysis-schemas';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { answerQuestion } from './answer-question';
import { isForeign } from './criterion-topic';
import { createSimulation } from './create-simulation';
import { getSimulation } from './get-simulation';
import { prepareSimulation } from './prepare-simulation';

/** The CV says nothing of any criterion, so that all are asked about. */
async function leaveAllOpen(candidateId: string): Promise<void> {
  const where = { currentOf: { id: candidateId } };
  const { id, scoreBreakdown } = await database().analysis.findFirstOrThrow({ where });
  const breakdown = scoreBreakdownSchema.parse(scoreBreakdown);
  const lines = breakdown.lines.map((line) => ({ ...line, verdict: 'NO_INFORMATION' as const, value: 0.25 }));
  await database().analysis.update({ where: { id }, data: { scoreBreakdown: { ...breakdown, lines } } });
}

/** An interview begun by somebody who reads English, and the same person reading Polish. */
async function begunInEnglish(choice: { locale?: 'pl' | 'en' } = {}, reads: 'pl' | 'en' = 'en') {
  const { actor } = await createTestUser('RECRUITER');
  const { id: processId } = await createTestProcess(actor, {
    requirementList: [
      { text: 'SAP', importance: 5, necessity: 'REQUIRED' },
      { text: 'Kubernetes', importance: 4, necessity: 'REQUIRED' },
    ],
    languages: [{ language: 'de', level: 'ADVANCED', counted: true }],
    location: { type: 'OFFICE', atsLocation: 'Poznań' },
  });
  await createTestCandidates({ processId, count: 3 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({
    where: { processId, currentAnalysisId: { not: null } },
  });
  await leaveAllOpen(candidateId);
  const english = { ...actor, locale: reads };
  const where = { processId, candidateId, length: 'LONG', focus: 'ALL' } as const;
  const { id: interviewSimulationId } = await createSimulation(english, { ...where, ...choice });
  await prepareSimulation(systemActor, { simulationId: interviewSimulationId });
  const place = { processId, candidateId, interviewSimulationId };
  return { english, polish: { ...actor, locale: 'pl' as const }, place };
}

test('who goes on in Polish is asked in Polish, and what was said in English stays', async () => {
  const { english, polish, place } = await begunInEnglish();
  const before = await getSimulation(english, place);
  const [first, second] = before.questions;
  expect(before.questions.every(({ locale, text }) => locale === 'en' && !isForeign(text, 'en'))).toBe(true);
  const answer = 'I ran it for two clients in 2022, on my own.';
  await answerQuestion(english, { ...place, questionId: first?.id ?? '', answer, action: 'SEND' });

  const shown = await getSimulation(polish, place);
  expect(shown).toMatchObject({ locale: 'en', nextLocale: 'pl' });
  const said = shown.questions.find(({ id }) => id === first?.id);
  expect(said).toMatchObject({ locale: 'en', text: first?.text, answer, signsLocale: 'pl' });
  expect(said?.goodSigns).not.toEqual(first?.goodSigns);
  const due = shown.questions.filter(({ answeredAt }) => answeredAt === null);
  expect(due.map(({ locale, signsLocale }) => [locale, signsLocale])).toEqual(due.map(() => ['pl', 'pl']));
  for (const { text } of due) expect([text, isForeign(text, 'pl')]).toEqual([text, false]);
  const labels = shown.summary.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Niemiecki, zaawansowany (C1)', 'Lokalizacja: Poznań']));
  expect(shown.questions.map(({ label }) => label)).not.toContain('Location: Poznań');

  const polishQuestion = due.find(({ id }) => id === second?.id);
  const sent = { ...place, questionId: second?.id ?? '', answer: 'Może trochę.', action: 'SEND' as const };
  const { question, followUp } = await answerQuestion(polish, sent);
  expect(question).toMatchObject({ locale: 'pl', text: polishQuestion?.text });
  expect(followUp).toMatchObject({ locale: 'pl' });
  // Whoever reads English again finds what was asked in Polish as it was asked.
  const again = await getSimulation(english, place);
  expect(again.questions.find(({ id }) => id === second?.id)).toMatchObject({
    locale: 'pl',
    text: polishQuestion?.text,
  });
  const openFollowUp = again.questions.find(({ id }) => id === followUp?.id);
  expect(openFollowUp?.locale).toBe('en');
  expect(openFollowUp?.text).not.toBe(followUp?.text);
});

test('a language that was chosen apart from the creator’s own is kept, whoever reads', async () => {
  const { polish, place } = await begunInEnglish({ locale: 'en' }, 'pl');
  const { questions, nextLocale } = await getSimulation(polish, place);
  expect(nextLocale).toBe('en');
  expect(questions.every(({ locale, text }) => locale === 'en' && !isForeign(text, 'en'))).toBe(true);
});
