import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients, type Reply } from '../testing/sandbox-clients';

interface Application {
  id: number;
  candidate_id: number;
  stage_id: number;
  updated_at: string;
}

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

const get = <T = Application[]>(path: string) => clients.greenhouse<T>(token, path);
const nextOf = ({ headers }: Reply<unknown>) => /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '')?.[1];
const move = (from: number | undefined, to: number, id = 700_000_001) =>
  clients.greenhouse(token, `/applications/${id}/move`, { body: { from_stage_id: from, to_stage_id: to } });

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 70, recruitments: 2 });
  clients = new SandboxClients(sandbox);
});
beforeEach(async () => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
  token = (await clients.greenhouseToken()).body.access_token ?? '';
});
afterAll(() => sandbox.close());

it('gives a token that says when it expires in one way or the other', async () => {
  expect((await clients.greenhouseToken()).body).toHaveProperty('expires_in', 3600);
  sandbox.control.settings({ greenhouseExpiry: 'expires_at' });
  expect((await clients.greenhouseToken()).body).toHaveProperty('expires_at');
  expect((await clients.greenhouseToken('Basic eDp5')).status).toBe(401);
});

it('leads on by a cursor that stands alone', async () => {
  const first = await get('/applications?job_ids=1001&per_page=30');
  const next = nextOf(first) ?? '';
  expect((await get(`${next}&per_page=30`)).status).toBe(422);
  const [second, third] = [await get(next), await get(nextOf(await get(next)) ?? '')];
  const ids = [first, second, third].flatMap(({ body }) => body.map(({ id }) => id));
  const expected = sandbox.control.world.store.applicationsWhere(({ recruitmentId }) => recruitmentId === 1001);
  expect(ids).toEqual(expected.map(({ id }) => id).toSorted((one, other) => other - one));
  expect(nextOf(third)).toBeUndefined();
  expect((await get('/applications?cursor=bm90aGluZw')).status).toBe(422);
});

it.each([
  'per_page=0',
  'per_page=501',
  'page=2',
  'updated_at=2026-01-01',
  'ids=a',
  `ids=${Array(51).fill(1).join(',')}`,
])('refuses ?%s', async (query) => {
  expect((await get(`/candidates?${query}`)).status).toBe(422);
});

it('filters by ids and by the instant of the last change', async () => {
  const some = await get('/candidates?ids=500000001,500000004');
  expect(some.body.map(({ id }) => id)).toEqual([500_000_004, 500_000_001]);
  sandbox.control.moveClock({ byMs: 60_000 });
  const since = new Date(Date.now() + 30_000).toISOString();
  sandbox.control.changeStage({ applicationId: 700_000_002, stage: 'offer' });
  expect((await get(`/applications?updated_at=gte|${since}`)).body).toMatchObject([
    { id: 700_000_002, stage_name: 'Oferta' },
  ]);
});

it('tells the stages of a job and the attachments of applications', async () => {
  expect(await get('/job_interview_stages?job_ids=1001')).toMatchObject({
    body: expect.arrayContaining([expect.objectContaining({ name: 'Wybrany przez AI', id: 10_012 })]),
  });
  const { body } = await get<{ url: string; filename: string }[]>('/attachments?application_ids=700000001');
  expect(body).toHaveLength(1);
  expect((await (await fetch(body[0]?.url ?? '')).text()).startsWith('%PDF-')).toBe(true);
  sandbox.control.moveClock({ byMs: 7 * 24 * 3_600_000 + 1000 });
  expect((await fetch(body[0]?.url ?? '')).status).toBe(403);
});

it('moves by compare and swap', async () => {
  const { stageId } = sandbox.control.world.store.application(700_000_001);
  expect((await move(undefined, 10_012)).status).toBe(422);
  expect((await move(stageId, 10_022)).status).toBe(422);
  expect((await move(stageId, 10_012)).status).toBe(204);
  expect((await move(stageId, 10_012)).status).toBe(422);
  sandbox.control.settings({ greenhouseConflict: 409 });
  expect((await move(stageId, 10_013)).status).toBe(409);
  expect(sandbox.control.log().moves).toHaveLength(1);
});

it('replaces the tags whole, by such as are defined, and takes JSON only', async () => {
  const tag = (tags: string[]) =>
    clients.greenhouse(token, '/candidates/500000001', { method: 'PATCH', body: { tags } });
  expect((await tag(['c'])).status).toBe(422);
  await tag(['polecenie', 'referral']);
  expect(await tag(['referral'])).toMatchObject({ status: 200, body: { tags: ['referral'] } });
  const asText = await clients.greenhouse(token, '/notes', { body: {}, headers: { 'content-type': 'text/plain' } });
  expect(asText.status).toBe(415);
});

it('creates the same person twice, as it has no keys against that', async () => {
  const person = {
    first_name: 'Ida',
    last_name: 'Reed',
    email_addresses: [{ value: 'ida@inbox.example', type: 'personal' }],
  };
  const create = () => clients.greenhouse<{ id: number }>(token, '/candidates', { body: person });
  const [one, other] = [await create(), await create()];
  expect(one.body.id).not.toBe(other.body.id);
  const attachment = {
    candidate_id: one.body.id,
    type: 'resume',
    filename: 'cv.pdf',
    content_type: 'application/pdf',
    content: 'JVBERi0=',
  };
  expect((await clients.greenhouse(token, '/attachments', { body: attachment })).status).toBe(201);
  const application = { candidate_id: one.body.id, job_id: 1001 };
  expect(await clients.greenhouse(token, '/applications', { body: application })).toMatchObject({
    status: 201,
    body: { stage_name: 'Nowe zgłoszenia', status: 'active' },
  });
  expect((await clients.greenhouse(token, '/applications', { body: application })).status).toBe(422);
});
