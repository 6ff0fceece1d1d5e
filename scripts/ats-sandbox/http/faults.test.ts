import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';
import { type Fault } from './faults';

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

const jobs = () => clients.greenhouse<unknown[]>(token, '/jobs');
const moveOnce = () => {
  const { stageId } = sandbox.control.world.store.application(700_000_001);
  return clients.greenhouse(token, '/applications/700000001/move', {
    body: { from_stage_id: stageId, to_stage_id: 10_012 },
  });
};
const fail = (fault: Fault, times = 1) => sandbox.control.fail({ fault, dialect: 'greenhouse', times });

beforeAll(async () => {
  sandbox = await startAtsSandbox();
  clients = new SandboxClients(sandbox);
});
beforeEach(async () => {
  sandbox.control.reset();
  token = (await clients.greenhouseToken()).body.access_token ?? '';
});
afterAll(() => sandbox.close());

it.each([
  ['retry-after', '7', null],
  ['x-rate-limit-reset', null, '7'],
  ['none', null, null],
] as const)('answers 429 with the header %s, as often as told', async (header, retryAfter, reset) => {
  fail({ kind: 'rate-limit', header, seconds: 7 }, 2);
  const answers = [await jobs(), await jobs(), await jobs()];
  expect(answers.map(({ status }) => status)).toEqual([429, 429, 200]);
  expect([answers[0]?.headers.get('retry-after'), answers[0]?.headers.get('x-rate-limit-reset')]).toEqual([
    retryAfter,
    reset,
  ]);
});

it('refuses with 500, 503 and 403, each in the dialect’s own form', async () => {
  fail({ kind: 'server-error' });
  expect(await jobs()).toMatchObject({ status: 500, body: { message: 'Internal error' } });
  fail({ kind: 'server-error', status: 503 });
  expect((await jobs()).status).toBe(503);
  sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect: 'teamtailor' });
  expect(await clients.teamtailor('/jobs')).toMatchObject({ status: 403, body: { errors: [{ status: '403' }] } });
});

it('takes a token back in the middle of the pages', async () => {
  sandbox.control.fail({ fault: { kind: 'unauthorized' }, dialect: 'greenhouse', path: '^/v3/applications', after: 1 });
  const pages = async () => (await clients.greenhouse(token, '/applications?per_page=5')).status;
  expect([await pages(), await pages(), await pages()]).toEqual([200, 401, 401]);
  token = (await clients.greenhouseToken()).body.access_token ?? '';
  expect(await pages()).toBe(200);
});

it('sends on to another host', async () => {
  fail({ kind: 'redirect', to: 'http://169.254.169.254/latest' });
  const answer = await jobs();
  expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://169.254.169.254/latest']);
});

it('is slow', async () => {
  fail({ kind: 'slow', ms: 120 });
  const start = performance.now();
  expect((await jobs()).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(110);
});

it('never answers', async () => {
  fail({ kind: 'hang' });
  await expect(fetch(`${sandbox.url}/greenhouse/v3/jobs`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(
    'timeout',
  );
});

it('breaks off in the middle of a body, and of JSON', async () => {
  fail({ kind: 'cut' });
  await expect(jobs()).rejects.toThrow();
  fail({ kind: 'malformed-json' });
  await expect(jobs()).rejects.toThrow(SyntaxError);
});

it('moves and then drops the connection, or drops it without having moved', async () => {
  fail({ kind: 'dropped' });
  await expect(moveOnce()).rejects.toThrow();
  expect(sandbox.control.log().moves).toHaveLength(0);
  fail({ kind: 'applied-then-dropped' });
  await expect(moveOnce()).rejects.toThrow();
  expect(sandbox.control.log().moves).toHaveLength(1);
});

it('changes something while a scan is under way', async () => {
  const change = {
    kind: 'change',
    method: 'changeStage',
    argument: { applicationId: 700_000_001, stage: 'offer' },
  } as const;
  sandbox.control.fail({ fault: change, path: '^/v3/applications', after: 1 });
  const list = () => clients.greenhouse<{ stage_name: string }[]>(token, '/applications?ids=700000001');
  const [before, after] = [await list(), await list()];
  expect(before.body[0]?.stage_name).not.toBe('Oferta');
  expect(after.body[0]?.stage_name).toBe('Oferta');
});

it('cuts a CV in the middle, and strikes only what it is meant for', async () => {
  sandbox.control.fail({ fault: { kind: 'cut' }, dialect: 'files' });
  expect((await jobs()).status).toBe(200);
  const { body } = await clients.greenhouse<{ url: string }[]>(token, '/attachments?application_ids=700000001');
  const download = async () => (await fetch(body[0]?.url ?? '')).arrayBuffer();
  await expect(download()).rejects.toThrow();
  expect((await download()).byteLength).toBeGreaterThan(1000);
  expect(sandbox.control.faults.pending).toBe(0);
});

it('counts calls, and says in either header how long to wait', async () => {
  sandbox.control.setRateLimits({ limits: { traffit: { calls: 3, seconds: 60, header: 'x-rate-limit-reset' } } });
  const traffitToken = (await clients.traffitToken()).body.access_token ?? '';
  const call = () => clients.traffit(traffitToken, '/recruitments/');
  const statuses = [await call(), await call(), await call(), await call()].map(({ status, headers }) => [
    status,
    headers.get('x-rate-limit-reset'),
  ]);
  expect(statuses).toEqual([
    [200, null],
    [200, null],
    [200, null],
    [429, '60'],
  ]);
  sandbox.control.setRateLimits({ on: false });
  expect((await call()).status).toBe(200);
});

it('logs what came in and what struck it, without secrets', async () => {
  fail({ kind: 'forbidden' });
  await jobs();
  const { requests } = sandbox.control.log();
  expect(requests).toMatchObject([
    { dialect: 'greenhouse', path: '/greenhouse/auth/token', status: 200, faults: [] },
    { method: 'GET', path: '/greenhouse/v3/jobs', status: 403, faults: ['forbidden'] },
  ]);
  expect(JSON.stringify(requests)).not.toContain(token);
});
