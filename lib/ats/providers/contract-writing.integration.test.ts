import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '@/lib/errors';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import { dialectOf, openAccount, sandboxAccounts, startReachableSandbox } from '@/tests/ats/sandbox-connection';
import type { AtsApplicationData, AtsProvider, NewCandidate } from './provider';

let sandbox: AtsSandbox;
let provider: AtsProvider;
let recruitmentId: string;
let application: AtsApplicationData;
let selected: string;
let hired: string;

/** As whom notes are written. */
const authors = { actingUserId: '4101', noteUserId: '31' };

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 20 });
});
afterAll(() => sandbox.close());

const movesTo = (stageId: string) =>
  sandbox.control.log().moves.filter(({ by, toStageId }) => by !== 'control' && String(toStageId) === stageId);

const present = async () => provider.findApplication(recruitmentId, application.id);

/** A person at work there moves the application. */
async function moveThere(stage: string): Promise<void> {
  const { applications } = await sandbox.control.snapshot({ withCvs: false });
  const there = applications.find((one) => String(one.candidateId) === application.candidateId);
  sandbox.control.changeStage({ applicationId: there?.id ?? 0, stage });
}

describe.each(sandboxAccounts)('$id, $personality', (account) => {
  const { id } = account;
  const dialect = dialectOf[id];

  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    sandbox.control.clearLog();
    const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(recruitments[0]?.id);
    const stageOf = (kind: string) => String(recruitments[0]?.stages.find((stage) => stage.kind === kind)?.id);
    [selected, hired] = [stageOf('selected'), stageOf('hired')];
    ({ provider } = await openAccount(sandbox, account, { settings: authors }));
    const { applications } = await provider.scanApplications({ recruitmentId, since: null, cursor: null });
    const [first] = applications.filter(({ stageId }) => stageId !== selected && stageId !== hired);
    if (!first) throw new Error('There is no application.');
    application = first;
  });

  test('an application is moved to a stage, once', async () => {
    await provider.moveToStage({ application, fromStageId: application.stageId, toStageId: selected });
    expect((await present())?.stageId).toBe(selected);
    expect(movesTo(selected)).toHaveLength(1);
  });

  test('a move from another stage than expected is a conflict and changes nothing', async () => {
    await moveThere('hired');
    const moving = provider.moveToStage({ application, fromStageId: application.stageId, toStageId: selected });
    await expect(moving).rejects.toMatchObject({ code: 'ats.conflict' });
    expect((await present())?.stageId).toBe(hired);
    expect(movesTo(selected)).toEqual([]);
  });

  test('a move from whichever stage goes through', async () => {
    await provider.moveToStage({ application, fromStageId: null, toStageId: selected });
    expect((await present())?.stageId).toBe(selected);
  });

  test('a move of an application that is gone says so', async () => {
    sandbox.control.deleteCandidate({ id: Number(application.candidateId) });
    const moving = provider.moveToStage({ application, fromStageId: application.stageId, toStageId: selected });
    await expect(moving).rejects.toMatchObject({ code: 'ats.record-not-found' });
  });

  test('a write that was applied before its answer was lost is uncertain, is not repeated, and is seen when read', async () => {
    const method = id === 'TEAMTAILOR' ? 'PATCH' : 'POST';
    const path = 'applications|_move|Stage';
    sandbox.control.fail({ fault: { kind: 'applied-then-dropped' }, dialect, method, path });
    const moving = provider.moveToStage({ application, fromStageId: application.stageId, toStageId: selected });
    await expect(moving).rejects.toMatchObject({ code: 'ats.uncertain' });
    expect(movesTo(selected)).toHaveLength(1);
    expect((await present())?.stageId).toBe(selected);
  });

  test('a tag is added to those that are there, and not twice', async () => {
    if (!provider.capabilities.targets.includes('TAG')) {
      await expect(provider.addTag(application, 'Selected by AI')).rejects.toMatchObject({ code: 'ats.unsupported' });
      return;
    }
    sandbox.control.changeCandidate({ id: Number(application.candidateId), tags: ['java'] });
    await provider.addTag(application, 'Selected by AI');
    await provider.addTag(application, 'Selected by AI');
    expect((await present())?.tags).toEqual(['java', 'Selected by AI']);
  });

  test('a note is found by its operation', async () => {
    const operationId = randomUUID();
    expect(await provider.hasNote(application, operationId)).toBe(false);
    const adding = provider.addNote(application, `Selected by AI\n${operationId}`);
    if (!provider.capabilities.targets.includes('NOTE')) {
      await expect(adding).rejects.toMatchObject({ code: 'ats.unsupported' });
      return;
    }
    await adding;
    expect(await provider.hasNote(application, operationId)).toBe(true);
    expect(await provider.hasNote(application, randomUUID())).toBe(false);
  });
});

