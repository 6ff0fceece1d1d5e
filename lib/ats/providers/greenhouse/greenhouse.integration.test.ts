import { randomUUID } from 'node:crypto';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { sandboxConnection } from '@/prisma/seed/demo-ats-credentials';
import {
  openAccount,
  openSandbox,
  sandboxAccounts,
  setPersonality,
  startReachableSandbox,
} from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsProvider } from '../provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let recruitmentId: string;
let selected: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 60 });
});
afterAll(() => sandbox.close());

const dialect = 'greenhouse';
const actingUserId = '4101';
const forbid = (path: string) => sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect, path, times: 50 });
const callsTo = (path: string) => sandbox.control.log().requests.filter((request) => request.path.includes(path));
const firstPage = () => provider.scanApplications({ recruitmentId, since: null, cursor: null });

/** An application that is not in the stage 'selected', from a scan. */
async function findMovable() {
  const { applications } = await scanAll(provider, recruitmentId);
  const found = [...applications.values()].find(({ stageId }) => stageId !== selected);
  if (!found) throw new Error('There is none.');
  return found;
}

async function read(path: string): Promise<Record<string, unknown>[]> {
  const { authUrl, apiUrl, credentials } = sandboxConnection(dialect, sandbox.url);
  const basic = Buffer.from(`${credentials.clientId}:${credentials.clientSecret}`).toString('base64');
  const headers = { authorization: `Basic ${basic}`, 'content-type': 'application/x-www-form-urlencoded' };
  const token = await fetch(authUrl, { method: 'POST', headers, body: 'grant_type=client_credentials' });
  const { access_token: value } = (await token.json()) as { access_token: string };
  return (await fetch(`${apiUrl}/${path}`, { headers: { authorization: `Bearer ${value}` } })).json() as Promise<
    Record<string, unknown>[]
  >;
}

const accounts = sandboxAccounts.filter(({ id }) => id === 'GREENHOUSE');

describe.each(accounts)('$id, $personality', (account) => {
  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(recruitments[0]?.id);
    selected = String(recruitments[0]?.stages.find(({ kind }) => kind === 'selected')?.id);
    ({ provider } = await openAccount(sandbox, account, { settings: { actingUserId } }));
    sandbox.control.clearLog();
  });

  test('stages of applications are those of the job, and a move from one of them goes through without an e-mail', async () => {
    const stages = (await provider.listStages(recruitmentId)).map(({ id }) => id);
    const { applications } = await scanAll(provider, recruitmentId);
    expect(new Set([...applications.values()].map(({ stageId }) => stages.includes(stageId ?? '')))).toEqual(
      new Set([true]),
    );
    const application = await findMovable();
    await provider.moveToStage({ application, fromStageId: application.stageId, toStageId: selected });
    expect((await provider.findApplication(recruitmentId, application.id))?.stageId).toBe(selected);
    expect(sandbox.control.log().moves).toHaveLength(1);
    expect(sandbox.control.log().emails).toEqual([]);
  });

  test('an application that Greenhouse calls rejected is one', async () => {
    const { id } = await findMovable();
    sandbox.control.changeApplication({ id: Number(id), isRejected: true });
    const { applications } = await scanAll(provider, recruitmentId);
    const { applications: known } = await sandbox.control.snapshot({ withCvs: false });
    const isRejected = new Map(known.map((one) => [String(one.id), one.isRejected]));
    expect(applications.get(id)?.rejected).toBe(true);
    for (const one of applications.values()) expect([one.id, one.rejected]).toEqual([one.id, isRejected.get(one.id)]);
  });

  test('a move from whichever stage takes the present one, not the one that was read', async () => {
    const application = await findMovable();
    const other = (await provider.listStages(recruitmentId)).find(
      ({ id }) => id !== selected && id !== application.stageId,
    );
    await provider.moveToStage({ application, fromStageId: null, toStageId: other?.id ?? '' });
    await provider.moveToStage({ application, fromStageId: null, toStageId: selected });
    await provider.moveToStage({ application, fromStageId: null, toStageId: selected });
    expect(sandbox.control.log().moves).toHaveLength(2);
  });

  test('without the right to read stages none is known, and without that for sources none is', async () => {
    forbid('application_stages|sources');
    const { applications } = await firstPage();
    expect(applications.length).toBeGreaterThan(0);
    expect(new Set(applications.map(({ stageId }) => stageId))).toEqual(new Set([null]));
    expect(applications.flatMap(({ sources }) => sources)).toEqual([]);
    const [application] = applications;
    if (!application) throw new Error('There is none.');
    const moving = provider.moveToStage({ application, fromStageId: null, toStageId: selected });
    await expect(moving).rejects.toMatchObject({ code: 'ats.conflict' });
  });

  test('sources are read once', async () => {
    await scanAll(provider, recruitmentId);
    await scanAll(provider, recruitmentId);
    expect(callsTo('/sources')).toHaveLength(1);
  });

  test('notes are private and written as the acting person; without one there are none', async () => {
    const application = await findMovable();
    const operationId = randomUUID();
    await provider.addNote(application, `Selected by AI ${operationId}`);
    const [post] = callsTo('/notes').filter(({ method }) => method === 'POST');
    expect(String(post?.actingUser)).toBe(actingUserId);
    const [note] = await read(`notes?candidate_ids=${application.candidateId}`);
    expect(note).toMatchObject({ user_id: Number(actingUserId), type: 'NOTE', body: `Selected by AI ${operationId}` });
    expect(String(note?.['visibility'])).toContain('private');
    const { provider: nobody } = await openAccount(sandbox, account, { settings: { actingUserId: null } });
    expect(nobody.capabilities.targets).toEqual(['STAGE', 'TAG']);
    await expect(nobody.addNote(application, 'text')).rejects.toMatchObject({ code: 'ats.unsupported' });
    expect(await nobody.hasNote(application, operationId)).toBe(true);
  });

  test('a tag is defined once, and never by replacing those that are there', async () => {
    const { applications } = await firstPage();
    const [one, other] = applications;
    if (!one || !other) throw new Error('There are too few.');
    await Promise.all([provider.addTag(one, 'Selected by AI'), provider.addTag(other, 'Selected by AI')]);
    await provider.addTag(one, 'selected by ai');
    const tagged = await Promise.all([one, other].map(({ id }) => provider.findApplication(recruitmentId, id)));
    expect(tagged.map((application) => application?.tags)).toEqual([
      [...one.tags, 'Selected by AI'],
      [...other.tags, 'Selected by AI'],
    ]);
    expect(callsTo('').filter(({ method }) => method === 'PATCH')).toEqual([]);
  });
});

test('where a filter by job is refused all applications are read, and those of other jobs left out', async () => {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  setPersonality(sandbox, { id: 'GREENHOUSE', personality: 'observed' });
  const { applications: all } = await sandbox.control.snapshot({ withCvs: false });
  const ofJob = all.filter((one) => String(one.recruitmentId) === recruitmentId);
  for (const filtersByJob of [true, false]) {
    ({ provider } = await openSandbox('GREENHOUSE', sandbox.url, { settings: { filtersByJob } }));
    const { applications } = await scanAll(provider, recruitmentId);
    expect([...applications.keys()].toSorted()).toEqual(ofJob.map(({ id }) => String(id)).toSorted());
  }
});
