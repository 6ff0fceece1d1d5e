import { fastSessions, type TimedDecision } from './fast-sessions';

/** 41 decisions in 9 minutes: the better half advanced. */
const session = (change: (one: TimedDecision, index: number) => TimedDecision = (one) => one): TimedDecision[] =>
  Array.from({ length: 41 }, (_, index) =>
    change({ decision: index < 20 ? 'ADVANCE' : 'REJECT', score: 90 - index, at: index * 13_500 }, index),
  );

test('41 decisions in 9 minutes, all as ranked, are said', () => {
  expect(fastSessions(session())).toEqual([{ decisions: 41, from: 0, to: 540_000 }]);
});

test.each([
  ['one decision against the ranking', session((one, index) => (index === 40 ? { ...one, score: 95 } : one))],
  ['half a minute each', session((one, index) => ({ ...one, at: index * 30_000 }))],
  ['nobody advanced', session((one) => ({ ...one, decision: 'REJECT' }))],
  ['nineteen', session().slice(0, 19)],
  [
    'a break in the middle, with few on either side',
    session((one, index) => ({ ...one, at: one.at + (index > 19 ? 3_600_000 : 0) })).slice(2, 38),
  ],
])('%s is no sign', (_, decisions) => {
  expect(fastSessions(decisions)).toEqual([]);
});
