import { ReadableStream } from 'node:stream/web';
import { setTimeout as sleep } from 'node:timers/promises';
import { discardBody, readBody } from './read-body';

/** A POST whose body is given out chunk by chunk, and how many chunks were asked for. */
function post(chunks: number, { bytes = 1000, ms = 0, headers = {} as Record<string, string> } = {}) {
  const asked = { chunks: 0, cancelled: false };
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (asked.chunks === chunks) return controller.close();
        asked.chunks += 1;
        await sleep(ms);
        controller.enqueue(new Uint8Array(bytes));
      },
      cancel() {
        asked.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const init = { method: 'POST', body: body as unknown as BodyInit, headers, duplex: 'half' };
  return { request: new Request('http://127.0.0.1/', init), asked };
}

test('a body within the limit is read whole', async () => {
  expect(await readBody(post(5).request, { maxBytes: 5000 })).toHaveLength(5000);
});

test('of a body without end no more is read than the limit, and the connection is left to be answered', async () => {
  const { request, asked } = post(1_000_000);
  await expect(readBody(request, { maxBytes: 5000 })).rejects.toMatchObject({ code: 'request.too-large' });
  expect(asked).toEqual({ chunks: 6, cancelled: false });
});

test('of a body that says it is too long nothing is read', async () => {
  const { request, asked } = post(1_000_000, { headers: { 'content-length': '600000000' } });
  await expect(readBody(request, { maxBytes: 5000 })).rejects.toMatchObject({ code: 'request.too-large' });
  expect(asked.chunks).toBe(0);
});

test('a byte now and then is too slow, however long it goes on', async () => {
  const { request, asked } = post(1_000_000, { bytes: 1, ms: 20 });
  const limits = { maxBytes: 5000, graceMs: 200 };
  await expect(readBody(request, limits)).rejects.toMatchObject({ code: 'request.too-slow' });
  expect(asked.chunks).toBeGreaterThan(1);
});

test('a large body at a good pace may take longer than the grace', async () => {
  const { request } = post(10, { bytes: 16 * 1024, ms: 20 });
  expect(await readBody(request, { maxBytes: 1_000_000, graceMs: 100 })).toHaveLength(160 * 1024);
});

test('the rest of a rejected body is read to its end', async () => {
  const { request, asked } = post(20);
  await expect(readBody(request, { maxBytes: 5000 })).rejects.toMatchObject({ code: 'request.too-large' });
  await discardBody(request);
  expect(asked).toEqual({ chunks: 20, cancelled: false });
});

test('of the rest no more is read than the largest CV', async () => {
  const { request, asked } = post(1_000_000, { bytes: 1024 * 1024 });
  await discardBody(request);
  expect(asked.chunks).toBe(17);
});

test('a client that was too slow is not waited for again', async () => {
  const { request, asked } = post(1_000_000, { bytes: 1, ms: 20 });
  await expect(readBody(request, { maxBytes: 5000, graceMs: 100 })).rejects.toMatchObject({ code: 'request.too-slow' });
  const before = asked.chunks;
  await discardBody(request);
  expect(asked.chunks).toBeLessThanOrEqual(before + 1);
});
