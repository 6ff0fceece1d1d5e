import { setUpInterview } from '@/tests/interviews/model-scene';
import { answerQuestion } from './answer-question';
import { completeSimulation } from './complete-simulation';

test('a question of the candidate is noted for the recruiter, and the own question is asked again once', async () => {
  const scene = await setUpInterview({ locale: 'pl' });
  const { questions } = await scene.prepare();
  const send = (questionId: string, answer: string) =>
    answerQuestion(scene.actor, { ...scene.place, questionId, answer, action: 'SEND' });
  const { question, followUp } = await send(questions[0]?.id ?? '', 'A jakie są u Was widełki?');
  expect(question).toMatchObject({ isBeside: false, asksBack: true });
  expect(question.reply).toContain('odpowie osoba, która prowadzi rekrutację');
  expect(followUp?.text).toMatch(/^Wracam do pytania\. /);
  expect(question.text.endsWith(followUp?.text.replace('Wracam do pytania. ', '') ?? '-')).toBe(true);
  expect(await send(followUp?.id ?? '', 'A premie?')).toMatchObject({ question: { asksBack: true }, followUp: null });
  const { summary } = await completeSimulation(scene.actor, scene.place);
  expect(summary[0]).toMatchObject({ beside: 0, quotes: [], staysOpen: true });
  const asked = summary[0]?.candidateAsks.map(({ quote }) => quote);
  expect(asked).toEqual(['A jakie są u Was widełki?', 'A premie?']);
});

test('a follow-up is asked again without how it began', async () => {
  const scene = await setUpInterview({ locale: 'pl' });
  const { questions } = await scene.prepare();
  const send = (questionId: string, answer: string) =>
    answerQuestion(scene.actor, { ...scene.place, questionId, answer, action: 'SEND' });
  const first = await send(questions[0]?.id ?? '', 'Jestem ambitny i kreatywny.');
  expect(first.followUp?.text).toMatch(/^Zapytam (prościej|inaczej): /);
  const { followUp } = await send(first.followUp?.id ?? '', 'A jakie są u Was widełki?');
  expect(followUp?.text).toMatch(/^Wracam do pytania\. (?!Zapytam)\p{Lu}/u);
});
