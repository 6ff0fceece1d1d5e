import { startAtsSandbox, type AtsSandbox } from '../start-sandbox';
import { SandboxClients, type Call, type Reply } from '../testing/sandbox-clients';
import { type RightLoss } from './lost-rights';

type Name = 'erecruiter' | 'traffit' | 'teamtailor' | 'greenhouse';

let sandbox: AtsSandbox;
let clients: SandboxClients;
let tokens: Record<'erecruiter' | 'traffit' | 'greenhouse', string>;

type Row = Record<string, unknown>;
const read = {
  erecruiter: (path: string, call?: Call): Promise<Reply<Row>> => clients.erecruiter(tokens.erecruiter, path, call),
  traffit: (path: string, call?: Call): Promise<Reply<Row>> => clients.traffit(tokens.traffit, path, call),
  teamtailor: (path: string, call?: Call): Promise<Reply<Row>> => clients.teamtailor(path, call),
  greenhouse: (path: string, call?: Call): Promise<Reply<Row>> => clients.greenhouse(tokens.greenhouse, path, call),
};
const status = async (name: Name, path: string) => (await read[name](path)).status;
/** The rows of a list, wherever its dialect has them. */
async function rowsOf(name: Name, path: string): Promise<Row[]> {
  const { body } = await read[name](path);
  const list = Array.isArray(body) ? (body as Row[]) : Object.values(body).find((one) => Array.isArray(one));
  return list as Row[];
}

/** For each dialect its list of people, one of them, and a list of applications that stays. */
const paths: Record<Name, { list: string; one: string; applications: string }> = {
  erecruiter: {
    list: 'Candidates?limit=100',
    one: 'Candidates/500000001',
    applications: 'Recruitments',
  },
  traffit: { list: '/employees/', one: '/employees/500000001', applications: '/employees/recruitment_history' },
  teamtailor: { list: '/candidates', one: '/candidates/500000001', applications: '/job-applications' },
  greenhouse: { list: '/candidates', one: '/candidates?ids=500000001', applications: '/applications' },
};
const names: Name[] = ['erecruiter', 'traffit', 'teamtailor', 'greenhouse'];
const lose = (dialect: Name, how: RightLoss) => sandbox.control.loseRight({ dialect, how });
const text = async (name: Name, path: string) => JSON.stringify((await read[name](path)).body);

beforeAll(async () => {
  sandbox = await startAtsSandbox({ candidatesPerRecruitment: 8, recruitments: 1 });
  clients = new SandboxClients(sandbox);
  tokens = {
    erecruiter: (await clients.erecruiterToken()).body.access_token ?? '',
    traffit: (await clients.traffitToken()).body.access_token ?? '',
    greenhouse: (await clients.greenhouseToken()).body.access_token ?? '',
  };
});
beforeEach(() => {
  sandbox.control.reset();
  sandbox.control.setRateLimits({ on: false });
});
afterAll(() => sandbox.close());

describe.each(names)('%s', (name) => {
  const { list, one, applications } = paths[name];
  const hasIdsOnly = name === 'greenhouse';

  it('lists nobody and refuses one by one, though applications remain', async () => {
    lose(name, 'empty-list');
    expect(await rowsOf(name, list)).toEqual([]);
    const single = await read[name](one);
    expect(hasIdsOnly ? single.body : single.status).toEqual(hasIdsOnly ? [] : 403);
    expect((await rowsOf(name, applications)).length).toBeGreaterThan(0);

    sandbox.control.restoreRights({ dialect: name });
    expect(await rowsOf(name, list)).toHaveLength(8);
    expect(await status(name, one)).toBe(200);
  });

  it('tells nothing that says who anybody is, in lists and one by one', async () => {
    const { lastName, email } = sandbox.control.world.store.candidate(500_000_001);
    expect(await text(name, list)).toContain(email);
    lose(name, 'no-names');
    expect(await rowsOf(name, list)).toHaveLength(8);
    for (const path of [list, one, applications]) {
      expect(await text(name, path)).not.toContain(email);
      expect(await text(name, path)).not.toContain(lastName);
    }
    expect(await status(name, one)).toBe(200);
  });

  it.each([
    ['forbidden', 403],
    ['not-found', 404],
  ] as const)('answers every path of people as %s', async (how, expected) => {
    lose(name, how);
    expect([await status(name, list), await status(name, one)]).toEqual([expected, expected]);
    const other = names.find((dialect) => dialect !== name) ?? name;
    expect(await status(other, paths[other].list)).toBe(200);
  });

  it('leaves half of the people out of lists, who are there by their id', async () => {
    const byId: Record<Name, string> = {
      erecruiter: 'Candidates/500000002',
      traffit: '/employees/500000002',
      teamtailor: '/candidates/500000002',
      greenhouse: '/candidates?ids=500000002',
    };
    lose(name, 'half');
    expect(await rowsOf(name, list)).toHaveLength(4);
    expect(await text(name, list)).not.toContain('500000002');
    expect(await text(name, byId[name])).toContain('500000002');
  });
});

