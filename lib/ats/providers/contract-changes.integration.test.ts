import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { Snapshot } from '@/scripts/ats-sandbox/control/snapshot';
import { openAccount, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import { scanAll } from '@/tests/ats/scan-all';
import type { AtsApplicationData, AtsProvider } from './provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let snapshot: Snapshot;
let recruitmentId: string;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 2, candidatesPerRecruitment: 130 });
});
afterAll(() => sandbox.close());

async function find(candidateId: string): Promise<AtsApplicationData> {
  const { applications } = await scanAll(provider, recruitmentId);
  const found = [...applications.values()].find((one) => one.candidateId === candidateId);
  if (!found) throw new Error('The candidate is not in the scan.');
  return found;
}

const changedSince = async (since: Date) => {
  const { applications } = await scanAll(provider, recruitmentId, { since });
  return [...applications.values()].map(({ candidateId }) => candidateId).toSorted();
};

const accounts = sandboxAccounts.filter(({ id }) => id !== 'ERECRUITER');

describe.each(accounts)('$id, $personality', (account) => {
  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    snapshot = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(snapshot.recruitments[0]?.id);
    ({ provider } = await openAccount(sandbox, account));
  });

  test('what changed since an instant is listed, across pages of equal instants', async () => {
    sandbox.control.moveClock({ byMs: 86_400_000 });
    const at = new Date(sandbox.control.moveClock({}).now);
    expect(await changedSince(at)).toEqual([]);
    sandbox.control.equalTimestamps({
      recruitmentId: Number(recruitmentId),
      from: 10,
      count: 70,
      at: at.toISOString(),
    });
    const changed = await changedSince(at);
    expect(changed).toHaveLength(70);
    expect(new Set(changed).size).toBe(70);
  });

  test('a move, another name and another CV are changes each', async () => {
    const ofRecruitment = snapshot.applications.filter((one) => String(one.recruitmentId) === recruitmentId);
    const [moved, renamed, replaced] = [20, 40, 60].map((place) => ofRecruitment[place]);
    if (!moved || !renamed || !replaced) throw new Error('There are too few.');
    const before = await find(String(replaced.candidateId));
    sandbox.control.moveClock({ byMs: 86_400_000 });
    const since = new Date(sandbox.control.moveClock({}).now);
    sandbox.control.changeStage({ applicationId: moved.id, stage: 'hired' });
    sandbox.control.changeCandidate({ id: renamed.candidateId, lastName: 'Nowe-Nazwisko' });
    sandbox.control.replaceCv({ candidateId: replaced.candidateId });
    const ids = [moved, renamed, replaced].map(({ candidateId }) => String(candidateId)).toSorted();
    expect(await changedSince(since)).toEqual(ids);
    const after = await find(String(replaced.candidateId));
    expect(after.cvKey).not.toBe(before.cvKey);
    expect((await find(String(renamed.candidateId))).lastName).toBe('Nowe-Nazwisko');
    expect((await find(String(renamed.candidateId))).cvKey).not.toBeNull();
  });

  test('the bounds of an instant are counted in', async () => {
    sandbox.control.moveClock({ byMs: 86_400_000 });
    const ofRecruitment = snapshot.applications.filter((one) => String(one.recruitmentId) === recruitmentId);
    const at = new Date(Math.floor(Date.parse(sandbox.control.moveClock({}).now) / 1000) * 1000);
    sandbox.control.equalTimestamps({ recruitmentId: Number(recruitmentId), from: 5, count: 1, at: at.toISOString() });
    expect(await changedSince(at)).toEqual([String(ofRecruitment[5]?.candidateId)]);
    expect(await changedSince(new Date(at.getTime() + 1000))).toEqual([]);
  });
});
