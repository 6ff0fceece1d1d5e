import { database } from '@/lib/db/client';
import type { SettingsChange } from '@/scripts/ats-sandbox/dialects/settings';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createSandboxConnection, startReachableSandbox, type SandboxProviderId } from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import { openProvider } from '../connections/open-provider';
import type { AtsProvider } from './provider';

/** What live accounts were seen to do that no vendor's text tells: each is one switch of the sandbox. */
const count = 120;
const hourMs = 3_600_000;
let sandbox: AtsSandbox;
let provider: AtsProvider;
let connectionId: string;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: count });
});
afterAll(() => sandbox.close());

async function open(
  id: SandboxProviderId,
  settings: SettingsChange = {},
  personality?: 'observed',
  inspects = true,
  ofConnection: Record<string, unknown> = {},
) {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  const dialect = id === 'TRAFFIT' ? 'traffit' : id === 'GREENHOUSE' ? 'greenhouse' : 'teamtailor';
  if (personality) sandbox.control.settings({ personality: { [dialect]: personality } });
  sandbox.control.settings(settings);
  recruitmentId = String((await sandbox.control.snapshot({ withCvs: false })).recruitments[0]?.id);
  connectionId = await createSandboxConnection(id, sandbox.url, { settings: ofConnection });
  if (inspects) await inspect();
  ({ provider } = await openProvider(connectionId));
}

/** As the check of the account does: what it saw is stored. */
async function inspect(): Promise<void> {
  const opened = await openProvider(connectionId);
  const { settings } = await opened.provider.inspect();
  const all = { ...(opened.connection.settings as object), ...settings };
  await database().atsConnection.update({
    where: { id: connectionId },
    data: { settings: JSON.parse(JSON.stringify(all)) },
  });
}

const paths = (part: string) => sandbox.control.log().requests.filter(({ path }) => path.includes(part));
const since = () => new Date(Date.now() - hourMs);

/** The recruitment's person who was moved to another stage just now. */
async function moveSomebody(): Promise<{ candidateId: string; applicationId: number }> {
  const { applications } = await sandbox.control.snapshot({ withCvs: false });
  const last = applications.at(-1);
  if (!last) throw new Error('There is none.');
  sandbox.control.changeStage({ applicationId: last.id, stage: 'offer' });
  return { candidateId: String(last.candidateId), applicationId: last.id };
}

describe('Traffit', () => {
  test('a filter that takes days only is understood, and remembered', async () => {
    await open('TRAFFIT', { traffitFilter: 'day' });
    const { candidateId } = await moveSomebody();
    expect([...(await scanAll(provider, recruitmentId, { since: since() })).applications.keys()]).toContain(
      candidateId,
    );
    const seen = sandbox.control.log().requests.length;
    ({ provider } = await openProvider(connectionId));
    await scanAll(provider, recruitmentId, { since: since() });
    const statuses = sandbox.control
      .log()
      .requests.slice(seen)
      .map(({ status }) => status);
    expect(statuses).not.toContain(400);
  });

  test.each([-300, 120])('local time that is %i minutes from UTC hides no change', async (minutes) => {
    await open('TRAFFIT', { traffitLocalMinutes: minutes });
    const { candidateId } = await moveSomebody();
    const { applications } = await scanAll(provider, recruitmentId, { since: new Date(Date.now() - 60_000) });
    expect([...applications.keys()]).toContain(candidateId);
  });

  test('local days hide no change either', async () => {
    await open('TRAFFIT', { traffitLocalMinutes: -1380, traffitFilter: 'day' });
    const { candidateId } = await moveSomebody();
    const { applications } = await scanAll(provider, recruitmentId, { since: new Date(Date.now() - 60_000) });
    expect([...applications.keys()]).toContain(candidateId);
  });

  test('states are asked of the person, never of the history of the whole account', async () => {
    await open('TRAFFIT', {}, 'observed');
    const { candidateId } = await moveSomebody();
    const seen = sandbox.control.log().requests.length;
    const { applications } = await scanAll(provider, recruitmentId, { since: since() });
    expect(applications.get(candidateId)?.stageId).toEqual(expect.any(String));
    const asked = sandbox.control
      .log()
      .requests.slice(seen)
      .map(({ path }) => path);
    expect(asked.filter((path) => path.includes('recruitment_history'))).toEqual([]);
    expect(asked.some((path) => /employees\/\d+\/recruitments/.test(path))).toBe(true);
  });

  test.each(['file', 'file[file]'] as const)('a CV is sent as %s where that is what is taken', async (field) => {
    await open('TRAFFIT', { traffitUpload: field });
    const cv = { fileName: 'cv.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-1.4 x') };
    const person = { firstName: 'Olga', lastName: 'Miła', email: 'olga.mila@poczta.example', phone: null };
    const created = await provider.createCandidate({ recruitmentId, ...person, cv, operationId: 'op-1' });
    expect(created.lastName).toBe('Miła');
    expect(
      paths('/files')
        .filter(({ method }) => method === 'POST')
        .at(-1)?.status,
    ).toBe(201);
  });

  test('a state that is a rejection is reached by the call for rejections', async () => {
    await open('TRAFFIT', {}, undefined, true, { rejectionId: '7' });
    const stageId = (await provider.listStages(recruitmentId)).at(-1)?.id ?? '';
    sandbox.control.settings({ traffitRejectState: Number(stageId) });
    await provider.listStages(recruitmentId);
    const { applications } = await provider.scanApplications({ recruitmentId, since: null, cursor: null });
    const application = applications.find((one) => one.stageId !== stageId);
    if (!application) throw new Error('All are there.');
    expect(applications.map((one) => one.rejected)).toEqual(applications.map((one) => one.stageId === stageId));
    await provider.moveToStage({ application, fromStageId: null, toStageId: stageId });
    expect(sandbox.control.log().moves).toHaveLength(1);
    expect(paths('/_move_to_reject_state')).toHaveLength(1);
  });

  test('a page that always fails is stepped over by smaller ones, and the rest arrives', async () => {
    await open('TRAFFIT');
    sandbox.control.settings({ traffitBrokenRow: { row: 30, fromSize: 60 } });
    expect((await scanAll(provider, recruitmentId)).applications.size).toBe(count);
  }, 60_000);

  test('one record that always fails costs itself only, and is counted', async () => {
    await open('TRAFFIT');
    sandbox.control.settings({ traffitBrokenRow: { row: 30, fromSize: 1 } });
    let missing = 0;
    let cursor: string | null = null;
    const seen = new Set<string>();
    do {
      const page: Awaited<ReturnType<AtsProvider['scanApplications']>> = await provider.scanApplications({
        recruitmentId,
        since: null,
        cursor,
      });
      for (const { id } of page.applications) seen.add(id);
      missing += page.unreadable ?? 0;
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect([seen.size, missing]).toEqual([count - 1, 1]);
  }, 60_000);
});

