import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';

interface Employee {
  id: number;
  updated_at: string;
  state: { id: number };
}

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

const listPath = '/recruitments/1001/employees';
const list = (headers: Record<string, string> = {}) => clients.traffit<Employee[]>(token, listPath, { headers });

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

it('gives a token for JSON with the right secret', async () => {
  expect(await clients.traffitToken()).toMatchObject({ status: 200, body: { expires_in: 3600 } });
  expect((await clients.traffitToken({ client_secret: 'wrong' })).status).toBe(401);
  expect((await clients.traffitToken({ grant_type: 'password' })).status).toBe(400);
});

it('sends a path with the wrong slash on, whatever the method', async () => {
  const lost = await clients.traffit(token, '/recruitments?x=1');
  expect([lost.status, lost.headers.get('location')]).toEqual([
    301,
    `${sandbox.url}/traffit/api/integration/v2/recruitments/?x=1`,
  ]);
  expect((await clients.traffit(token, `${listPath}/`)).status).toBe(301);
  expect((await clients.traffit(token, '/employees/500000001/notes/', { body: { content: 'x' } })).status).toBe(301);
  expect(await clients.traffit(token, '/recruitments/')).toMatchObject({
    status: 200,
    body: { 0: { nrRef: 'REK/2026/001', workflow_id: 10010 } },
  });
});

it('pages by headers, ten at a time unless asked, at most a hundred', async () => {
  const usual = await list();
  expect(usual.body).toHaveLength(10);
  expect(usual.headers.get('x-result-total-pages')).toBe('13');
  expect((await list({ 'X-Request-Page-Size': '101' })).status).toBe(400);

  const pages = [
    await list({ 'X-Request-Page-Size': '100' }),
    await list({ 'X-Request-Page-Size': '100', 'X-Request-Current-Page': '2' }),
  ];
  const ids = pages.flatMap(({ body }) => body.map(({ id }) => id));
  expect(new Set(ids).size).toBe(Number(usual.headers.get('x-result-total-count')));

  sandbox.control.settings({ traffitLargePage: 'cap' });
  const capped = await list({ 'X-Request-Page-Size': '500' });
  expect([capped.body.length, capped.headers.get('x-result-page-size')]).toEqual([100, '100']);
});

it('filters and orders by headers', async () => {
  const { moves } = sandbox.control.log();
  sandbox.control.moveClock({ byMs: 60_000 });
  const since = new Date(Date.now() + 30_000).toISOString();
  sandbox.control.changeStage({ applicationId: 700_000_005, stage: 'selected' });
  const filter = JSON.stringify({ updated_at: { value: since, comparison: '>=' } });
  const changed = await list({ 'X-Request-Filter': filter });
  expect(changed.body).toEqual([expect.objectContaining({ state: { id: 10012, name: 'Wybrany przez AI' } })]);
  expect(moves).toHaveLength(1);

  const sorted = await list({
    'X-Request-Sort': '{"sort_by":"updated_at","direction":"DESC"}',
    'X-Request-Page-Size': '100',
  });
  const times = sorted.body.map(({ updated_at: at }) => Date.parse(at));
  expect(times).toEqual(times.toSorted((one, other) => other - one));
  expect((await list({ 'X-Request-Filter': '{"name":{"value":"x","comparison":">="}}' })).status).toBe(400);
  expect((await list({ 'X-Request-Sort': 'id' })).status).toBe(400);
});

it('gives files and moves, and takes notes', async () => {
  const employee = '/employees/500000001';
  const files = await clients.traffit<{ id: number; filename: string }[]>(token, `${employee}/files`);
  const content = await clients.traffit<string>(token, `${employee}/files/${files.body[0]?.id}/content`);
  expect((await clients.traffit(token, `/files/${files.body[0]?.id}/content`)).status).toBe(404);
  expect((await clients.traffit(token, `/employees/500000002/files/${files.body[0]?.id}/content`)).status).toBe(404);
  expect(content.body.startsWith('%PDF-')).toBe(true);
  expect(await clients.traffit(token, employee)).toMatchObject({
    body: { files: [{ filename: files.body[0]?.filename }] },
  });

  expect((await clients.traffit(token, `${employee}/recruitments/1001/states/10012/_move`, { body: {} })).status).toBe(
    204,
  );
  expect((await clients.traffit(token, `${employee}/recruitments/1002/states/10022/_move`, { body: {} })).status).toBe(
    404,
  );
  expect((await clients.traffit(token, `${employee}/notes`, { body: { content: 'Wybrany' } })).status).toBe(201);
  expect(await clients.traffit(token, `${employee}/notes`)).toMatchObject({ body: [{ content: 'Wybrany' }] });
});

it('creates an employee with a file in a recruitment', async () => {
  const fields = { name: 'Ola', lastname: 'Nowicka', email: 'ola@poczta.example' };
  const { body } = await clients.traffit<{ id: number }>(token, '/employees/', { body: fields });
  const form = new FormData();
  form.set('file', new File(['%PDF-1.7'], 'CV Ola.pdf', { type: 'application/pdf' }));
  const url = `${sandbox.url}/traffit/api/integration/v2/employees/${body.id}/files`;
  expect((await fetch(url, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form })).status).toBe(
    201,
  );
  const assigned = `/recruitments/1001/employees/${body.id}`;
  expect((await clients.traffit(token, assigned, { body: {} })).status).toBe(201);
  expect((await clients.traffit(token, assigned, { body: {} })).status).toBe(409);
  expect((await clients.traffit(token, `/employees/${body.id}/recruitments/1001`, { body: {} })).status).toBe(404);

  expect(await clients.traffit(token, `/employees/${body.id}`)).toMatchObject({
    body: { files: [{ filename: 'CV Ola.pdf' }] },
  });
});
