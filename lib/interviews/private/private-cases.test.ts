import cases from '@/tests/interviews/cases/private.json';
import { leaveOutPrivate } from './leave-out-private';

const kept = ({ answer, lang, question }: (typeof cases)[number]): string =>
  leaveOutPrivate(answer, lang === 'pl' ? 'pl' : 'en', question);
const confessions = cases.filter(({ label }) => label === 'private');
const lawful = cases.filter(({ label }) => label === 'may-be-asked');

test('no private part of an answer is left in it', () => {
  const leaks = confessions.filter((one) => one.privateParts.some((part) => kept(one).includes(part)));
  expect([confessions.length, leaks.map(({ id }) => id)]).toEqual([40, []]);
});

test('what only looks private stays', () => {
  const lost = lawful.filter((one) => kept(one) !== one.answer);
  expect([lawful.length, lost.map(({ id }) => id)]).toEqual([40, []]);
});
