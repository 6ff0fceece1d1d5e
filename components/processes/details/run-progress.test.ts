import { followRun, runCounts, type RunProgress } from './run-progress';

const statistics = (awaiting: number, running: number, analysed: number, failed = 0) => ({
  total: awaiting + running + analysed + failed,
  awaiting,
  running,
  analysed,
  failed,
  byStatus: {},
  bySource: {},
  byDecision: {},
  scoreDistribution: [],
  scoresHidden: 0,
  engine: 'offline' as const,
  cost: null,
  batch: null,
  wait: null,
  verdictsByCriterion: [],
});

function follow(looks: [number, ReturnType<typeof statistics>][]): RunProgress | null {
  return looks.reduce<RunProgress | null>((run, [now, figures]) => followRun(run, figures, true, now), null);
}

test('counts CVs finished since the first poll and estimates the remaining time', () => {
  const run = follow([
    [0, statistics(18, 2, 4000)],
    [30_000, statistics(8, 2, 4009, 1)],
  ]);
  expect(run && runCounts(run, 30_000)).toEqual({ done: 10, total: 20, perMinute: 20, secondsLeft: 30 });
});

test('added CVs raise the total, a re-analysis does not lower the done count', () => {
  const run = follow([
    [0, statistics(4, 0, 10)],
    [1000, statistics(2, 0, 12)],
    [2000, statistics(7, 0, 10)],
  ]);
  expect(run && runCounts(run, 2000)).toMatchObject({ done: 2, total: 9 });
});

test('has no rate before two have finished, and ends when nothing is pending', () => {
  const run = follow([[0, statistics(3, 0, 0)]]);
  expect(run && runCounts(run, 5000)).toEqual({ done: 0, total: 3, perMinute: null, secondsLeft: null });
  expect(followRun(run, statistics(0, 0, 3), true, 9000)).toBeNull();
});

test('without new starts tracks running CVs only', () => {
  const running = followRun(null, statistics(18, 2, 10), false, 0);
  expect(running).toMatchObject({ done: 0, pending: 2 });
  const later = followRun(running, statistics(18, 1, 11), false, 1000);
  expect(later && runCounts(later, 1000)).toMatchObject({ done: 1, total: 2 });
  expect(followRun(later, statistics(18, 0, 12), false, 2000)).toBeNull();
});
