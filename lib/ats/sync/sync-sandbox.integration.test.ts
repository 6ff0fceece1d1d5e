import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { createTestUser } from '@/prisma/seed/factories';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { createLinkedProcess } from '@/tests/ats/linked-process';
import {
  createCheckedConnection,
  dialectOf,
  sandboxAccounts,
  startReachableSandbox,
  type SandboxAccount,
} from '@/tests/ats/sandbox-connection';
import { syncRun } from '@/tests/ats/sync-run';
import { continueSync } from './continue-sync';
import { decideDepartures } from '../departures/decide-departures';
import { listDepartures } from '../departures/list-departures';

/** The largest page of the four takes fifty. */
const count = 60;
const hourMs = 3_600_000;
let sandbox: AtsSandbox;
let actor: PersonActor;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: count });
  ({ actor } = await createTestUser('RECRUITER'));
});
afterAll(() => sandbox.close());

/** A process with everybody of the sandbox's recruitment, and what the sandbox has. */
async function synchronised(account: SandboxAccount) {
  sandbox.control.reset({});
  sandbox.control.setRateLimits({ on: false });
  const connectionId = await createCheckedConnection(sandbox, account);
  const there = await sandbox.control.snapshot();
  const recruitmentId = String(there.recruitments[0]?.id);
  const place = await createLinkedProcess(actor, { there: { connectionId, recruitmentId } });
  const run = syncRun(actor, place);
  const sync = await run.synchronise();
  const keyOf = (one: { id: number; candidateId: number }) =>
    String(account.id === 'TRAFFIT' ? one.candidateId : one.id);
  return { ...run, place, there, sync, keyOf, applications: there.applications };
}

/** What the tests of an account share; they follow each other. */
type Synchronised = Awaited<ReturnType<typeof synchronised>>;

