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
  expect(summary[0]).toMatchObject({ beside: 0, quotes: [], staysOpen: true });
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
