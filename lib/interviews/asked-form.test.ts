import { askedForm } from './asked-form';
import { judgeAnswer } from './judge-answer';

const money = 'budget-clarify-range';
const main = { position: 10, bankId: money, followUpWhen: null };

test.each([
  ['the question itself', money, null, 'money'],
  ['the question in other words', money, 'beside', 'money'],
  ['for the number that was missing', money, 'no-number', 'money'],
  ['what it depends on', money, 'depends', 'detail'],
  ['by when a document is planned', 'certificate-clarify-have-it', 'negative', 'detail'],
  ['in which year one studied', 'education-clarify-what', 'no-time', 'detail'],
  ['when a story was', 'skill-clarify-at-work', 'no-time', 'detail'],
  ['for more of a story', 'skill-gap-alone', 'short', undefined],
  ['what a model wants to know', 'skill-gap-alone', 'model', undefined],
  ['what the bank asks no longer', 'education-gap-practice', null, undefined],
  ['what the bank of before asked', 'tip-motivation-why', null, undefined],
])('a follow-up may ask %s', (_, bankId, followUpWhen, form) =>
  expect(askedForm({ position: 10, bankId, followUpWhen }, [])).toBe(form),
);

test('what is asked again after a question of the candidate asks for the same as before', () => {
  const depends = { position: 11, bankId: money, followUpWhen: 'depends' };
  const again = { position: 11, bankId: money, followUpWhen: 'question' };
  expect(askedForm(again, [main, again])).toBe('money');
  expect(askedForm({ ...again, position: 12 }, [main, depends])).toBe('detail');
});

test.each([
  [money, 'depends', 'Budżet', 'Od czego to zależy?', 'Od zakresu obowiązków i rodzaju umowy'],
  ['education-clarify-what', 'no-time', 'Wykształcenie wyższe', 'W którym to było roku?', 'W zeszłym roku'],
  ['education-clarify-what', 'no-time', 'A degree', 'What year was that?', 'Five years ago'],
  ['certificate-clarify-have-it', 'negative', 'Kurs HACCP', 'Na kiedy jest to planowane?', 'Wiosną'],
])('%s, %s: the answer fits the follow-up', (bankId, followUpWhen, label, question, answer) => {
  const form = askedForm({ position: 11, bankId, followUpWhen }, [main]);
  expect(judgeAnswer({ label, question, answer, form })).toBe('answers');
  const beside = (text: string) => judgeAnswer({ label, question, answer: text, form });
  expect(['nie wiem', 'Jestem ambitny i kreatywny.', 'A ile płacicie?'].map(beside)).toEqual([
    'unknown',
    'beside',
    'question',
  ]);
});
