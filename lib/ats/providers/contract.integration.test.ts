import { createHash, randomUUID } from 'node:crypto';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Snapshot } from '@/scripts/ats-sandbox/control/snapshot';
import { openAccount, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsProviderId } from '../enums';
import type { AtsProvider } from './provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let snapshot: Snapshot;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 130 });
});
afterAll(() => sandbox.close());

/** What the sandbox holds of a recruitment, by the id that the provider gives an application. */
async function expected(id: AtsProviderId): Promise<Map<string, object>> {
  snapshot = await sandbox.control.snapshot({ withCvs: false });
  const people = new Map(snapshot.candidates.map((candidate) => [candidate.id, candidate]));
  const applications = snapshot.applications.filter((one) => String(one.recruitmentId) === recruitmentId);
  return new Map(
    applications.map((application) => {
      const person = people.get(application.candidateId);
      // Traffit has no id for an application: a person is in a recruitment once.
      const key = String(id === 'TRAFFIT' ? application.candidateId : application.id);
      const { stageId, candidateId, source } = application;
      return [
        key,
        {
          id: key,
          candidateId: String(candidateId),
          recruitmentId,
          firstName: person?.firstName,
          lastName: person?.lastName,
          email: person?.email,
          stageId: String(stageId),
          sources: [source],
          person: 'known',
        },
      ];
    }),
  );
}

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const { id } = account;

  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    snapshot = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(snapshot.recruitments[0]?.id);
    ({ provider } = await openAccount(sandbox, account));
  });

  test('lists recruitments by name, reference and id, and the stages of one in their order', async () => {
    const [recruitment] = snapshot.recruitments;
    if (!recruitment) throw new Error('There is no recruitment.');
    const own = { id: recruitmentId, name: recruitment.name, open: recruitment.isOpen };
    for (const phrase of [recruitment.name.slice(2).toUpperCase(), recruitment.reference, recruitmentId]) {
      expect(await provider.findRecruitments(phrase)).toContainEqual(expect.objectContaining(own));
    }
    expect(await provider.findRecruitments('')).toHaveLength(snapshot.recruitments.length);
    expect(await provider.findRecruitments('no such thing')).toEqual([]);
    const stages = recruitment.stages.map((stage) => ({ id: String(stage.id), name: stage.name }));
    expect(await provider.listStages(recruitmentId)).toEqual(stages);
  });

  test('a full scan is the same as what is there', async () => {
    const there = await expected(id);
    const { applications, pages } = await scanAll(provider, recruitmentId);
    // An account of eRecruiter that ignores paging sends everything at once.
    const atOnce = account.id === 'ERECRUITER' && account.personality === 'observed';
    expect(pages).toBeGreaterThanOrEqual(atOnce ? 1 : 2);
    expect([...applications.keys()].toSorted()).toEqual([...there.keys()].toSorted());
    for (const [key, application] of applications) expect(application).toMatchObject(there.get(key) ?? {});
  });

  test('the test of the connection finds everything in order', async () => {
    const checks = await provider.check();
    expect(checks.map(({ name }) => name)).toEqual([
      'token',
      'recruitments',
      'stages',
      'applications',
      'files',
      'write',
    ]);
    expect(checks.filter(({ error }) => error !== null)).toEqual([]);
  });

  test('a CV is downloaded byte for byte, and given up when it is too large', async () => {
    const { candidates } = await sandbox.control.snapshot();
    const { applications } = await scanAll(provider, recruitmentId);
    const [withCv] = [...applications.values()].filter(({ cvKey }) => cvKey !== null);
    const without = [...applications.values()].find(({ cvKey }) => cvKey === null);
    if (!withCv || !without) throw new Error('There must be both.');
    const file = await provider.downloadCv(withCv, 10_000_000);
    const hash = createHash('sha256')
      .update(file?.bytes ?? Buffer.alloc(0))
      .digest('hex');
    expect(hash).toBe(candidates.find((one) => String(one.id) === withCv.candidateId)?.cvHash);
    expect(file?.fileName).toBe(withCv.cvFileName);
    await expect(provider.downloadCv(withCv, 100)).rejects.toMatchObject({ code: 'cv.too-large' });
    expect(await provider.downloadCv(without, 10_000_000)).toBeNull();
  });

  test('a key of the CV stays the same while the CV does', async () => {
    const first = await scanAll(provider, recruitmentId);
    sandbox.control.moveClock({ byMs: 90_000 });
    const second = await scanAll(provider, recruitmentId);
    expect([...second.applications.values()]).toEqual([...first.applications.values()]);
  });

  test('one application is found as it is now, and not where it is not', async () => {
    const { applications } = await scanAll(provider, recruitmentId);
    const [one] = applications.values();
    if (!one) throw new Error('There is none.');
    expect(await provider.findApplication(recruitmentId, one.id)).toEqual(one);
    const other = String(snapshot.recruitments[1]?.id);
    expect(await provider.findApplication(other, one.id)).toBeNull();
    expect(await provider.findApplication(recruitmentId, '999999999')).toBeNull();
  });

  test('people who are deleted in mid scan hide nobody else', async () => {
    const { applications: all } = await scanAll(provider, recruitmentId);
    const early = [...all.values()].slice(0, 3);
    const { applications } = await scanAll(provider, recruitmentId, {
      afterPage: (page) => {
        if (page !== 1) return;
        for (const { candidateId } of early) sandbox.control.deleteCandidate({ id: Number(candidateId) });
      },
    });
    const gone = new Set(early.map(({ id: key }) => key));
    const missing = [...all.keys()].filter((key) => !applications.has(key) && !gone.has(key));
    expect(missing).toEqual([]);
  });

  test('an anonymised person has nothing that says more; a deleted one is not found, and the ATS says so if it can', async () => {
    const { applications } = await scanAll(provider, recruitmentId);
    const [first, second] = applications.values();
    if (!first || !second) throw new Error('There are too few.');
    expect(await provider.saysDeleted(first)).toBe(false);
    sandbox.control.anonymiseCandidate({ id: Number(first.candidateId) });
    sandbox.control.deleteCandidate({ id: Number(second.candidateId) });
    const anonymised = await provider.findApplication(recruitmentId, first.id);
    expect(anonymised).toMatchObject({ person: 'unreadable', firstName: null, email: null, cvKey: null });
    expect(await provider.findApplication(recruitmentId, second.id)).toBeNull();
    expect(await provider.saysDeleted(first)).toBe(false);
    expect(await provider.saysDeleted(second)).toBe(id !== 'GREENHOUSE');
  });

  test('an unreadable cursor is no reason to begin anew', async () => {
    const scanning = provider.scanApplications({ recruitmentId, since: null, cursor: randomUUID() });
    await expect(scanning).rejects.toMatchObject({ code: 'ats.bad-answer' });
  });
});
