import { sandboxConnection, teamtailorNaKey } from '../../../prisma/seed/demo-ats-credentials';
import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';

interface Page {
  data: { id: string; relationships: Record<string, { links: { related: string } }> }[];
  links: { next?: string };
}

let sandbox: AtsSandbox;
let clients: SandboxClients;

const status = async (path: string, headers: Record<string, string> = {}) =>
  (await clients.teamtailor(path, { headers })).status;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 35, recruitments: 2 });
  clients = new SandboxClients(sandbox);
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
});
afterAll(() => sandbox.close());

it('filters by jobs under one of two names', async () => {
  for (const list of ['/job-applications', '/stages']) {
    sandbox.control.settings({ personality: { teamtailor: 'documented' } });
    expect(await status(`${list}?filter[job-id]=1001`)).toBe(200);
    expect(await status(`${list}?filter[job]=1001`)).toBe(400);
    sandbox.control.settings({ personality: { teamtailor: 'observed' } });
    expect(await status(`${list}?filter[job-id]=1001`)).toBe(400);
    expect(await status(`${list}?filter[job]=1001`)).toBe(200);
  }
  const { body } = await clients.teamtailor<{ meta: Record<string, number> }>('/job-applications?filter[job]=1001');
  const expected = sandbox.control.world.store.applicationsWhere(({ recruitmentId }) => recruitmentId === 1001);
  expect(body.meta['record-count']).toBe(expected.length);
});

it('has a second region with an address and a key of its own', async () => {
  const na = sandboxConnection('teamtailor', sandbox.url, { region: 'na' });
  expect(na).toMatchObject({ apiUrl: `${sandbox.url}/teamtailor-na/v1`, credentials: { apiKey: teamtailorNaKey } });
  const naKey = { authorization: `Token token=${na.credentials.apiKey}` };
  expect(await status(`${na.apiUrl}/jobs`)).toBe(401);
  expect(await status('/jobs', naKey)).toBe(401);
  const { body } = await clients.teamtailor<Page>(`${na.apiUrl}/job-applications`, { headers: naKey });
  expect(body.links.next).toContain(`${na.apiUrl}/job-applications`);
  expect(body.data[0]?.relationships.candidate?.links.related).toContain('/teamtailor-na/v1/');
});

it('says 404 of one who is gone, and empties one who was anonymised', async () => {
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  sandbox.control.mergeCandidates({ id: 500_000_002, intoId: 500_000_003 });
  sandbox.control.deleteApplication({ id: 700_000_004 });
  expect([
    await status('/candidates/500000001'),
    await status('/candidates/500000002'),
    await status('/job-applications/700000004'),
  ]).toEqual([404, 404, 404]);
  sandbox.control.anonymiseCandidate({ id: 500_000_005 });
  expect(await clients.teamtailor('/candidates/500000005')).toMatchObject({
    status: 200,
    body: { data: { attributes: { 'first-name': null, 'last-name': null, email: null, resume: null, tags: [] } } },
  });
});
