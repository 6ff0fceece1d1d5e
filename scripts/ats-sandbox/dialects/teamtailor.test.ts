import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';

interface Resource {
  id: string;
  attributes: Record<string, string>;
  relationships: Record<string, { data?: { id: string } }>;
}
interface Page {
  data: Resource[];
  included?: Resource[];
  links: { next?: string };
  meta: Record<string, number>;
}

let sandbox: AtsSandbox;
let clients: SandboxClients;

const applicationDocument = (id: number, stage: string) => ({
  data: { id: String(id), type: 'job-applications', relationships: { stage: { data: { id: stage, type: 'stages' } } } },
});

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 65, recruitments: 3 });
  clients = new SandboxClients(sandbox);
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
});
afterAll(() => sandbox.close());

it.each([
  [{ authorization: 'Token token=wrong' }, 401],
  [{ 'x-api-version': '' }, 406],
  [{ 'x-api-version': '20230101' }, 406],
  [{ accept: 'application/json' }, 406],
])('refuses a call with %j', async (headers, status) => {
  const answer = await clients.teamtailor('/jobs', { headers });
  expect(answer).toMatchObject({ status, body: { errors: [{ status: String(status) }] } });
});

it('leads through pages of at most thirty by links.next', async () => {
  expect((await clients.teamtailor('/candidates?page[size]=31')).status).toBe(400);
  const ids: string[] = [];
  let next: string | undefined = '/job-applications?filter[job-id]=1001&page[size]=30&include=candidate,stage';
  let pages = 0;
  while (next) {
    const page: Page = (await clients.teamtailor<Page>(next)).body;
    ids.push(...page.data.map(({ id }) => id));
    next = page.links.next;
    pages += 1;
  }
  const expected = sandbox.control.world.store.applicationsWhere(({ recruitmentId }) => recruitmentId === 1001);
  expect(pages).toBe(3);
  expect(ids.toSorted()).toEqual(expected.map(({ id }) => String(id)).toSorted());
});

it('names the records of a relationship only where they are included', async () => {
  const bare = (await clients.teamtailor<Page>('/job-applications?page[size]=1')).body;
  expect(bare.data[0]?.relationships.stage).not.toHaveProperty('data');
  const full = (await clients.teamtailor<Page>('/job-applications?page[size]=1&include=candidate,stage')).body;
  expect(full.included?.map(({ id }) => id)).toEqual([
    full.data[0]?.relationships.candidate?.data?.id,
    full.data[0]?.relationships.stage?.data?.id,
  ]);
  expect((await clients.teamtailor('/job-applications?include=answers')).status).toBe(400);
  expect((await clients.teamtailor('/job-applications?filter[name]=x')).status).toBe(400);
});

it('filters by the instant of the last change; a changed CV changes the candidate alone', async () => {
  sandbox.control.moveClock({ byMs: 60_000 });
  const from = encodeURIComponent(new Date(Date.now() + 30_000).toISOString());
  sandbox.control.replaceCv({ candidateId: 500_000_003 });
  expect(
    (await clients.teamtailor<Page>(`/candidates?filter[updated-at][from]=${from}`)).body.data.map(({ id }) => id),
  ).toEqual(['500000003']);
  expect((await clients.teamtailor<Page>(`/job-applications?filter[updated-at][from]=${from}`)).body.data).toEqual([]);
  expect((await clients.teamtailor('/candidates?filter[updated-at][from]=soon')).status).toBe(400);
});

it('gives CVs behind links that expire and take no token', async () => {
  const { body } = await clients.teamtailor<{ data: Resource }>('/candidates/500000001');
  const link = body.data.attributes.resume ?? '';
  expect((await (await fetch(link)).text()).startsWith('%PDF-')).toBe(true);
  expect((await fetch(link, { headers: { authorization: 'Token token=x' } })).status).toBe(400);
  expect((await fetch(link.replace(/signature=../, 'signature=zz'))).status).toBe(403);
  sandbox.control.moveClock({ byMs: 601_000 });
  expect((await fetch(link)).status).toBe(403);
});

it('lists open jobs unless all are asked for, and the stages of one', async () => {
  sandbox.control.closeRecruitment({ id: 1002 });
  expect((await clients.teamtailor<Page>('/jobs')).body.data).toHaveLength(2);
  expect((await clients.teamtailor<Page>('/jobs?filter[status]=all')).body.data).toHaveLength(3);
  const stages = (await clients.teamtailor<Page>('/stages?filter[job-id]=1003')).body.data;
  expect(stages.map(({ attributes }) => attributes.name)).toContain('Selected by AI');
});

it('moves to a stage of the job, and to no other', async () => {
  const path = '/job-applications/700000001';
  const patch = (stage: string, id = 700_000_001) =>
    clients.teamtailor(path, { method: 'PATCH', body: applicationDocument(id, stage) });
  expect((await patch('10012')).status).toBe(200);
  expect((await patch('10012')).status).toBe(200);
  expect((await patch('10022')).status).toBe(422);
  expect((await patch('10013', 1)).status).toBe(400);
  expect(
    (await clients.teamtailor(path, { method: 'PATCH', body: {}, headers: { 'content-type': 'application/json' } }))
      .status,
  ).toBe(415);
  expect(sandbox.control.log().moves).toHaveLength(1);
});

it('replaces the tags whole and keeps notes', async () => {
  const candidate = (tags: string[]) => ({ data: { id: '500000001', type: 'candidates', attributes: { tags } } });
  await clients.teamtailor('/candidates/500000001', { method: 'PATCH', body: candidate(['a', 'b']) });
  const answer = await clients.teamtailor('/candidates/500000001', { method: 'PATCH', body: candidate(['c']) });
  expect(answer).toMatchObject({ body: { data: { attributes: { tags: ['c'] } } } });

  const about = { candidate: { data: { id: '500000001', type: 'candidates' } } };
  const add = (relationships: object) =>
    clients.teamtailor('/notes', { body: { data: { type: 'notes', attributes: { note: 'Chosen' }, relationships } } });
  expect((await add(about)).status).toBe(422);
  expect((await add({ ...about, user: { data: { id: '1', type: 'users' } } })).status).toBe(422);
  const { body: users } = await clients.teamtailor<Page>('/users');
  const user = { data: { id: users.data[0]?.id, type: 'users' } };
  expect((await add({ user })).status).toBe(422);
  expect((await add({ ...about, user })).status).toBe(201);
  expect(await clients.teamtailor('/candidates/500000001/notes')).toMatchObject({
    body: { data: [{ attributes: { note: 'Chosen' } }] },
  });
});

it('creates a candidate once an address, and an application once a job', async () => {
  const resume = `data:application/pdf;base64,${Buffer.from('%PDF-1.7 new').toString('base64')}`;
  const attributes = { 'first-name': 'Ida', 'last-name': 'Reed', email: 'ida@inbox.example', resume };
  const create = (more: object = {}) =>
    clients.teamtailor<{ data: Resource }>('/candidates', {
      body: { data: { type: 'candidates', attributes: { ...attributes, ...more } } },
    });
  const { body } = await create();
  expect((await create()).status).toBe(422);
  expect((await create({ merge: true })).body.data.id).toBe(body.data.id);

  const relationships = {
    candidate: { data: { id: body.data.id, type: 'candidates' } },
    job: { data: { id: '1003', type: 'jobs' } },
  };
  const apply = () =>
    clients.teamtailor('/job-applications', { body: { data: { type: 'job-applications', relationships } } });
  expect((await apply()).status).toBe(201);
  expect((await apply()).status).toBe(422);
});
