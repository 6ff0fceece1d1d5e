import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';

let sandbox: AtsSandbox;
let clients: SandboxClients;

const post = async (method: string, argument: object) => {
  const response = await fetch(`${sandbox.url}/_control/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(argument),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const snapshot = () => sandbox.control.snapshot({ withCvs: false });

beforeAll(async () => {
  sandbox = await startAtsSandbox();
  clients = new SandboxClients(sandbox);
});
beforeEach(() => sandbox.control.reset({ seed: 1 }));
afterAll(() => sandbox.close());

it('does over HTTP what its methods do', async () => {
  expect((await post('changeStage', { applicationId: 700_000_001, stage: 'Wybrany przez AI' })).status).toBe(200);
  expect((await post('log', {})).body.moves).toMatchObject([{ by: 'control', toStageId: 10_012 }]);
  expect((await post('moveClock', { to: '2027-01-01T00:00:00Z' })).body.now).toMatch(/^2027-01-01T00:00:00/);
  expect((await post('fail', { fault: { kind: 'forbidden' }, dialect: 'teamtailor' })).status).toBe(200);
  expect((await clients.teamtailor('/jobs')).status).toBe(403);
  expect((await post('unknown', {})).status).toBe(404);
  expect(await post('deleteCandidate', { id: 1 })).toMatchObject({
    status: 400,
    body: { message: 'There is no candidate 1.' },
  });
  expect((await fetch(`${sandbox.url}/_control/reset`, { method: 'POST', body: '{}' })).status).toBe(415);
  expect((await fetch(`${sandbox.url}/_control/reset`)).status).toBe(405);
});

it('changes settings of the dialects that are named, and takes rights away and gives them back', async () => {
  const { body } = await post('settings', { personality: { traffit: 'observed' }, paging: { greenhouse: 'skips' } });
  expect(body).toMatchObject({
    personality: { traffit: 'observed', greenhouse: 'documented' },
    paging: { greenhouse: 'skips', traffit: 'honest' },
    tokenSeconds: { traffit: 3600 },
  });
  expect((await post('loseRight', { dialect: 'greenhouse', how: 'half' })).status).toBe(200);
  expect((await post('loseRight', { dialect: 'greenhouse', how: 'all' })).status).toBe(400);
  expect(await snapshot()).toMatchObject({
    personality: { traffit: 'observed' },
    lostRights: { greenhouse: 'half' },
    definedTags: ['polecenie', 'referral'],
  });
  const board = await (await fetch(`${sandbox.url}/board`)).text();
  expect(board).toContain('greenhouse: as documented, right to people lost (half)');

  await post('restoreRights', { dialect: 'greenhouse' });
  expect((await snapshot()).lostRights).toEqual({});
  sandbox.control.loseRight({ dialect: 'traffit', how: 'forbidden' });
  sandbox.control.reset();
  expect(await snapshot()).toMatchObject({ personality: { traffit: 'documented' }, lostRights: {} });
});

it('starts as observed where that is asked for, and again after a reset', async () => {
  const other = await startAtsSandbox({ personality: 'observed', candidatesPerRecruitment: 1 });
  other.control.settings({ personality: { erecruiter: 'documented' } });
  other.control.reset();
  expect((await other.control.snapshot({ withCvs: false })).personality).toEqual({
    erecruiter: 'observed',
    traffit: 'observed',
    teamtailor: 'observed',
    greenhouse: 'observed',
  });
  await other.close();
});

it('starts again from a seed, whatever was done before', async () => {
  const first = await sandbox.control.snapshot();
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  sandbox.control.replaceCv({ candidateId: 500_000_002 });
  sandbox.control.moveClock({ byMs: 3_600_000 });
  sandbox.control.reset({ seed: 1 });
  const again = await sandbox.control.snapshot();
  expect({ ...again, now: '' }).toEqual({ ...first, now: '' });
  sandbox.control.reset({ seed: 2, recruitments: 1, candidatesPerRecruitment: 3 });
  expect((await snapshot()).candidates).toHaveLength(3);
});

it('adds, merges, anonymises and deletes people', async () => {
  const { candidate, application } = sandbox.control.addCandidate({
    recruitmentId: 1002,
    source: 'Targi pracy',
    lastName: 'Nowicka',
  });
  expect((await snapshot()).applications.at(-1)).toMatchObject({
    id: application.id,
    source: 'Targi pracy',
    stageName: 'Nowe zgłoszenia',
  });

  sandbox.control.mergeCandidates({ id: candidate.id, intoId: 500_000_001 });
  expect((await snapshot()).applications.at(-1)).toMatchObject({ candidateId: 500_000_001 });
  expect((await clients.teamtailor(`/candidates/${candidate.id}`)).status).toBe(404);

  sandbox.control.anonymiseCandidate({ id: 500_000_001 });
  expect(await clients.teamtailor('/candidates/500000001')).toMatchObject({
    body: { data: { attributes: { 'first-name': null, email: null, resume: null } } },
  });
  sandbox.control.deleteCandidate({ id: 500_000_001 });
  expect((await snapshot()).applications.filter(({ candidateId }) => candidateId === 500_000_001)).toEqual([]);
});

it('merges two applications for one recruitment into one', async () => {
  const before = (await snapshot()).applications.length;
  sandbox.control.mergeCandidates({ id: 500_000_001, intoId: 500_000_002 });
  expect((await snapshot()).applications).toHaveLength(before - 1);
});

it('replaces a CV by another, by given bytes or by none', async () => {
  const hash = async () => (await sandbox.control.snapshot()).candidates[0]?.cvHash;
  const first = await hash();
  sandbox.control.replaceCv({ candidateId: 500_000_001 });
  const second = await hash();
  sandbox.control.replaceCv({
    candidateId: 500_000_001,
    file: { name: 'x.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' },
  });
  const third = await hash();
  sandbox.control.replaceCv({ candidateId: 500_000_001, file: null });
  expect(new Set([first, second, third]).size).toBe(3);
  expect(await hash()).toBeNull();
});

it('gives equal instants over the border of a page', async () => {
  sandbox.control.equalTimestamps({ recruitmentId: 1001, from: 3, count: 14 });
  const page = async (number: number) => {
    const query = `filter[job-id]=1001&sort=-updated-at&page[size]=10&page[number]=${number}`;
    const { body } = await clients.teamtailor<{ data: { id: string; attributes: Record<string, string> }[] }>(
      `/job-applications?${query}`,
    );
    return body.data;
  };
  const [first, second] = [await page(1), await page(2)];
  expect(first[9]?.attributes['updated-at']).toBe(second[0]?.attributes['updated-at']);
  expect(first[9]?.id).not.toBe(second[0]?.id);
});

it('shows every stage with its people on the board, and what they were given', async () => {
  sandbox.control.changeCandidate({ id: 500_000_001, lastName: 'O<Reilly>', tags: ['chosen by AI'] });
  sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'selected' });
  const response = await fetch(`${sandbox.url}/board`);
  const html = await response.text();
  const column = html.split('id="stage-10012"')[1]?.split('</section>')[0] ?? '';
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(column).toContain('Wybrany przez AI</span> <span class="count">(1)');
  expect(column).toContain('O&lt;Reilly&gt;');
  expect(column).toContain('chosen by AI');
  sandbox.control.anonymiseCandidate({ id: 500_000_001 });
  expect(await (await fetch(`${sandbox.url}/board`)).text()).toContain('Anonymised candidate');
});

it('keeps its data in a file from one run to the next', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ats-sandbox-'));
  const options = { statePath: path.join(folder, 'state.json'), candidatesPerRecruitment: 5 };
  try {
    const one = await startAtsSandbox(options);
    one.control.changeStage({ applicationId: 700_000_001, stage: 'selected' });
    one.control.replaceCv({
      candidateId: 500_000_001,
      file: { name: 'x.pdf', contentType: 'application/pdf', base64: 'JVBERi0=' },
    });
    const before = await one.control.snapshot();
    await one.close();
    const other = await startAtsSandbox({ ...options, seed: 9 });
    const after = await other.control.snapshot();
    await other.close();
    expect({ ...after, now: '' }).toEqual({ ...before, now: '' });
    expect(other.control.log().moves).toHaveLength(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