/** The application at that place, by id. */
function at<T>(all: T[], index: number): T {
  const found = all[index];
  if (found === undefined) throw new Error(`There is no application ${index}.`);
  return found;
}

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const { id } = account;
  let first: Synchronised;
  beforeAll(async () => {
    first = await synchronised(account);
  });

  test('a first synchronisation takes in everybody, with the very CVs', async () => {
    const { sync, there, applications, keyOf, candidates } = first;
    expect(sync).toMatchObject({ state: 'SUCCEEDED', full: true, counts: { created: count, removed: 0, failed: 0 } });
    const taken = await candidates();
    expect([...taken.keys()].toSorted()).toEqual(applications.map(keyOf).toSorted());
    for (const application of applications) {
      const person = there.candidates.find(({ id: personId }) => personId === application.candidateId);
      const { lastName, email, applicationSources, cvSha256, status, atsApplication } =
        taken.get(keyOf(application)) ?? {};
      expect({ lastName, email, applicationSources, stageId: atsApplication?.stageId }).toEqual({
        lastName: person?.lastName,
        email: person?.email,
        applicationSources: [application.source],
        stageId: String(application.stageId),
      });
      // Some have a file there that is no readable CV.
      expect([person?.cvHash, null]).toContain(cvSha256 ?? null);
      expect(status).toBe(cvSha256 ? 'AWAITING_PROCESSING' : 'NO_FILE_FOUND');
    }
    expect([...taken.values()].filter(({ cvSha256 }) => cvSha256)).toHaveLength(sync?.counts.downloaded ?? 0);
  });

  test('who is deleted, merged or anonymised there is noted by a complete scan, and goes when a person says so', async () => {
    const { place, applications, keyOf, request, finish, synchronise, candidates } = first;
    const [deleted, merged, into, anonymised, withdrawn] = [3, 10, 11, 30, 55].map((index) => at(applications, index));
    if (!deleted || !merged || !into || !anonymised || !withdrawn) throw new Error('There are too few.');
    sandbox.control.deleteCandidate({ id: deleted.candidateId });
    sandbox.control.mergeCandidates({ id: merged.candidateId, intoId: into.candidateId });
    sandbox.control.anonymiseCandidate({ id: anonymised.candidateId });
    sandbox.control.deleteApplication({ id: withdrawn.id });
    const erased = async () =>
      [...(await candidates())].filter(([, { atsApplication }]) => atsApplication?.goneAt).map(([key]) => key);

    const syncId = await request(true);
    // One page, then nothing is allowed any more.
    await continueSync(systemActor, { syncId }, { partMs: 0 });
    sandbox.control.fail({ fault: { kind: 'forbidden' }, dialect: dialectOf[id], times: 1_000 });
    await finish(syncId);
    expect(await database().atsSync.findUnique({ where: { id: syncId } })).toMatchObject({ state: 'FAILED' });
    expect(await erased()).toEqual([]);

    sandbox.control.clearFaults();
    await database().atsConnection.updateMany({ data: { stoppedReason: null, blockedUntil: null, failures: 0 } });
    // A merged person's application lives on with the other, unless both had applied here.
    const present = (await sandbox.control.snapshot({ withCvs: false })).applications;
    const lives = present.some((one) => keyOf(one) === keyOf(merged));
    const gone = [deleted, anonymised, withdrawn, ...(lives ? [] : [merged])].map(keyOf);
    // More than three of sixty.
    const few = gone.length <= 3;
    expect(await synchronise(true)).toMatchObject({ state: 'SUCCEEDED' });
    const { waiting, readsCandidates } = await listDepartures(actor, place);
    expect(readsCandidates).toBe(true);
    if (!few) expect(await erased()).toEqual([]);
    const { processId } = place;
    const candidateIds = waiting.map(({ candidateId }) => candidateId);
    if (waiting.length > 0) await decideDepartures(actor, { processId, decision: 'ERASE', candidateIds });
    expect((await erased()).toSorted()).toEqual(gone.toSorted());
    for (const key of gone) {
      expect((await candidates()).get(key)).toMatchObject({ lastName: null, email: null, cvSha256: null });
    }
  });

  // In the other shape the contract tests of changes and of deletions in mid scan prove the same.
  if (account.personality !== 'documented') return;

  test('the next one takes in what changed, at one instant across pages too', async () => {
    const { place, applications, keyOf, synchronise, candidate, candidates } = first;
    const before = await candidates();
    sandbox.control.moveClock({ byMs: 2 * hourMs });
    const [moved, renamed] = [at(applications, 5), at(applications, 50)];
    sandbox.control.changeStage({ applicationId: moved.id, stage: 'offer' });
    sandbox.control.changeCandidate({ id: renamed.candidateId, lastName: 'Zmieniona' });
    const added = sandbox.control.addCandidate({ recruitmentId: Number(place.recruitmentId) });
    const recruitmentId = Number(place.recruitmentId);
    sandbox.control.equalTimestamps({ recruitmentId, from: 2, count: 52 });
    const sync = await synchronise();
    const readsAll = id === 'ERECRUITER';
    expect(sync).toMatchObject({ state: 'SUCCEEDED', full: readsAll, counts: { created: 1, removed: 0 } });
    const present = (await sandbox.control.snapshot({ withCvs: false })).applications;
    if (readsAll) expect(sync?.counts.seen).toBe(present.length);
    else expect(sync?.counts.seen).toBeGreaterThanOrEqual(53);
    const offer = present.find(({ id: one }) => one === moved.id);
    expect((await candidate(keyOf(moved))).atsApplication?.stageId).toBe(String(offer?.stageId));
    expect((await candidate(keyOf(renamed))).lastName).toBe('Zmieniona');
    expect((await candidate(keyOf(added.application))).ordinalNumber).toBe(count + 1);
    const untouched = keyOf(at(applications, 20));
    expect((await candidate(untouched)).updatedAt).toEqual(before.get(untouched)?.updatedAt);
    expect((await candidates()).size).toBe(count + 1);
  });

  test('changes in mid scan hide nobody', async () => {
    const { place, keyOf, request, finish, candidates } = first;
    const present = async () =>
      [...(await candidates())].filter(([, { atsApplication }]) => !atsApplication?.departure).map(([key]) => key);
    const before = await present();
    const there = (await sandbox.control.snapshot({ withCvs: false })).applications;
    const applications = there.filter((one) => before.includes(keyOf(one)));
    const syncId = await request(true);
    await continueSync(systemActor, { syncId }, { partMs: 0 });
    const early = [0, 1, 2].map((index) => at(applications, index));
    for (const { candidateId } of early) sandbox.control.deleteCandidate({ id: candidateId });
    const late = sandbox.control.addCandidate({ recruitmentId: Number(place.recruitmentId) }).application;
    sandbox.control.changeStage({ applicationId: at(applications, 40).id, stage: 'offer' });
    await finish(syncId);
    expect(await database().atsSync.findUnique({ where: { id: syncId } })).toMatchObject({ state: 'SUCCEEDED' });
    const here = await present();
    const isEarly = (key: string) => early.some((one) => keyOf(one) === key);
    const expected = [...applications, late].map(keyOf).filter((key) => !isEarly(key));
    // Who came or went after their page was read is found by the next scan.
    expect(here.filter((key) => !isEarly(key) && key !== keyOf(late)).toSorted()).toEqual(
      expected.filter((key) => key !== keyOf(late)).toSorted(),
    );
    await finish(await request(true));
    expect((await present()).toSorted()).toEqual(expected.toSorted());
  });
});
