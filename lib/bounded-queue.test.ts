import { BoundedQueue, type Place } from './bounded-queue';

type Lane = 'first' | 'second';
type Queue = BoundedQueue<Lane>;
const lane = { running: 2, waiting: 4 };

/** A queue that runs one task at a time, and a list of what has begun. */
function scene(limits: { running?: number; second?: typeof lane } = {}) {
  const lanes = { first: lane, second: limits.second ?? lane };
  const queue: Queue = new BoundedQueue({ running: limits.running ?? 1, lanes, retryAfterSeconds: 5 });
  const begun: string[] = [];
  const refused: string[] = [];
  const releases: (() => void)[] = [];
  /** Asks for a turn in the name of `who`: an address, then perhaps an account. */
  const ask = (name: string, who: string, options: Partial<Place<Lane>> = {}): void => {
    const [address = '', account] = who.split(' ');
    const accounts = account ? [{ key: `account:${account}`, waiting: 2 }] : [];
    const place: Place<Lane> = { lane: 'second', shares: [{ key: address, waiting: 3 }, ...accounts], ...options };
    const task = () => {
      begun.push(name);
      return new Promise<void>((resolve) => releases.push(resolve));
    };
    queue.run(place, task).catch((error: { code?: string }) => refused.push(`${name} ${error.code ?? 'gone'}`));
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const finishAll = async () => {
    for (await settle(); releases.length > 0; await settle()) releases.shift()?.();
  };
  return { queue, begun, refused, ask, settle, finishAll };
}

test('one address after the other has its turn, whoever came first', async () => {
  const { ask, begun, finishAll } = scene({ second: { running: 1, waiting: 6 } });
  ask('at work', 'z');
  for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) ask(name, name.slice(0, 1));
  await finishAll();
  expect(begun.slice(1)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('an address may have only so many waiting, and so may an account wherever it comes from', async () => {
  const { ask, refused, settle } = scene();
  ask('at work', 'z');
  for (const name of ['a1', 'a2', 'a3', 'a4']) ask(name, 'a');
  await settle();
  expect(refused).toEqual(['a4 request.too-many']);
  const others = scene();
  others.ask('at work', 'z');
  for (const name of ['b', 'c', 'd']) others.ask(name, `${name} anna`);
  await others.settle();
  expect(others.refused).toEqual(['d request.too-many']);
});

test('in a full lane a new address takes the place of one that has more', async () => {
  const { ask, refused, settle, begun, finishAll } = scene();
  ask('at work', 'z');
  for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) ask(name, name.slice(0, 1));
  await settle();
  expect(refused).toEqual(['a3 request.too-many']);
  // Each has one or two: nobody gives way to a second one.
  ask('c2', 'c');
  await settle();
  expect(refused).toEqual(['a3 request.too-many', 'c2 request.too-many']);
  await finishAll();
  expect(begun).toEqual(['at work', 'a1', 'b1', 'c1', 'a2']);
});

test('the first lane goes ahead of a full second one', async () => {
  const { ask, begun, finishAll } = scene();
  for (const name of ['a', 'b', 'c', 'd', 'e']) ask(name, name);
  ask('first', 'a', { lane: 'first' });
  await finishAll();
  expect(begun).toEqual(['a', 'first', 'b', 'c', 'd', 'e']);
});

test('a lane never has more at work than it may', async () => {
  const { ask, begun, settle } = scene({ running: 3, second: { running: 1, waiting: 4 } });
  for (const name of ['a', 'b']) ask(name, name);
  for (const name of ['c', 'd', 'e']) ask(name, name, { lane: 'first' });
  await settle();
  expect(begun).toEqual(['a', 'c', 'd']);
});

test('who gives up leaves the lane, and who gave up before never enters it', async () => {
  const { ask, begun, refused, settle, finishAll } = scene();
  const controller = new AbortController();
  ask('a1', 'a');
  for (const name of ['a2', 'a3', 'a4']) ask(name, 'a', { signal: controller.signal });
  ask('b', 'b');
  controller.abort({ code: undefined });
  ask('a5', 'a', { signal: controller.signal });
  ask('a6', 'a');
  await settle();
  expect(refused.toSorted()).toEqual(['a2 gone', 'a3 gone', 'a4 gone', 'a5 gone']);
  await finishAll();
  expect(begun).toEqual(['a1', 'b', 'a6']);
});

test('a task that fails, or is given up while it runs, frees its slot once', async () => {
  const { queue } = scene();
  const shares = [{ key: 'a', waiting: 3 }] as const;
  const controller = new AbortController();
  await expect(queue.run({ lane: 'second', shares }, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await queue.run({ lane: 'second', shares, signal: controller.signal }, async () => controller.abort());
  await expect(queue.run({ lane: 'second', shares }, () => Promise.resolve('yes'))).resolves.toBe('yes');
  const { ask, begun, settle } = scene();
  for (const name of ['a', 'b']) ask(name, name);
  await settle();
  expect(begun).toEqual(['a']);
});
