import { InngestServerDouble } from './inngest-server';

const server = new InngestServerDouble();
const event = (id: string, name = 'cv/uploaded') => ({ id, name, data: {} });
const signed = { authorization: `Bearer signkey-prod-${'ab'.repeat(32)}` };

beforeAll(() => server.listen());
beforeEach(() => {
  Object.assign(server, { mode: 'working', runsStartAfterMs: 0, registrationError: '' });
  server.wipe();
});
afterAll(() => server.close());

async function call(path: string, init?: RequestInit) {
  const response = await fetch(server.url + path, init);
  const text = await response.text();
  return { status: response.status, type: response.headers.get('content-type'), text };
}
const send = async (body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const said = await call('/e/an-event-key', { method: 'POST', body: text });
  return { ...said, body: JSON.parse(said.text) as { ids: string[]; error?: string } };
};
const look = async (path: string) => {
  const said = await call(`/v1${path}`, { headers: signed });
  return { ...said, body: JSON.parse(said.text) as { data: Record<string, unknown>[] | null; status?: number } };
};
const registerFunctions = (...events: string[][]) =>
  call('/fn/register', {
    method: 'POST',
    headers: signed,
    body: JSON.stringify({
      appName: 'app',
      functions: events.map((names, index) => ({ id: `f${index}`, triggers: names.map((name) => ({ event: name })) })),
    }),
  });
const idOf = async (sent: object) => (await send([sent])).body.ids[0] ?? '';
const runsOf = async (id: string) => (await look(`/events/${id}/runs`)).body.data ?? [];

describe('events', () => {
  it('are accepted until one is faulty, and those before it stay accepted', async () => {
    const { status, type, body } = await send([event('a'), { data: {} }, event('b')]);

    expect([status, type]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(body).toEqual({ ids: [expect.stringMatching(/^01/)], status: 400, error: 'event name is empty' });
    expect(server.sentEvents.at(-1)).toEqual(event('a'));
  });

  it.each([
    ['hello', 400, 'Request body must contain an event object or an array of event objects'],
    ['[{"name":', 400, 'unexpected EOF'],
    ['[{"name":"inngest/x"}]', 400, 'event name is reserved for internal use: inngest/x'],
    ['', 200, undefined],
    ['[]', 200, undefined],
  ])('as %j: %i', async (text, expected, error) => {
    const { status, body } = await send(text);

    expect(status).toBe(expected);
    expect(body).toMatchObject({ ids: [''], ...(error && { error }) });
  });

  it('want a key that is known', async () => {
    const { status, type, text } = await call('/e/wrong', { method: 'POST', body: '[]' });

    expect([status, type]).toEqual([401, 'application/json']);
    expect(JSON.parse(text)).toEqual({ status: 401, message: '', error: 'Event key not found' });
  });
});

describe('runs', () => {
  it('are one for a function and an id, whatever the name', async () => {
    await registerFunctions(['a/b', 'c/d'], ['e/f']);
    const ids = [await idOf(event('x', 'a/b')), await idOf(event('x', 'a/b')), await idOf(event('x', 'c/d'))];
    const other = await idOf(event('x', 'e/f'));

    expect(new Set(ids).size).toBe(3);
    expect((await Promise.all(ids.map(runsOf))).map((runs) => runs.length)).toEqual([1, 0, 0]);
    expect(await runsOf(other)).toHaveLength(1);
  });

  it('begin once there is a function', async () => {
    const before = await idOf(event('x', 'a/b'));
    await registerFunctions(['a/b']);
    const after = await idOf(event('x', 'a/b'));

    expect([await runsOf(before), await runsOf(after)]).toMatchObject([[], [{ status: 'Scheduled', ended_at: null }]]);
  });

  it('are told as they were for 15 seconds', async () => {
    await registerFunctions(['a/b']);
    server.runsStartAfterMs = 300;
    const id = await idOf(event('x', 'a/b'));
    const first = await look(`/events/${id}/runs`);
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 14_000);
    const second = await look(`/events/${id}/runs`);
    later.mockReturnValue(Date.now() + 2_000);
    const third = await look(`/events/${id}/runs`);
    later.mockRestore();

    expect([first.type, second.type]).toEqual(['application/json', 'text/plain; charset=utf-8']);
    expect([first.body.data, second.body.data]).toEqual([[], []]);
    expect(third.body.data).toHaveLength(1);
  });

  it('end with a time, and lose their job', async () => {
    await registerFunctions(['a/b']);
    const id = await idOf(event('x', 'a/b'));
    const [run] = await runsOf(id);
    const jobs = async () => (await look(`/runs/${String(run?.run_id)}/jobs`)).body.data;
    server.pause(id, 'Failed');
    const between = [await runsOf(id), await jobs()];
    server.complete(id);

    expect(between).toMatchObject([[{ status: 'Failed', ended_at: null }], [{ kind: 'start', attempt: 1 }]]);
    expect(await runsOf(id)).toMatchObject([{ status: 'Completed', ended_at: expect.any(String) }]);
    expect(await jobs()).toEqual([]);
  });

  it('keep their status when the server is killed, which forgets the rest', async () => {
    await registerFunctions(['a/b']);
    const id = await idOf(event('x', 'a/b'));
    const [run] = await runsOf(id);
    server.killWithoutRedis();
    const again = await idOf(event('x', 'a/b'));

    expect(await runsOf(id)).toMatchObject([{ status: 'Scheduled' }]);
    expect((await look(`/runs/${String(run?.run_id)}/jobs`)).body.data).toEqual([]);
    expect(await runsOf(again)).toHaveLength(1);
  });

  it.each([
    ['/events/xyz/runs', 400],
    ['/runs/01ARZ3NDEKTSV4RRFFQ69G5FAV/jobs', 500],
    ['/events/01ARZ3NDEKTSV4RRFFQ69G5FAV', 404],
  ])('of %s: status 200, and %i in the body', async (path, expected) => {
    const { status, body } = await look(path);

    expect([status, body.status, body.data]).toEqual([200, expected, null]);
  });
});

