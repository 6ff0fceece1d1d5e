import { actUntilDone, waitOfOutcome } from './act-until-done';

/** Answers these results in turn, and tells in which order steps were asked for. */
function run(results: { outcome: string; seconds?: number }[]) {
  const asked: string[] = [];
  const step = {
    sleep: async (id: string, ms: number) => {
      asked.push(`${id}: ${ms} ms`);
    },
  };
  const act = async (id: string, turn: number) => {
    asked.push(`${id} (${turn})`);
    return results[turn] ?? { outcome: 'sent' };
  };
  return { asked, step, act };
}

const waiting = { outcome: 'waiting', seconds: 5 };

test('acts until the result no longer says to wait, with the ids of runs in progress', async () => {
  const { asked, step, act } = run([waiting, { outcome: 'waiting', seconds: 20 }]);
  const ended = await actUntilDone(step, { act: 'send', first: 0 }, act, waitOfOutcome);
  expect(ended).toEqual({ last: { outcome: 'sent' }, turns: 3, done: true });
  expect(asked).toEqual(['send (0)', 'wait-1: 5000 ms', 'send-1 (1)', 'wait-2: 20000 ms', 'send-2 (2)']);
});

test('numbers from 1, does not sleep for no time, and stops at its limit', async () => {
  const { asked, step, act } = run([{ outcome: 'waiting', seconds: 0 }, waiting, waiting]);
  const ended = await actUntilDone(step, { act: 'part', wait: 'rest', first: 1 }, act, waitOfOutcome, 2);
  expect(ended).toEqual({ last: waiting, turns: 2, done: false });
  expect(asked).toEqual(['part-1 (0)', 'part-2 (1)', 'rest-2: 5000 ms']);
});
