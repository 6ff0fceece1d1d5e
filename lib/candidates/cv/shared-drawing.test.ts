import { AppError } from '@/lib/errors';
import { drawShared } from './shared-drawing';

const picture = new Uint8Array([1]);
const here = () => new AbortController();

/** A drawing that ends when the test says so. */
function pending() {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  return { draw: jest.fn((_signal: AbortSignal) => promise), resolve, reject };
}

test('a picture is drawn once for all who ask meanwhile', async () => {
  const { draw, resolve } = pending();
  const asked = [drawShared('once', here().signal, draw), drawShared('once', here().signal, draw)];
  resolve(picture);
  expect(await Promise.all(asked)).toEqual([picture, picture]);
  expect(draw).toHaveBeenCalledTimes(1);
});

test('it goes on while one is left, and is given up when the last has gone', async () => {
  const { draw } = pending();
  const [first, second] = [here(), here()];
  const asked = [drawShared('left', first.signal, draw), drawShared('left', second.signal, draw)];
  const ended = Promise.allSettled(asked);
  first.abort();
  expect(draw.mock.calls[0]?.[0].aborted).toBe(false);
  second.abort();
  expect(draw.mock.calls[0]?.[0].aborted).toBe(true);
  expect((await ended).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = pending();
  again.resolve(picture);
  expect(await drawShared('left', here().signal, again.draw)).toBe(picture);
});

test.each(['cv.too-slow', 'cv.damaged', 'cv.too-much-memory'] as const)(
  'a file that failed with %s is not drawn again',
  async (code) => {
    const draw = jest.fn(() => Promise.reject(new AppError(code)));
    await expect(drawShared(code, here().signal, draw)).rejects.toMatchObject({ code });
    await expect(drawShared(code, here().signal, draw)).rejects.toMatchObject({ code });
    expect(draw).toHaveBeenCalledTimes(1);
  },
);

test('what is not the file’s fault is tried again', async () => {
  const draw = jest.fn(() => Promise.reject(new AppError('server.busy')));
  await expect(drawShared('busy', here().signal, draw)).rejects.toMatchObject({ code: 'server.busy' });
  expect(await drawShared('busy', here().signal, () => Promise.resolve(picture))).toBe(picture);
});