describe('registration', () => {
  it('tells whether anything has changed', async () => {
    const modified = [
      await registerFunctions(['a/b']),
      await registerFunctions(['a/b']),
      await registerFunctions(['c/d']),
    ];

    expect(modified.map(({ text }) => (JSON.parse(text) as { modified: boolean }).modified)).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('is refused as JSON that is called plain text', async () => {
    server.registrationError = 'At least one function is invalid';
    const refused = await registerFunctions();
    server.registrationError = '';
    const nameless = await call('/fn/register', { method: 'POST', headers: signed, body: '{}' });
    const unsigned = await call('/fn/register', { method: 'POST', body: '{}' });
    const headers = { ...signed, 'x-inngest-expected-server-kind': 'dev' };
    const otherKind = await call('/fn/register', { method: 'POST', headers, body: '{}' });

    expect([refused.status, refused.type]).toEqual([400, 'text/plain; charset=utf-8']);
    expect(JSON.parse(refused.text)).toEqual({ error: 'At least one function is invalid', data: null, status: 400 });
    expect(JSON.parse(nameless.text)).toMatchObject({ error: 'App ID required' });
    expect([unsigned.status, unsigned.text]).toEqual([401, 'Authentication failed\n']);
    expect(JSON.parse(otherKind.text)).toEqual({ error: 'Expected server kind cloud, got dev' });
  });
});

it('says that its database fails with 400 and 200, and knows no other path', async () => {
  server.mode = 'failing';
  const sent = await send([event('x')]);
  const looked = await look('/events/01ARZ3NDEKTSV4RRFFQ69G5FAV/runs');

  expect([sent.status, sent.body.ids]).toEqual([400, ['']]);
  expect([looked.status, looked.body.status]).toEqual([200, 500]);
  expect(await call('/v1/nothing')).toMatchObject({ status: 404, text: '404 page not found\n' });
});
