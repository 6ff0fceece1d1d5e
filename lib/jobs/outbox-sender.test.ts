import { after } from 'next/server';
import type * as outboxSender from './outbox-sender';

jest.mock('next/server', () => ({ after: jest.fn() }));

const original = { ...process.env };
afterEach(() => {
  process.env = { ...original };
  jest.mocked(after).mockClear();
});

/** The settings are read once, so each case loads the module anew. */
async function load(settings: { VERCEL?: string }): Promise<typeof outboxSender> {
  jest.resetModules();
  delete process.env.VERCEL;
  Object.assign(process.env, settings);
  return import('./outbox-sender');
}

test('on Vercel the function is told to live until the send has ended', async () => {
  const { startOutboxSender, stopOutboxSender } = await load({ VERCEL: '1' });
  const { after: keepAlive } = await import('next/server');
  startOutboxSender(async () => undefined);
  while (jest.mocked(keepAlive).mock.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  expect(keepAlive).toHaveBeenCalledWith(expect.any(Promise));
  await stopOutboxSender();
});

test('elsewhere nothing is asked of Next, and without a sender nothing is sent', async () => {
  const { startOutboxSender, sendOutboxSoon, stopOutboxSender } = await load({});
  const send = jest.fn(async () => undefined);
  sendOutboxSoon();
  expect(send).not.toHaveBeenCalled();
  startOutboxSender(send);
  expect(send).toHaveBeenCalledTimes(1);
  await stopOutboxSender();
  // A last time, for what the last requests committed.
  expect(send).toHaveBeenCalledTimes(2);
  sendOutboxSoon();
  expect(send).toHaveBeenCalledTimes(2);
  expect(after).not.toHaveBeenCalled();
});
