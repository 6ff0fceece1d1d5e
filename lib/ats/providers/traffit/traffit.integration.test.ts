import { rightLosses } from '@/scripts/ats-sandbox/http/lost-rights';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Snapshot } from '@/scripts/ats-sandbox/control/snapshot';
import {
  createSandboxConnection,
  openAccount,
  sandboxAccounts,
  setPersonality,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { outcomeOf } from '@/tests/ats/outcome-of';
import { scanAll } from '@/tests/ats/scan-all';
import { openProvider } from '../../connections/open-provider';
import type { AtsProvider } from '../provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let snapshot: Snapshot;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 60 });
});
afterAll(() => sandbox.close());

beforeEach(async () => {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  snapshot = await sandbox.control.snapshot({ withCvs: false });
  recruitmentId = String(snapshot.recruitments[0]?.id);
});

/** Opened without a check before: with the assumed shapes, and these settings. */
async function openUnchecked(account: SandboxAccount, settings: Record<string, unknown> = {}): Promise<AtsProvider> {
  setPersonality(sandbox, account);
  return (await openProvider(await createSandboxConnection('TRAFFIT', sandbox.url, { settings }))).provider;
}

const observed = { id: 'TRAFFIT', personality: 'observed' } as const;
const accounts = sandboxAccounts.filter(({ id }) => id === 'TRAFFIT');
const applicationAt = (place: number) => snapshot.applications[place] ?? { id: 0, candidateId: 0, stageId: 0 };
const requests = (path: RegExp, method = 'GET') =>
  sandbox.control.log().requests.filter((one) => one.method === method && path.test(one.path));

