import { setTimeout as sleep } from 'node:timers/promises';
import { database } from '@/lib/db/client';
import { inTurn, type ModelCaller } from './model-turn';

const one = { concurrency: 1 };

beforeEach(() => database().modelCall.deleteMany());

/** A call that is under way until it is told to end. */
function openCall() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const done = inTurn(one, 'judging', () => {
    begin();
    return ended;
  });
  return { begun, end: () => end(), done };
}

async function untilWaiting(count: number): Promise<void> {
  for (let look = 0; look < 200; look += 1) {
    if ((await database().modelCall.count({ where: { started: false } })) === count) return;
    await sleep(20);
  }
  throw new Error(`There are never ${count} calls that wait.`);
}

test('somebody before the screen passes judgements that wait, and these keep their order', async () => {
  const order: string[] = [];
  const open = openCall();
  await open.begun;
  const asked: [ModelCaller, string][] = [
    ['judging', 'first CV'],
    ['judging', 'second CV'],
    ['splitting', 'advert'],
    ['followUp', 'interview'],
  ];
  const calls: Promise<unknown>[] = [];
  for (const [index, [caller, name]] of asked.entries()) {
    calls.push(inTurn(one, caller, async () => order.push(name)));
    await untilWaiting(index + 1);
  }
  open.end();
  await Promise.all([open.done, ...calls]);
  expect(order).toEqual(['interview', 'advert', 'first CV', 'second CV']);
  expect(await database().modelCall.count()).toBe(0);
});

test('the place of an instance that died is free when its lease has expired, and so is its turn', async () => {
  const soon = { turn: 0, askedAt: new Date(), expiresAt: new Date(Date.now() + 800) };
  await database().modelCall.create({ data: { id: crypto.randomUUID(), started: true, ...soon } });
  await database().modelCall.create({ data: { id: crypto.randomUUID(), started: false, ...soon } });
  const expired = await inTurn(one, 'judging', async () => Date.now() > soon.expiresAt.getTime());
  expect(expired).toBe(true);
});

test('who gets no place in time is told so, and waits no more', async () => {
  const open = openCall();
  await open.begun;
  const call = jest.fn(async () => undefined);
  await expect(inTurn(one, 'judging', call, 0)).rejects.toMatchObject({ code: 'model.busy' });
  expect(call).not.toHaveBeenCalled();
  expect(await database().modelCall.count()).toBe(1);
  open.end();
  await open.done;
});

test('a call that fails frees its place', async () => {
  await expect(inTurn(one, 'judging', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(one, 'judging', async () => 'next')).toBe('next');
});

test('without a limit no place is taken', async () => {
  const places = await inTurn({ concurrency: null }, 'judging', () => database().modelCall.count());
  expect(places).toBe(0);
});