it('follows the right in the applications of eRecruiter, which tell the person', async () => {
  const applications = 'Recruitments/1001/CandidateApplications';
  const one = 'CandidateApplications/700000001/Full';
  const { email } = sandbox.control.world.store.candidate(500_000_001);
  expect(await text('erecruiter', applications)).toContain(email);
  lose('erecruiter', 'no-names');
  expect(await text('erecruiter', applications)).not.toContain(email);
  lose('erecruiter', 'half');
  expect(await rowsOf('erecruiter', applications)).toHaveLength(4);
  lose('erecruiter', 'empty-list');
  expect(await rowsOf('erecruiter', applications)).toEqual([]);
  expect(await status('erecruiter', one)).toBe(403);
  lose('erecruiter', 'not-found');
  expect([await status('erecruiter', applications), await status('erecruiter', one)]).toEqual([404, 404]);
});

it('follows the right in the people of a recruitment of Traffit', async () => {
  const people = '/recruitments/1001/employees';
  expect(await rowsOf('traffit', people)).toHaveLength(8);
  lose('traffit', 'half');
  expect(await rowsOf('traffit', people)).toHaveLength(4);
  lose('traffit', 'empty-list');
  expect(await rowsOf('traffit', people)).toEqual([]);
  lose('traffit', 'forbidden');
  expect(await status('traffit', people)).toBe(403);
});

it('tells nobody inside of other records', async () => {
  for (const name of names) lose(name, 'not-included');
  const { email } = sandbox.control.world.store.candidate(500_000_001);

  const [row] = await rowsOf('erecruiter', 'Recruitments/1001/CandidateApplications');
  expect(row).toEqual(expect.not.objectContaining({ candidateName: expect.anything() }));
  expect(row).toMatchObject({ applicationId: 700_000_001, candidateId: 500_000_001 });

  const people = await rowsOf('traffit', '/recruitments/1001/employees');
  expect(people[0]).not.toHaveProperty('lastname');
  expect(people[0]).toHaveProperty('state');
  sandbox.control.settings({ personality: { traffit: 'observed' } });
  expect((await rowsOf('traffit', '/recruitments/1001/employees/'))[0]).not.toHaveProperty('employee');

  const { body } = await read.teamtailor('/job-applications?include=candidate');
  expect(body).not.toHaveProperty('included');
  expect((body.data as { relationships: Row }[])[0]?.relationships.candidate).not.toHaveProperty('data');
  const withStage = await read.teamtailor('/job-applications?include=candidate,stage');
  expect(JSON.stringify(withStage.body.included)).not.toContain('"candidates"');
  for (const name of names)
    expect(await text(name, paths[name].one.replace(/(employees\/\d+)/, '$1/'))).toContain(email);
});

it('follows the right in what Teamtailor includes, and at the candidate of an application', async () => {
  const included = async () => {
    const { body } = await read.teamtailor('/job-applications?include=candidate&page[size]=30');
    return (body.included as { id: string }[]).map(({ id }) => Number(id));
  };
  expect(await included()).toHaveLength(8);
  lose('teamtailor', 'half');
  expect((await included()).every((id) => id % 2 === 1)).toBe(true);
  lose('teamtailor', 'empty-list');
  expect(await included()).toEqual([]);
  expect(await status('teamtailor', '/job-applications/700000001/candidate')).toBe(403);
});

it('hides files and notes with the names', async () => {
  for (const name of names) lose(name, 'no-names');
  const cv = sandbox.control.world.store.candidate(500_000_001).cv?.id;
  expect(await status('erecruiter', `Candidates/CVs/${cv}`)).toBe(404);
  expect((await read.traffit('/employees/500000001/files')).body).toEqual([]);
  expect(await status('traffit', `/employees/500000001/files/${cv}/content`)).toBe(404);
  expect(await read.teamtailor('/candidates/500000001')).toMatchObject({
    body: { data: { attributes: { resume: null, 'original-resume': null, tags: [] } } },
  });
  expect((await read.greenhouse('/attachments?application_ids=700000001')).body).toEqual([]);
});

it.each(['forbidden', 'not-found', 'empty-list'] as const)('lets applications be moved still, as %s', async (how) => {
  for (const name of names) lose(name, how);
  const moves = [
    read.erecruiter('CandidateApplications/700000001/Stage', { body: { stageId: 10_012 } }),
    read.traffit('/employees/500000002/recruitments/1001/states/10012/_move', { body: {} }),
    read.greenhouse('/applications/700000003/move', {
      body: { from_stage_id: sandbox.control.world.store.application(700_000_003).stageId, to_stage_id: 10_012 },
    }),
  ];
  expect((await Promise.all(moves)).map((reply) => reply.status)).toEqual([200, 204, 204]);
});
