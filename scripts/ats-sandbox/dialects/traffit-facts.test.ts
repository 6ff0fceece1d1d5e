import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients, type Call } from '../testing/sandbox-clients';

interface History {
  id: number;
  employee: { id: number };
  recruitment: { id: number };
  workflow_state: { id: number };
  date: string;
}

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

const call = <T>(path: string, options: Call = {}) => clients.traffit<T>(token, path, options);
const status = async (path: string, options: Call = {}) => (await call(path, options)).status;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 120, recruitments: 2 });
  clients = new SandboxClients(sandbox);
});
beforeEach(async () => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
  token = (await clients.traffitToken()).body.access_token ?? '';
});
afterAll(() => sandbox.close());

const observe = () => sandbox.control.settings({ personality: { traffit: 'observed' } });

it('tells files by filename, notes at notes and nothing of them among the activities, as documented', async () => {
  expect(await call('/employees/500000001/files')).toMatchObject({ body: [{ filename: expect.any(String) }] });
  expect(await status('/employees/500000001/activities')).toBe(404);
  expect(await status('/employees/500000001/activities', { body: { content: 'x' } })).toBe(404);
});

it('nests people and does not tell their state, as observed', async () => {
  observe();
  const { body } = await call<{ id: number; employee: { id: number } }[]>('/recruitments/1001/employees/');
  expect(body[0]).toMatchObject({ employee: { id: expect.any(Number), lastname: expect.any(String) } });
  expect(body[0]).not.toHaveProperty('state');
  expect(body[0]).not.toHaveProperty('lastname');
  expect(body[0]?.employee.id).not.toBe(body[0]?.id);
});

it.each(['documented', 'observed'] as const)('tells the state in the history, as %s', async (personality) => {
  sandbox.control.settings({ personality: { traffit: personality } });
  sandbox.control.moveClock({ byMs: 60_000 });
  const since = new Date(Date.now() + 30_000).toISOString();
  sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'offer' });
  const filter = JSON.stringify({ created_at: { value: since, comparison: '>=' } });
  const path = personality === 'observed' ? '/employees/recruitment_history/' : '/employees/recruitment_history';
  const { body } = await call<History[]>(path, { headers: { 'X-Request-Filter': filter } });
  expect(body).toEqual([
    expect.objectContaining({
      employee: { id: 500_000_001 },
      recruitment: expect.objectContaining({ id: 1001 }),
      workflow_state: expect.objectContaining({ id: 10_014 }),
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
    }),
  ]);
  const all = await call<History[]>(path, { headers: { 'X-Request-Page-Size': '100' } });
  expect(Number(all.headers.get('x-result-total-count'))).toBeGreaterThan(240);
});

it('sends every reading call without a slash on, and no other, as observed', async () => {
  observe();
  const lost = await call('/employees/500000001?x=1');
  expect([lost.status, lost.headers.get('location')]).toEqual([
    301,
    `${sandbox.url}/traffit/api/integration/v2/employees/500000001/?x=1`,
  ]);
  expect(await status('/recruitments')).toBe(301);
  expect(await status('/employees/500000001/')).toBe(200);
  expect(await status('/employees/500000001/recruitments/1001/states/10012/_move', { body: {} })).toBe(204);
  expect(await status('/employees/500000001/recruitments/1001/states/10013/_move/', { body: {} })).toBe(204);
});

it('has files by name, notes among the activities and caps pages, as observed', async () => {
  observe();
  const { body: files } = await call<{ id: number }[]>('/employees/500000001/files/');
  expect(files).toEqual([{ id: files[0]?.id, name: expect.any(String), file_uploaded: expect.any(String) }]);
  expect(await status(`/employees/500000001/files/${files[0]?.id}/content/`)).toBe(200);
  expect(await call('/employees/500000001/')).toMatchObject({ body: { files } });

  expect(await status('/employees/500000001/activities', { body: { content: 'Wybrany' } })).toBe(201);
  expect(await status('/employees/500000001/notes', { body: { content: 'x' } })).toBe(404);
  expect(await call('/employees/500000001/activities/')).toMatchObject({
    body: [{ content: 'Wybrany', employee: { id: 500_000_001 } }],
  });

  const capped = await call<unknown[]>('/employees/', { headers: { 'X-Request-Page-Size': '500' } });
  expect(capped.body).toHaveLength(100);
  sandbox.control.settings({ traffitLargePage: 'refuse' });
  expect(await status('/employees/', { headers: { 'X-Request-Page-Size': '500' } })).toBe(400);
});

it('assigns at one address only, as observed too', async () => {
  observe();
  expect(await status('/recruitments/1002/employees/500000001', { body: {} })).toBe(201);
  expect(await status('/employees/500000002/recruitments/1002', { body: {} })).toBe(404);
});

it('says 404 of one who is gone, and empties one who was anonymised', async () => {
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  sandbox.control.mergeCandidates({ id: 500_000_002, intoId: 500_000_003 });
  sandbox.control.anonymiseCandidate({ id: 500_000_004 });
  sandbox.control.deleteApplication({ id: 700_000_005 });
  expect([await status('/employees/500000001'), await status('/employees/500000002')]).toEqual([404, 404]);
  expect(await call('/employees/500000004')).toMatchObject({ body: { name: '', lastname: '', email: '', files: [] } });
  expect(await status('/employees/500000005/recruitments/1001/states/10012/_move', { body: {} })).toBe(404);
});
