import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients } from '../testing/sandbox-clients';
import { type Personality } from './settings';

interface Application {
  id: number;
  job_id: number;
  stage_id: number;
  source_id: number;
  status: string;
}
interface Visit {
  id: number;
  application_id: number;
  job_interview_stage_id: number;
  entered_at: string | null;
  exited_at: string | null;
  current: boolean;
}
interface Tag {
  id: number;
  name: string;
}

let sandbox: AtsSandbox;
let clients: SandboxClients;
let token: string;

const both: Personality[] = ['documented', 'observed'];
const get = <T>(path: string) => clients.greenhouse<T>(token, path);
const post = <T>(path: string, body: object) => clients.greenhouse<T>(token, path, { body });
const move = (body: object) => post('/applications/700000001/move', body);
const standsOn = () => sandbox.control.world.store.application(700_000_001).stageId;

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 40, recruitments: 2 });
  clients = new SandboxClients(sandbox);
});
beforeEach(async () => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
  token = (await clients.greenhouseToken()).body.access_token ?? '';
});
afterAll(() => sandbox.close());

describe.each(both)('as %s', (personality) => {
  beforeEach(() => void sandbox.control.settings({ personality: { greenhouse: personality } }));

  it('tells the stage by a row of its own, in another id space than the interview stages', async () => {
    const from = standsOn();
    sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'offer' });
    const { body: applications } = await get<Application[]>('/applications?per_page=500');
    const { body: stages } = await get<{ id: number }[]>('/job_interview_stages?per_page=500');
    const stageIds = new Set(stages.map(({ id }) => id));
    expect(applications.filter(({ stage_id: id }) => stageIds.has(id))).toEqual([]);

    const { body: visits } = await get<Visit[]>('/application_stages?application_ids=700000001,700000002');
    const ours = visits.filter(({ application_id: id }) => id === 700_000_001);
    const application = applications.find(({ id }) => id === 700_000_001);
    expect(new Set(visits.map((visit) => visit.application_id))).toEqual(new Set([700_000_001, 700_000_002]));
    expect(ours.filter(({ current }) => current)).toEqual([
      expect.objectContaining({
        id: application?.stage_id,
        job_interview_stage_id: 10_014,
        entered_at: expect.any(String),
        exited_at: null,
      }),
    ]);
    expect(ours.map((visit) => visit.job_interview_stage_id)).toContain(from);
    const current = await get<Visit[]>('/application_stages?application_ids=700000001&current=true');
    expect(current.body).toHaveLength(1);
    expect((await get('/application_stages?application_ids=700000001&current=yes')).status).toBe(422);
  });

  it('pages the visits by a cursor as every list', async () => {
    const first = await get<Visit[]>('/application_stages?per_page=10');
    expect(first.body).toHaveLength(10);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect((await get<Visit[]>(next)).body[0]?.id).toBeLessThan(first.body.at(-1)?.id ?? 0);
  });

  it('moves between interview stages only, to the next where none is named', async () => {
    const visit = (await get<Visit[]>('/application_stages?application_ids=700000001&current=true')).body[0];
    expect((await move({ from_stage_id: visit?.id, to_stage_id: 10_012 })).status).toBe(422);
    expect((await move({ from_stage_id: standsOn(), to_stage_id: visit?.id })).status).toBe(422);
    expect((await move({ from_stage_id: standsOn(), to_stage_id: 10_012 })).status).toBe(204);
    expect((await move({ from_stage_id: 10_012 })).status).toBe(204);
    expect(standsOn()).toBe(10_013);
  });

  it('sends an e-mail with a move only where a sender is named', async () => {
    await move({ from_stage_id: standsOn(), to_stage_id: 10_012 });
    expect(sandbox.control.log().emails).toEqual([]);
    expect((await move({ from_stage_id: 10_012, to_stage_id: 10_013, email_from_user_id: 1 })).status).toBe(422);
    await move({ from_stage_id: 10_012, to_stage_id: 10_013, email_from_user_id: 4101 });
    expect(sandbox.control.log().emails).toMatchObject([{ applicationId: 700_000_001, fromUserId: 4101 }]);
    sandbox.control.clearLog();
    expect(sandbox.control.log().emails).toEqual([]);
  });

  it('names the source by an id', async () => {
    const { body } = await get<Application[]>('/applications?ids=700000001');
    expect(body[0]).not.toHaveProperty('source');
    const { source } = sandbox.control.world.store.application(700_000_001);
    expect(await get(`/sources?ids=${body[0]?.source_id}`)).toMatchObject({ body: [{ name: source }] });
    expect((await get<unknown[]>('/sources')).body.length).toBeGreaterThan(3);
  });

  it('defines tags, applies such as are defined and takes them off again', async () => {
    const defined = await post<Tag>('/candidate_tags', { name: 'chosen by AI' });
    expect([defined.status, (await post('/candidate_tags', { name: 'chosen by AI' })).status]).toEqual([201, 422]);
    expect((await get<Tag[]>('/candidate_tags')).body).toContainEqual(expect.objectContaining({ id: defined.body.id }));

    const apply = (id: number | undefined) =>
      post<{ id: number }>('/applied_candidate_tags', { candidate_id: 500_000_001, candidate_tag_id: id });
    expect([(await apply(1)).status, (await apply(undefined)).status]).toEqual([422, 422]);
    const applied = await apply(defined.body.id);
    expect([applied.status, (await apply(defined.body.id)).status]).toEqual([201, 422]);
    expect(await get('/applied_candidate_tags?candidate_ids=500000001')).toMatchObject({
      body: expect.arrayContaining([expect.objectContaining({ candidate_tag_id: defined.body.id })]),
    });
    const path = `/applied_candidate_tags/${applied.body.id}`;
    const remove = () => clients.greenhouse(token, path, { method: 'DELETE' });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404]);
    expect(sandbox.control.world.store.candidate(500_000_001).tags).not.toContain('chosen by AI');
  });

  it('takes notes with an author, a visibility and a type, and reads the visibility in another word', async () => {
    const note = {
      candidate_id: 500_000_001,
      user_id: 4101,
      visibility: 'private',
      note_type: 'NOTE',
      body: 'Chosen',
    };
    for (const name of Object.keys(note))
      expect([name, (await post('/notes', { ...note, [name]: undefined })).status]).toEqual([name, 422]);
    expect((await post('/notes', { ...note, visibility: 'privately_visible' })).status).toBe(422);
    expect((await post('/notes', note)).status).toBe(201);
    expect(await get('/notes?candidate_ids=500000001')).toMatchObject({
      body: [{ body: 'Chosen', user_id: 4101, type: 'NOTE', visibility: 'privately_visible' }],
    });
    expect(await get('/users?ids=4101')).toMatchObject({ body: [{ primary_email: 'rita@sandbox.example' }] });
  });

  it('remembers in whose name a token was asked for, and takes calls in nobody’s', async () => {
    expect((await clients.greenhouseToken(undefined, { sub: '1' })).status).toBe(400);
    token = (await clients.greenhouseToken(undefined, { sub: '4102' })).body.access_token ?? '';
    await move({ from_stage_id: standsOn(), to_stage_id: 10_012 });
    token = (await clients.greenhouseToken()).body.access_token ?? '';
    expect((await move({ from_stage_id: 10_012, to_stage_id: 10_013 })).status).toBe(204);
    const moves = sandbox.control.log().requests.filter(({ path }) => path.endsWith('/move'));
    expect(moves.map(({ actingUser }) => actingUser)).toEqual(['4102', undefined]);
  });

  it('lets one who is gone be in no list', async () => {
    sandbox.control.deleteCandidate({ id: 500_000_001 });
    sandbox.control.mergeCandidates({ id: 500_000_002, intoId: 500_000_003 });
    sandbox.control.deleteApplication({ id: 700_000_004 });
    expect((await get<unknown[]>('/candidates?ids=500000001,500000002')).body).toEqual([]);
    expect((await get<unknown[]>('/applications?ids=700000004')).body).toEqual([]);
    expect((await get<unknown[]>('/application_stages?application_ids=700000004')).body).toEqual([]);
    const patch = { method: 'PATCH', body: { tags: [] } };
    expect((await clients.greenhouse(token, '/candidates/500000001', patch)).status).toBe(404);
    sandbox.control.anonymiseCandidate({ id: 500_000_005 });
    expect(await get('/candidates?ids=500000005')).toMatchObject({ body: [{ first_name: null, email_addresses: [] }] });
  });

  it('filters by the status active, never by in_process', async () => {
    expect((await get('/applications?status=in_process')).status).toBe(422);
    const { body } = await get<Application[]>('/applications?status=active&per_page=500');
    const known = sandbox.control.world.store.applicationsWhere(({ isRejected }) => !isRejected);
    expect(body).toHaveLength(known.length);
  });
});

it('differs between the text and what clients have seen', async () => {
  const person = { first_name: 'Ida', last_name: 'Reed', application: { job_id: 1001 } };
  const statuses = async () =>
    new Set((await get<Application[]>('/applications?status=active&per_page=500')).body.map(({ status }) => status));
  expect((await post('/candidates', person)).body).toMatchObject({ first_name: 'Ida' });
  expect((await get('/applications?job_ids=1001')).status).toBe(200);
  expect(await statuses()).toEqual(new Set(['active']));

  sandbox.control.settings({ personality: { greenhouse: 'observed' } });
  expect((await clients.greenhouseToken()).body).toHaveProperty('expires_at');
  expect((await post('/candidates', person)).body).toMatchObject({
    candidate: { first_name: 'Ida' },
    application: { job_id: 1001 },
  });
  expect((await get('/applications?job_ids=1001')).status).toBe(422);
  expect(await statuses()).toEqual(new Set(['active', 'in_process']));
  sandbox.control.changeStage({ applicationId: 700_000_001, stage: 'offer' });
  const { body } = await get<Visit[]>('/application_stages?application_ids=700000001');
  expect(body.at(-1)).toMatchObject({ current: false, entered_at: null, exited_at: null });
});