describe('Greenhouse', () => {
  test.each(['null', 'empty'] as const)('a link that is %s costs that file only', async (greenhouseLink) => {
    await open('GREENHOUSE', { greenhouseLink });
    const { applications } = await scanAll(provider, recruitmentId);
    expect(applications.size).toBe(count);
    const withCv = [...applications.values()].find(({ cvKey }) => cvKey !== null);
    if (!withCv) throw new Error('Nobody has a file.');
    const seen = paths('/attachments').length;
    // No file, or a word about this one record; never a bad answer of the whole account.
    const outcome = await provider.downloadCv(withCv, 1_000_000).catch(({ code }: { code: string }) => code);
    expect([null, 'ats.record-not-found']).toContain(outcome);
    expect(paths('/attachments').length - seen).toBeLessThanOrEqual(2);
  });

  test('a link that has expired is asked for once more', async () => {
    await open('GREENHOUSE');
    const { applications } = await scanAll(provider, recruitmentId);
    const withCv = [...applications.values()].find(({ cvKey }) => cvKey !== null);
    if (!withCv) throw new Error('Nobody has a file.');
    sandbox.control.fail({ fault: { kind: 'refused', status: 403 }, dialect: 'files', times: 1 });
    expect((await provider.downloadCv(withCv, 40_000_000))?.bytes.length).toBeGreaterThan(0);
  });

  test('a refusal of job_ids that nobody checked for is survived by the scan itself', async () => {
    await open('GREENHOUSE', {}, 'observed', false);
    expect((await scanAll(provider, recruitmentId)).applications.size).toBe(count);
  });

  test('an account that may not read lists is told so by the check', async () => {
    await open('GREENHOUSE');
    sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect: 'greenhouse', path: '^/v3/', times: 100 });
    const checks = await (await openProvider(connectionId, { evenStopped: true })).provider.check();
    expect(checks.map(({ error }) => error)).toContain('ats.needs-site-admin');
  });
});

describe('Teamtailor', () => {
  test('an application without a job is left out and counted', async () => {
    await open('TEAMTAILOR');
    const { applicationId } = await moveSomebody();
    sandbox.control.settings({ teamtailorJobless: [applicationId] });
    const page = await provider.scanApplications({ recruitmentId, since: since(), cursor: null });
    expect(page.applications.map(({ id }) => id)).not.toContain(String(applicationId));
    expect(page.unreadable).toBe(1);
  });

  test('a rejection is read', async () => {
    await open('TEAMTAILOR');
    const { applicationId } = await moveSomebody();
    expect(await provider.findApplication(recruitmentId, String(applicationId))).toMatchObject({ rejected: false });
    sandbox.control.changeApplication({ id: applicationId, isRejected: true });
    expect(await provider.findApplication(recruitmentId, String(applicationId))).toMatchObject({ rejected: true });
  });

  test.each(['20240904', '20240404', '20210218'])('an account that knows %s only is read', async (version) => {
    await open('TEAMTAILOR', { teamtailorVersions: [version] }, undefined, false);
    expect((await provider.findRecruitments('')).length).toBe(1);
  });
});

describe.each(['TRAFFIT', 'TEAMTAILOR', 'GREENHOUSE'] as const)('%s', (id) => {
  test('a limit of 0 seconds is waited out for at least one', async () => {
    await open(id);
    const dialect = id === 'TRAFFIT' ? 'traffit' : id === 'GREENHOUSE' ? 'greenhouse' : 'teamtailor';
    sandbox.control.fail({ fault: { kind: 'rate-limit', seconds: 0 }, dialect, path: 'pplications|employees' });
    await scanAll(provider, recruitmentId);
    const { requests } = sandbox.control.log();
    const refused = requests.findIndex(({ status }) => status === 429);
    const waited = Date.parse(requests[refused + 1]?.at ?? '') - Date.parse(requests[refused]?.at ?? '');
    expect(waited).toBeGreaterThanOrEqual(950);
  }, 30_000);

  test('a cursor that has expired begins the list anew at once', async () => {
    await open(id);
    const dialect = id === 'TRAFFIT' ? 'traffit' : id === 'GREENHOUSE' ? 'greenhouse' : 'teamtailor';
    const { applications } = await scanAll(provider, recruitmentId, {
      afterPage: (page) => {
        if (page !== 1) return;
        const fault = { kind: 'refused' as const, status: 422 };
        sandbox.control.fail({ fault, dialect, path: 'job-applications|/applications|/employees', times: 1 });
      },
    });
    expect(applications.size).toBe(count);
  }, 30_000);
});
