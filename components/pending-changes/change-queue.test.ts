/** @jest-environment jsdom */
import { ApiError } from '@/lib/http/browser/browser-client';
import { ChangeQueue } from './change-queue';
import type { NewChange, PendingChange } from './pending-change';

const place = { processId: 'p', candidateId: 'c', name: 'Łucja Żak' };
const decision = (kind: 'ADVANCE' | 'HOLD' | 'REJECT', replaces: string | null = null): NewChange => ({
  ...place,
  kind: 'decision',
  body: { decision: kind, replaces },
});
const note = (text: string): NewChange => ({ ...place, kind: 'note', body: { text, mentionedUserIds: [] } });

const refusal = (status: number, code: string) =>
  new ApiError('No.', { code, status, method: 'POST', url: '', timestamp: '', fields: [] });

/** A server and a connection that the test controls; what is kept survives a reload. */
function world() {
  const state = { isOnline: true, kept: new Map<string, string>() };
  const sent: PendingChange[] = [];
  const send = jest.fn<Promise<unknown>, [PendingChange]>(async (change) => {
    sent.push(change);
    return { decision: { decisionId: `stored ${sent.length}` } };
  });
  const open = (userId = 'ola') => {
    const queue = new ChangeQueue({
      send,
      isOnline: () => state.isOnline,
      load: (id) => JSON.parse(state.kept.get(id) ?? 'null') as unknown,
      keep: (id, changes) => void state.kept.set(id, JSON.stringify(changes)),
    });
    const told = { sent: jest.fn(), unsaved: jest.fn(), refused: jest.fn() };
    queue.listen({ onSent: told.sent, onUnsaved: told.unsaved, onRefused: told.refused });
    queue.open(userId);
    return { queue, told, states: () => queue.store.read().map(({ state: one }) => one) };
  };
  /** The connection breaks while the next request is under way; `isStored`: the server had it by then. */
  const breakInNext = () =>
    send.mockImplementationOnce(async (change) => {
      sent.push(change);
      state.isOnline = false;
      throw refusal(0, 'network');
    });
  return { state, sent, send, open, breakInNext };
}

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('with a connection a change is sent at once and its response returned', async () => {
  const { open, sent } = world();
  const { queue, states } = open();
  await expect(queue.add(decision('HOLD'))).resolves.toMatchObject({ isSaved: true, answer: { decision: {} } });
  expect(sent).toHaveLength(1);
  expect(states()).toEqual([]);
});

test('without one changes wait through a reload, and are sent in order when it is back', async () => {
  const { open, sent, state } = world();
  const before = open();
  state.isOnline = false;
  await expect(before.queue.add(decision('HOLD'))).resolves.toMatchObject({ isSaved: false });
  await expect(before.queue.add(note('Oddzwonić'))).resolves.toMatchObject({ isSaved: false });
  expect(sent).toEqual([]);

  const { queue, told, states } = open();
  expect(states()).toEqual(['waiting', 'waiting']);
  expect(queue.store.read().every(({ hasWaited }) => hasWaited)).toBe(true);
  state.isOnline = true;
  await queue.sendAll();
  expect(sent.map(({ kind }) => kind)).toEqual(['decision', 'note']);
  expect(told.sent).toHaveBeenCalledTimes(2);
  expect(states()).toEqual([]);
  expect(state.kept.get('ola')).toBe('[]');
});

test('a change whose response got lost is sent again with the same key', async () => {
  const { open, sent, state, breakInNext } = world();
  const { queue } = open();
  breakInNext();
  await expect(queue.add(decision('HOLD'))).resolves.toMatchObject({ isSaved: false });
  state.isOnline = true;
  await queue.sendAll();
  expect(sent).toHaveLength(2);
  expect(sent[1]?.id).toBe(sent[0]?.id);
});

test('one that was under way at a reload is not saved, and sent with the same key when the person says so', async () => {
  const { open, sent, send } = world();
  send.mockImplementationOnce((change) => {
    sent.push(change);
    return new Promise(() => undefined);
  });
  const first = open();
  void first.queue.add(decision('HOLD'));
  await settle();
  expect(first.queue.store.read()).toEqual([expect.objectContaining({ state: 'sending', hasWaited: false })]);
  const { queue, states } = open();
  await settle();
  expect(states()).toEqual(['unsaved']);
  queue.sendAgain(queue.store.read()[0]?.id ?? '');
  await settle();
  expect(sent.map(({ id }) => id)).toEqual([sent[0]?.id, sent[0]?.id]);
  expect(states()).toEqual([]);
});

