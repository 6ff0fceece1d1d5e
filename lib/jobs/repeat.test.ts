import { logger } from '@/lib/logger';
import { startRepeating } from './repeat';

jest.mock('@/lib/logger', () => ({ logger: { error: jest.fn() } }));

const hourMs = 3_600_000;

/** Work that goes on until it is told to end, and counts how often it began. */
function work() {
  const ends: (() => void)[] = [];
  return {
    begun: () => ends.length,
    do: () => new Promise<void>((resolve) => ends.push(resolve)),
    end: async () => {
      ends.at(-1)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('works once at a time; whoever asks meanwhile is served by one more time', async () => {
  const counted = work();
  const repeated = startRepeating('work', counted.do, hourMs);
  const [first, second, third] = [repeated.now(), repeated.now(), repeated.now()];
  expect(counted.begun()).toBe(1);
  await counted.end();
  await first;
  expect(counted.begun()).toBe(2);
  await counted.end();
  await Promise.all([second, third]);
  expect(counted.begun()).toBe(2);
  await repeated.stop();
});

test('goes on after a failure, and ends when it is stopped', async () => {
  let count = 0;
  const repeated = startRepeating(
    'work',
    async () => {
      count += 1;
      throw new Error('not this time');
    },
    1,
  );
  while (count < 3) await new Promise((resolve) => setTimeout(resolve, 1));
  await repeated.stop();
  expect(logger.error).toHaveBeenCalledWith({ err: expect.any(Error) }, 'work');
  const stopped = count;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(count).toBe(stopped);
});

test('stopping waits for what is under way', async () => {
  const counted = work();
  const repeated = startRepeating('work', counted.do, hourMs);
  void repeated.now();
  let isStopped = false;
  const stopping = repeated.stop().then(() => (isStopped = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  await counted.end();
  await stopping;
});
