import { createHash } from 'node:crypto';
import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';

interface Row {
  applicationId: number;
  candidateEmail: string;
  candidateCvFiles: { id: number; fileName: string }[];
  stageId: number;
}

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 130, recruitments: 2 });
  clients = new SandboxClients(sandbox);
});
beforeEach(async () => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
  token = (await clients.erecruiterToken()).body.access_token ?? '';
});
afterAll(() => sandbox.close());

it('gives a token for the right password only, and another for the refresh token', async () => {
  const first = await clients.erecruiterToken();
  expect(first.body).toMatchObject({ token_type: 'bearer', expires_in: 1199 });
  const refreshed = await clients.erecruiterToken({
    grant_type: 'refresh_token',
    refresh_token: first.body.refresh_token ?? '',
  });
  expect(refreshed.body.access_token).not.toBe(first.body.access_token);

  expect(await clients.erecruiterToken({ password: 'wrong' })).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  expect(await clients.erecruiterToken({}, 'Basic eDp5')).toMatchObject({
    status: 400,
    body: { error: 'invalid_client' },
  });
});

it('refuses calls without the company, with another or beyond the limits, in an array of errors', async () => {
  expect(await clients.erecruiter(token, 'Account/Companies')).toMatchObject({
    status: 200,
    body: [{ companyId: 4127 }],
  });
  const bare = await fetch(`${sandbox.url}/erecruiter/api/v1.1/Recruitments`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(bare.status).toBe(400);
  expect(await bare.json()).toEqual([
    { message: 'The companyId parameter is required.', errorCode: 'Required', modelType: 'companyId' },
  ]);
  expect((await clients.erecruiter(token, 'Recruitments?limit=101')).status).toBe(400);
  expect((await clients.erecruiter('unknown', 'Recruitments')).status).toBe(401);
});

it('takes a token until it has expired', async () => {
  sandbox.control.moveClock({ byMs: 1_199_000 });
  expect((await clients.erecruiter(token, 'Recruitments')).status).toBe(200);
  sandbox.control.moveClock({ byMs: 2000 });
  expect((await clients.erecruiter(token, 'Recruitments')).status).toBe(401);
});

it('pages by offset and tells the count under different names', async () => {
  const first = await clients.erecruiter<{ applications: Row[]; totalRowsCount: number }>(
    token,
    'Recruitments/1001/CandidateApplications',
  );
  const second = await clients.erecruiter<{ applications: Row[] }>(
    token,
    'Recruitments/1001/CandidateApplications?offset=100',
  );
  const ids = [...first.body.applications, ...second.body.applications].map(({ applicationId }) => applicationId);
  expect(first.body.applications).toHaveLength(100);
  expect(new Set(ids).size).toBe(first.body.totalRowsCount);
  expect(first.body.applications[0]?.candidateEmail).toMatch(/\.example$/);
  expect(await clients.erecruiter(token, 'Recruitments')).toMatchObject({ body: { totalRowCount: 2 } });
  expect(await clients.erecruiter(token, 'Recruitments/1001/Stages')).toMatchObject({
    body: { 2: { name: 'Wybrany przez AI' } },
  });

  sandbox.control.settings({ erecruiterEnvelope: 'bare' });
  expect((await clients.erecruiter<unknown[]>(token, 'Recruitments')).body).toHaveLength(2);
});

it('sends all applications at once as clients have seen it, whatever page is asked for', async () => {
  sandbox.control.settings({ personality: { erecruiter: 'observed' } });
  const list = (query: string) => clients.erecruiter<Row[]>(token, `Recruitments/1001/CandidateApplications${query}`);
  const [first, second] = [await list('?limit=100'), await list('?limit=100&offset=100')];
  const expected = sandbox.control.world.store.applicationsWhere(({ recruitmentId }) => recruitmentId === 1001);
  expect(first.body).toHaveLength(expected.length);
  expect(second.body).toEqual(first.body);
  expect(await clients.erecruiter(token, 'Candidates?limit=5')).toMatchObject({
    body: { rowCount: expect.any(Number) },
  });
});

it('says 404 of one who was deleted or merged, and empties the names of one who was anonymised', async () => {
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  sandbox.control.mergeCandidates({ id: 500_000_002, intoId: 500_000_003 });
  sandbox.control.deleteApplication({ id: 700_000_004 });
  sandbox.control.anonymiseCandidate({ id: 500_000_005 });
  const status = async (path: string) => (await clients.erecruiter(token, path)).status;
  expect([
    await status('Candidates/500000001'),
    await status('Candidates/500000002'),
    await status('CandidateApplications/700000004'),
  ]).toEqual([404, 404, 404]);
  expect(await clients.erecruiter(token, 'CandidateApplications/700000005')).toMatchObject({
    body: { candidateName: '', candidateLastName: '', candidateEmail: '', candidateCvFiles: [] },
  });
});

it('gives the CV with the token, byte for byte as in the snapshot', async () => {
  const { body } = await clients.erecruiter<{ applications: Row[] }>(token, 'Recruitments/1001/CandidateApplications');
  const [row] = body.applications;
  const response = await fetch(
    `${sandbox.url}/erecruiter/api/v1.1/Candidates/CVs/${row?.candidateCvFiles[0]?.id}?companyId=4127`,
    {
      headers: { authorization: `Bearer ${token}` },
    },
  );
  const hash = createHash('sha256')
    .update(Buffer.from(await response.arrayBuffer()))
    .digest('hex');
  const { candidates } = await sandbox.control.snapshot();
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(candidates.find(({ email }) => email === row?.candidateEmail)?.cvHash).toBe(hash);
});

it('moves an application by the write profile, once', async () => {
  const [application] = (await sandbox.control.snapshot({ withCvs: false })).applications;
  const path = `CandidateApplications/${application?.id}/Stage`;
  expect(await clients.erecruiter(token, path, { body: { stageId: 10012 } })).toMatchObject({
    status: 200,
    body: { stageId: 10012 },
  });
  await clients.erecruiter(token, path, { body: { stageId: 10012 } });
  expect((await clients.erecruiter(token, path, { body: { stageId: 10022 } })).status).toBe(400);

  expect(sandbox.control.log().moves).toEqual([expect.objectContaining({ by: 'erecruiter', toStageId: 10012 })]);
});