const creating = sandboxAccounts.filter(({ id }) => id !== 'ERECRUITER');

describe.each(creating)('$id, $personality, creates candidates', (account) => {
  const { id } = account;
  const dialect = dialectOf[id];
  const bytes = Buffer.from('%PDF-1.4 a CV that was uploaded');
  const newCandidate = (): NewCandidate => ({
    recruitmentId,
    firstName: 'Zofia',
    lastName: 'Wiśniewska',
    email: `zofia.${randomUUID()}@poczta.example`,
    phone: '+48 490 555 017',
    cv: { fileName: 'zofia.pdf', mimeType: 'application/pdf', bytes },
    operationId: randomUUID(),
  });
  const named = async (email: string | null) => {
    const { candidates, applications } = await sandbox.control.snapshot();
    const people = candidates.filter((one) => one.email === email);
    const ids = people.map((one) => one.id);
    return { people, applications: applications.filter(({ candidateId }) => ids.includes(candidateId)) };
  };
  const findIt = ({ operationId, email }: NewCandidate) => provider.findCreated(recruitmentId, operationId, email);

  beforeEach(async () => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
    const { recruitments } = await sandbox.control.snapshot({ withCvs: false });
    recruitmentId = String(recruitments[0]?.id);
    ({ provider } = await openAccount(sandbox, account));
  });

  test('a created candidate has names, contacts and the very file, and is found by the operation', async () => {
    const input = newCandidate();
    expect(await findIt(input)).toBeNull();
    const created = await provider.createCandidate(input);
    expect(created).toMatchObject({ firstName: 'Zofia', lastName: 'Wiśniewska', email: input.email, recruitmentId });
    expect(await findIt(input)).toEqual(created);
    const { people, applications } = await named(input.email);
    const cvHash = createHash('sha256').update(bytes).digest('hex');
    expect(people).toEqual([expect.objectContaining({ cvHash })]);
    expect(applications).toHaveLength(1);
  });

  test.each([0, 1, 2, 3])(
    'a creation whose answer %i was lost is finished by the next attempt, and doubles nothing',
    async (after) => {
      const input = newCandidate();
      sandbox.control.fail({
        fault: { kind: 'applied-then-dropped' },
        dialect,
        method: 'POST',
        path: '^(?!.*(token|Token))',
        after,
      });
      const isLost = await provider.createCandidate(input).then(
        () => false,
        (error: unknown) => error instanceof AppError && error.code === 'ats.uncertain',
      );
      // All of them make two writes at least.
      expect(isLost || after >= 2).toBe(true);
      sandbox.control.clearFaults();
      const created = (await findIt(input)) ?? (await provider.createCandidate(input));
      expect(created.email).toBe(input.email);
      const { people, applications } = await named(input.email);
      expect([people.length, applications.length]).toEqual([1, 1]);
      expect(people[0]?.cvHash).toBe(createHash('sha256').update(bytes).digest('hex'));
    },
  );

  test('it is refused until the settings allow it', async () => {
    const closed = await openAccount(sandbox, account, { settings: { createsCandidates: false } });
    expect(closed.provider.capabilities.createsCandidates).toBe(false);
    await expect(closed.provider.createCandidate(newCandidate())).rejects.toMatchObject({ code: 'ats.unsupported' });
  });
});
