import { BoundedQueue } from './bounded-queue';

/** A queue with one task at work and one waiting in each lane at most, and a list of what has run. */
function scene() {
  const queue = new BoundedQueue({ running: 1, waiting: 1, retryAfterSeconds: 5 });
  const order: string[] = [];
  const releases: (() => void)[] = [];
  const task = (name: string) => () =>
    new Promise<void>((resolve) => {
      order.push(name);
      releases.push(resolve);
    });
  const finishOne = async () => {
    await new Promise(setImmediate);
    releases.shift()?.();
  };
  return { queue, order, task, finishOne };
}

test('a task beyond the limit is refused at once, with the time to wait', async () => {
  const { queue, order, task, finishOne } = scene();
  const running = queue.run('second', task('a'));
  const waiting = queue.run('second', task('b'));
  await expect(queue.run('second', task('c'))).rejects.toMatchObject({
    code: 'request.too-many',
    retryAfterSeconds: 5,
  });
  await finishOne();
  await finishOne();
  await Promise.all([running, waiting]);
  expect(order).toEqual(['a', 'b']);
});

test('a full second lane does not keep out the first, which goes ahead', async () => {
  const { queue, order, task, finishOne } = scene();
  const all = [queue.run('second', task('a')), queue.run('second', task('b')), queue.run('first', task('c'))];
  for (let count = 0; count < 3; count += 1) await finishOne();
  await Promise.all(all);
  expect(order).toEqual(['a', 'c', 'b']);
});

test('a task that fails makes room all the same', async () => {
  const { queue } = scene();
  await expect(queue.run('second', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(queue.run('second', () => Promise.resolve('yes'))).resolves.toBe('yes');
});
