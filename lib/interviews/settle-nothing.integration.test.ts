import { database } from '@/lib/db/client';
import { setUpInterview } from '@/tests/interviews/model-scene';
import { answerQuestion } from './answer-question';
import { completeSimulation } from './complete-simulation';

test.each(['Nie wiem.', 'Trudno powiedzieć', 'I don’t know'])('“%s” closes the question as unknown', async (answer) => {
  const { actor, place, prepare } = await setUpInterview({ locale: 'pl' });
  const prepared = (await prepare()).questions;
  const sent = { ...place, questionId: prepared[0]?.id ?? '', answer, action: 'SEND' as const };
  const { question, followUp } = await answerQuestion(actor, sent);
  expect([question.isUnknown, question.isBeside, followUp]).toEqual([true, false, null]);
  const { questions, summary } = await completeSimulation(actor, place);
  expect(questions).toHaveLength(prepared.length);
  const line = summary.find(({ criterionId }) => criterionId === question.criterionId);
  expect(line).toMatchObject({ unknown: 1, beside: 0, quotes: [], verdict: question.verdict });
});

test('an answer about another skill is asked about again and is no evidence', async () => {
  const { actor, place, prepare } = await setUpInterview({ locale: 'pl' });
  const questionId = (await prepare()).questions[0]?.id ?? '';
  const data = { label: 'Spring Boot', bankId: 'skill-clarify-at-work' };
  await database().interviewQuestion.update({ where: { id: questionId }, data });
  const answer = 'Kubernetes stawiałam sama od 2021 roku, trzy klastry na produkcji w banku.';
  const { question, followUp } = await answerQuestion(actor, { ...place, questionId, answer, action: 'SEND' });
  expect(question).toMatchObject({ isOfOther: true, isBeside: false });
  expect(followUp).toMatchObject({ isFollowUp: true });
  const { summary } = await completeSimulation(actor, place);
  expect(summary[0]).toMatchObject({ ofOther: 1, quotes: [] });
});