test('of two decisions that wait the later holds, made over what was on the screen', async () => {
  const { open, sent, state } = world();
  const { queue } = open();
  state.isOnline = false;
  void queue.add(decision('HOLD', 'seen'));
  void queue.add(decision('REJECT', 'seen'));
  await settle();
  state.isOnline = true;
  await queue.sendAll();
  expect(sent.map(({ body }) => body)).toEqual([{ decision: 'REJECT', replaces: 'seen' }]);
});

test('a decision after one that the server may have is made over that one', async () => {
  const { open, sent, state, breakInNext } = world();
  const { queue } = open();
  breakInNext();
  await queue.add(decision('HOLD', 'seen'));
  void queue.add(decision('REJECT', 'seen'));
  await settle();
  state.isOnline = true;
  await queue.sendAll();
  expect(sent.slice(1).map(({ body }) => body)).toEqual([
    { decision: 'HOLD', replaces: 'seen' },
    { decision: 'REJECT', replaces: 'stored 2' },
  ]);
});

test('a conflict found later waits for the person, the others go on', async () => {
  const { open, sent, send, state } = world();
  const { queue, told, states } = open();
  state.isOnline = false;
  void queue.add(decision('HOLD'));
  void queue.add(note('Oddzwonić'));
  await settle();
  state.isOnline = true;
  send.mockRejectedValueOnce(refusal(409, 'decision.changed'));
  await queue.sendAll();
  expect(states()).toEqual(['refused']);
  expect(told.refused).toHaveBeenCalledWith(
    expect.objectContaining({ refusal: { code: 'decision.changed', message: 'No.' } }),
  );
  expect(sent.map(({ kind }) => kind)).toEqual(['note']);
  expect(open().states()).toEqual(['refused']);

  const theirs = { decision: { decisionId: 'theirs' } } as Parameters<typeof queue.sendAgain>[1];
  queue.sendAgain(queue.store.read()[0]?.id ?? '', theirs);
  await settle();
  expect(sent.at(-1)?.body).toEqual({ decision: 'HOLD', replaces: 'theirs' });
  expect(states()).toEqual([]);
});

test('a conflict at once is the caller’s, and nothing stays', async () => {
  const { open, send } = world();
  const { queue, told, states } = open();
  send.mockRejectedValueOnce(refusal(409, 'decision.changed'));
  await expect(queue.add(decision('HOLD'))).rejects.toMatchObject({ code: 'decision.changed' });
  expect(states()).toEqual([]);
  expect(told.refused).not.toHaveBeenCalled();
});

test.each([
  ['the end of the session', refusal(401, 'session.missing')],
  ['a second step that is due', refusal(403, 'second-step.required')],
])('%s keeps changes for the same account alone, which has them sent when it says so', async (_, refused) => {
  const { open, sent, send } = world();
  const { queue, states, told } = open('ola');
  send.mockRejectedValueOnce(refused);
  const answered = jest.fn();
  void queue.add(note('Oddzwonić')).then(answered, answered);
  await settle();
  queue.close();
  await settle();
  expect(queue.store.read()).toEqual([]);
  expect(answered).not.toHaveBeenCalled();
  expect(told.unsaved).not.toHaveBeenCalled();
  queue.open('jan');
  await settle();
  queue.close();
  queue.open('ola');
  await settle();
  expect(sent).toEqual([]);
  expect(states()).toEqual(['unsaved']);
  queue.sendAgain(queue.store.read()[0]?.id ?? '');
  await settle();
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Oddzwonić', mentionedUserIds: [] }]);
});

test('an account that signs in while another’s change is sent has its own sent after it', async () => {
  const { open, sent, send, state } = world();
  state.isOnline = false;
  await open('jan').queue.add(note('Janka'));
  state.isOnline = true;
  const { queue, states } = open('ola');
  let respond = (_response: unknown): void => undefined;
  send.mockImplementationOnce(() => new Promise((resolve) => (respond = resolve)));
  void queue.add(note('Oli'));
  await settle();
  queue.close();
  queue.open('jan');
  await settle();
  expect(sent).toEqual([]);
  respond({});
  await settle();
  expect(sent.map(({ body }) => body)).toEqual([{ text: 'Janka', mentionedUserIds: [] }]);
  expect(states()).toEqual([]);
});

