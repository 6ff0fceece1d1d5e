import { database } from '@/lib/db/client';
import { setUpInterview } from '@/tests/interviews/model-scene';
import { answerQuestion } from './answer-question';
import { completeSimulation } from './complete-simulation';

test('a question of the candidate is noted for the recruiter, and the own question is asked once more in other words', async () => {
  const scene = await setUpInterview({ locale: 'pl' });
  const { questions } = await scene.prepare();
  const send = (questionId: string, answer: string) =>
    answerQuestion(scene.actor, { ...scene.place, questionId, answer, action: 'SEND' });
  const { question, followUp } = await send(questions[0]?.id ?? '', 'A jakie są u Was widełki?');
  expect(question).toMatchObject({ isBeside: false, asksBack: true });
  expect(question.reply).toContain('odpowie osoba, która prowadzi rekrutację');
  const again = followUp?.text.replace('Na razie bez szczegółów: ', '') ?? '';
  expect(followUp?.text).toMatch(/^Na razie bez szczegółów: \p{Ll}/u);
  expect(question.text.toLowerCase()).not.toContain(again);
  expect(await send(followUp?.id ?? '', 'A premie?')).toMatchObject({ question: { asksBack: true }, followUp: null });
  const { summary } = await completeSimulation(scene.actor, scene.place);
  expect(summary[0]).toMatchObject({ beside: 0, quotes: [], staysOpen: summary[0]?.verdict !== 'MET' });
  const asked = summary[0]?.candidateAsks.map(({ quote }) => quote);
  expect(asked).toEqual(['A jakie są u Was widełki?', 'A premie?']);
});

test('what was put in other words is not asked a third time', async () => {
  const scene = await setUpInterview({ locale: 'pl' });
  const { questions } = await scene.prepare();
  const send = (questionId: string, answer: string) =>
    answerQuestion(scene.actor, { ...scene.place, questionId, answer, action: 'SEND' });
  const first = await send(questions[0]?.id ?? '', 'Jestem ambitny i kreatywny.');
  expect(first.followUp?.text).toMatch(/^(Zapytam (prościej|inaczej)|Wystarczy)/);
  const { followUp } = await send(first.followUp?.id ?? '', 'A jakie są u Was widełki?');
  expect(followUp).toBeNull();
});

test('a follow-up is judged by what it asks, and a question that the bank asks no longer by the words of its answer', async () => {
  const scene = await setUpInterview({ locale: 'pl' });
  const [first, second] = (await scene.prepare()).questions;
  const answeredAt = new Date();
  const update = (id = '', data: { bankId: string; followUpWhen?: string; label: string; answer: string }) =>
    database().interviewQuestion.update({ where: { id }, data: { ...data, answeredAt } });
  const answer = 'Od zakresu obowiązków i rodzaju umowy';
  await update(first?.id, { bankId: 'budget-clarify-range', followUpWhen: 'depends', label: 'Budżet', answer });
  const books = 'Prowadziłam księgi spółek w biurze rachunkowym';
  await update(second?.id, { bankId: 'experience-years-clarify-share', label: 'Pełna księgowość', answer: books });
  const { questions } = await scene.load();
  expect(questions.slice(0, 2).map(({ isBeside }) => isBeside)).toEqual([false, false]);
});