describe.each(accounts)('$id, $personality', (account) => {
  beforeEach(async () => {
    ({ provider } = await openAccount(sandbox, account));
    sandbox.control.clearLog();
  });

  test('the present state is read after several moves', async () => {
    const { id, candidateId } = applicationAt(30);
    for (const stage of ['screening', 'interview', 'offer']) {
      sandbox.control.moveClock({ byMs: 60_000 });
      sandbox.control.changeStage({ applicationId: id, stage });
    }
    const offer = snapshot.recruitments[0]?.stages.find(({ kind }) => kind === 'offer')?.id;
    expect((await provider.findApplication(recruitmentId, String(candidateId)))?.stageId).toBe(String(offer));
    const { applications } = await scanAll(provider, recruitmentId);
    expect(applications.get(String(candidateId))?.stageId).toBe(String(offer));
  });

  test('the names of files are read', async () => {
    const { applications } = await scanAll(provider, recruitmentId);
    const withFile = [...applications.values()].filter(({ cvKey }) => cvKey !== null);
    expect(withFile.length).toBeGreaterThan(50);
    for (const { cvFileName } of withFile) expect(cvFileName).toMatch(/^CV_.*[.](pdf|docx)$/);
  });

  test('writes are redirected nowhere', async () => {
    const { candidateId } = applicationAt(5);
    const application = await provider.findApplication(recruitmentId, String(candidateId));
    if (!application) throw new Error('There is none.');
    const stages = await provider.listStages(recruitmentId);
    const toStageId = stages.find(({ id }) => id !== application.stageId)?.id ?? '';
    await provider.moveToStage({ application, fromStageId: null, toStageId });
    await provider.addNote(application, 'a note');
    const cv = { fileName: 'a.pdf', mimeType: 'application/pdf', bytes: Buffer.from('%PDF-1.4') };
    const names = { firstName: 'Ada', lastName: 'Nowak', email: 'ada.nowak@poczta.example', phone: null };
    await provider.createCandidate({ recruitmentId, operationId: 'operation-1', cv, ...names });
    const statuses = requests(/integration/, 'POST').map(({ status }) => status);
    expect(statuses).toHaveLength(6);
    expect(statuses.every((status) => status !== undefined && status < 300)).toBe(true);
  });

  test('deleted is who does not exist, not who left the recruitment', async () => {
    const [left, deleted, present] = [3, 4, 5].map(applicationAt);
    const idsOf = (one = applicationAt(0)) => {
      return { id: String(one.candidateId), candidateId: String(one.candidateId), recruitmentId };
    };
    sandbox.control.deleteApplication({ id: left?.id ?? 0 });
    sandbox.control.deleteCandidate({ id: deleted?.candidateId ?? 0 });
    expect(await provider.findApplication(recruitmentId, idsOf(left).id)).toBeNull();
    expect(await provider.saysDeleted(idsOf(left))).toBe(false);
    expect(await provider.saysDeleted(idsOf(present))).toBe(false);
    expect(await provider.saysDeleted(idsOf(deleted))).toBe(true);
  });

  test.each(rightLosses)('without the right to read people (%s) nobody is erased', async (how) => {
    const { applications } = await scanAll(provider, recruitmentId);
    sandbox.control.loseRight({ dialect: 'traffit', how });
    const scan = await outcomeOf(scanAll(provider, recruitmentId));
    if (typeof scan === 'string') expect(scan).toMatch(/^ats[.](forbidden|record-not-found|bad-answer)$/);
    else for (const { person } of scan.applications.values()) expect(person).not.toBe('erased');
    if (how === 'not-included') expect(scan).toBe('ats.bad-answer');
    for (const one of [...applications.values()].slice(0, 4)) {
      const found = await outcomeOf(provider.findApplication(recruitmentId, one.id));
      if (typeof found !== 'string') expect(found?.person).not.toBe('erased');
      expect(await provider.saysDeleted(one)).toBe(how === 'not-found');
    }
    sandbox.control.restoreRights({});
    expect((await scanAll(provider, recruitmentId)).applications).toEqual(applications);
  });

  test('what is assumed is tried by reading, in a few calls', async () => {
    const unchecked = await openUnchecked(account);
    sandbox.control.clearLog();
    const { assumptions, settings } = await unchecked.inspect();
    const isObserved = account.personality === 'observed';
    expect(settings).toEqual(isObserved ? { stateSource: 'person', notesPath: 'activities' } : {});
    const different = assumptions.filter(({ name, outcome }) => outcome !== 'confirmed' && name !== 'rate-headers');
    expect(different.map(({ name, outcome }) => `${name} ${outcome}`)).toEqual(
      isObserved
        ? ['page-size-cap', 'people-rows', 'state-source', 'trailing-slash', 'file-name-field', 'notes-path'].map(
            (name) => `${name} differs`,
          )
        : [],
    );
    expect(assumptions.map(({ error }) => error).filter(Boolean)).toEqual([]);
    expect(sandbox.control.log().requests.filter(({ status }) => status !== 301).length).toBeLessThanOrEqual(16);
    expect(requests(/integration/, 'POST')).toEqual([]);
    const texts = JSON.stringify(assumptions);
    for (const { firstName, lastName, email } of snapshot.candidates.filter(({ isAnonymised }) => !isAnonymised)) {
      expect([firstName, lastName, email].filter((value) => value && texts.includes(value))).toEqual([]);
    }
  });

  test('what a check is refused are lines with an error; refused credentials are thrown', async () => {
    sandbox.control.loseRight({ dialect: 'traffit', how: 'forbidden' });
    const { assumptions, settings } = await (await openUnchecked(account)).inspect();
    expect(settings).toEqual({});
    expect(assumptions.find(({ name }) => name === 'people-rows')).toMatchObject({
      outcome: 'not-seen',
      error: 'ats.forbidden',
      seen: null,
    });
    const credentials = { clientSecret: 'wrong' };
    const refused = await openProvider(await createSandboxConnection('TRAFFIT', sandbox.url, { credentials }));
    await expect(refused.provider.inspect()).rejects.toMatchObject({ code: 'ats.credentials-refused' });
  });
});

test('where the list tells no state, none is guessed, and a move is sent once', async () => {
  provider = await openUnchecked(observed);
  const [application] = (await scanAll(provider, recruitmentId)).applications.values();
  if (!application) throw new Error('There is none.');
  expect(application.stageId).toBeNull();
  const stages = await provider.listStages(recruitmentId);
  await provider.moveToStage({ application, fromStageId: null, toStageId: stages[2]?.id ?? '' });
  expect(sandbox.control.log().moves).toHaveLength(1);
  expect((await provider.findApplication(recruitmentId, application.id))?.stageId).toBeNull();
});

test('the history is read for a page of people at a time, and for one alone', async () => {
  provider = await openUnchecked(observed, { stateSource: 'history' });
  sandbox.control.clearLog();
  const { pages } = await scanAll(provider, recruitmentId);
  expect(sandbox.control.log().requests.filter(({ status }) => status === 301)).toHaveLength(1);
  const calls = requests(/recruitment_history\/$/).length;
  expect(calls).toBeGreaterThanOrEqual(pages);
  expect(calls).toBeLessThanOrEqual(pages * 3);
  sandbox.control.clearLog();
  await provider.findApplication(recruitmentId, String(applicationAt(0).candidateId));
  expect(requests(/recruitment_history\/$/).length).toBeLessThanOrEqual(2);
});