test.each([
  ['a proxy answers 502', refusal(502, 'unknown')],
  ['the database is gone', refusal(503, 'database.unavailable')],
  ['too many requests were sent', refusal(429, 'rate.limited')],
])('where %s a change is not saved, and sent only when the person says so', async (_, failure) => {
  const { open, sent, send } = world();
  const { queue, states } = open();
  send.mockRejectedValueOnce(failure);
  const { id: changeId } = (await queue.add(decision('HOLD')).then(() => queue.store.read()[0])) ?? { id: '' };
  expect(states()).toEqual(['unsaved']);
  await jest.advanceTimersByTimeAsync(600_000);
  queue.sendUnanswered();
  await settle();
  expect(sent).toEqual([]);

  queue.sendAgain(changeId);
  await settle();
  expect(sent.map(({ id }) => id)).toEqual([changeId]);
  expect(states()).toEqual([]);
});

test('where no answer came a change is not saved, and sent once by each report of the connection, or when the person says so', async () => {
  const { open, sent, send } = world();
  const { queue, states } = open();
  send.mockRejectedValueOnce(refusal(0, 'network')).mockRejectedValueOnce(refusal(0, 'network'));
  await queue.add(decision('HOLD'));
  const [{ id = '' } = {}] = queue.store.read();
  expect(states()).toEqual(['unsaved']);
  await jest.advanceTimersByTimeAsync(600_000);
  expect(send).toHaveBeenCalledTimes(1);

  queue.sendUnanswered();
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  expect(states()).toEqual(['unsaved']);

  const reloaded = open();
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  reloaded.queue.sendUnanswered();
  await settle();
  expect(sent.map((change) => change.id)).toEqual([id]);
  expect(reloaded.states()).toEqual([]);
});

test('the connection comes back while a change is sent: what that one takes with it is sent once all the same', async () => {
  const { open, sent, send } = world();
  const { queue, states } = open();
  send.mockRejectedValueOnce(refusal(0, 'network'));
  await queue.add(decision('HOLD'));
  const failing = Promise.withResolvers<never>();
  send.mockReturnValueOnce(failing.promise);
  void queue.add({ ...decision('HOLD'), candidateId: 'other' });
  await settle();
  queue.sendUnanswered();
  failing.reject(refusal(0, 'network'));
  await settle();
  expect(states()).toEqual([]);
  expect(sent).toHaveLength(2);
});

test('a change that is tried again in vain is said so, and the others are not sent after it', async () => {
  const { open, sent, send } = world();
  const { queue, told, states } = open();
  send.mockRejectedValueOnce(refusal(502, 'unknown')).mockRejectedValueOnce(refusal(502, 'unknown'));
  await queue.add(decision('HOLD'));
  const { id = '' } = queue.store.read()[0] ?? {};
  queue.sendAgain(id);
  await settle();
  expect(told.unsaved).toHaveBeenCalledWith(expect.objectContaining({ id, state: 'unsaved' }));
  expect([states(), sent]).toEqual([['unsaved'], []]);
});

test('a later decision after one that is not saved sends that one first, and is made over it', async () => {
  const { open, sent, send } = world();
  const { queue } = open();
  send.mockRejectedValueOnce(refusal(502, 'unknown'));
  await queue.add(decision('HOLD', 'seen'));
  await expect(queue.add(decision('REJECT', 'seen'))).resolves.toMatchObject({ isSaved: true });
  expect(sent.map(({ body }) => body)).toEqual([
    { decision: 'HOLD', replaces: 'seen' },
    { decision: 'REJECT', replaces: 'stored 1' },
  ]);
});

test('what waits can be taken back; storage with something else in it is ignored', async () => {
  const { open, sent, state } = world();
  state.kept.set('ola', '[{"id":"x"},null,7]');
  const { queue, states } = open();
  expect(states()).toEqual([]);
  state.isOnline = false;
  void queue.add(decision('HOLD'));
  await settle();
  queue.discard(queue.store.read()[0]?.id ?? '');
  state.isOnline = true;
  await queue.sendAll();
  expect(sent).toEqual([]);
});
