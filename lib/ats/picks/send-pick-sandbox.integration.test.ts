import type { PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { keepCvFile, storeCvFile } from '@/lib/cv/store-cv-file';
import { createTestUser } from '@/prisma/seed/factories';
import { dialectFacts } from '@/scripts/ats-sandbox/dialects/dialect-facts';
import type { AtsSandbox } from '@/scripts/ats-sandbox/start-sandbox';
import type { SnapshotApplication } from '@/scripts/ats-sandbox/control/snapshot';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { pickStates, sendLater, type PickScene } from '@/tests/ats/pick-scene';
import {
  createSandboxConnection,
  dialectOf,
  sandboxProviders,
  startReachableSandbox,
  type SandboxProviderId,
} from '@/tests/ats/sandbox-connection';
import type { AtsTargetKind } from '../enums';
import { openProvider } from '../connections/open-provider';
import { pickCandidate } from './pick-candidate';
import { retryPick } from './retry-pick';

const sent = ['SENT', null, 'sent', 'SENT'];
let sandbox: AtsSandbox;
let actor: PersonActor;

beforeAll(async () => {
  sandbox = await startReachableSandbox({ recruitments: 1, candidatesPerRecruitment: 8 });
  ({ actor } = await createTestUser('RECRUITER'));
});
afterAll(() => sandbox.close());

const look = () => sandbox.control.snapshot({ withCvs: false });

async function place(
  id: SandboxProviderId,
  change: { kind?: AtsTargetKind; target?: string; extended?: boolean } = {},
) {
  const [recruitment] = (await look()).recruitments;
  const stageId = (kind: string) => String(recruitment?.stages.find((stage) => stage.kind === kind)?.id);
  const there = {
    connectionId: await createSandboxConnection(id, sandbox.url),
    recruitmentId: String(recruitment?.id),
  };
  return createLinkedProcess(actor, { there, target: stageId('selected'), ...change });
}

interface SandboxScene extends PickScene {
  /** As the sandbox has it now. */
  there: () => Promise<SnapshotApplication & { tags: string[]; notes: string[] }>;
}

/** Someone in the first stage of the sandbox whose sending was requested. */
async function scene(id: SandboxProviderId, change: Parameters<typeof place>[1] = {}): Promise<SandboxScene> {
  const first = (await look()).applications[0];
  if (!first) throw new Error('There is no application.');
  sandbox.control.changeStage({ applicationId: first.id, stage: 'inbox' });
  sandbox.control.clearLog();
  const linked = await place(id, change);
  const stageId = String((await look()).applications[0]?.stageId);
  const externalId = String(id === 'TRAFFIT' ? first.candidateId : first.id);
  const candidate = await createLinkedCandidate(linked, { externalId, stageId });
  const { pickId } = await pickCandidate(actor, { ...linked, candidateId: candidate.candidateId });
  const there = async () => {
    const { applications, candidates } = await look();
    const application = applications.find((one) => one.id === first.id);
    const person = candidates.find((one) => one.id === application?.candidateId);
    if (!application || !person) throw new Error('The application is gone.');
    return { ...application, tags: person.tags, notes: person.notes };
  };
  return { ...linked, ...candidate, pickId, there };
}

const ownMoves = (id: SandboxProviderId) => sandbox.control.log().moves.filter(({ by }) => by === dialectOf[id]);

describe.each(sandboxProviders)('%s', (id) => {
  beforeEach(() => {
    sandbox.control.reset({});
    sandbox.control.setRateLimits({ on: false });
  });

  test('moves once, though the answer was lost after the move', async () => {
    const made = await scene(id);
    sandbox.control.fail({ fault: { kind: 'applied-then-dropped' }, ...dialectFacts[dialectOf[id]].move });
    expect((await sendLater(made)).outcome).toBe('waiting');
    expect(ownMoves(id)).toHaveLength(1);
    expect(await pickStates(made)).toEqual(['SENDING', 'ats.uncertain', 'AWAITING_EXTERNAL_PICK', 'NOT_SENT']);
    expect(await sendLater(made, 1)).toEqual({ outcome: 'sent' });
    expect(await sendLater(made, 2)).toEqual({ outcome: 'stopped' });
    expect(ownMoves(id)).toHaveLength(1);
    expect(await pickStates(made)).toEqual(sent);
    expect((await made.there()).stageName).toMatch(/AI/);
  });

  test('a stage changed there meanwhile is a conflict; sent anyway, it moves from there', async () => {
    const made = await scene(id);
    const application = await made.there();
    sandbox.control.changeStage({ applicationId: application.id, stage: 'interview' });
    expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
    expect(await pickStates(made)).toEqual(['CONFLICT', 'ats.conflict', 'NEW', 'NOT_SENT']);
    expect(ownMoves(id)).toHaveLength(0);
    await retryPick(actor, made);
    expect(await sendLater(made)).toEqual({ outcome: 'sent' });
    expect(ownMoves(id)).toHaveLength(1);
  });

  test('a missing permission and a deleted person are conflicts too', async () => {
    const made = await scene(id);
    sandbox.control.fail({ fault: { kind: 'forbidden' }, ...dialectFacts[dialectOf[id]].move });
    expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
    expect((await pickStates(made))[1]).toBe('ats.forbidden');
    await retryPick(actor, made);
    sandbox.control.deleteCandidate({ id: (await made.there()).candidateId });
    expect(await sendLater(made)).toEqual({ outcome: 'conflict' });
    expect((await pickStates(made))[1]).toBe('ats.record-not-found');
    expect(ownMoves(id)).toHaveLength(0);
  });

  test('a tag or a note, where the ATS has them, is written once', async () => {
    const { provider } = await openProvider(await createSandboxConnection(id, sandbox.url));
    const others = provider.capabilities.targets.filter((kind) => kind !== 'STAGE');
    for (const kind of others) {
      const target = `Wybrany przez AI, ${kind}`;
      const made = await scene(id, { kind, target });
      const writing =
        kind === 'NOTE' ? { method: 'POST', path: '/notes/?$' } : { method: 'PATCH', path: '/candidates/[^/]+$' };
      sandbox.control.fail({ fault: { kind: 'applied-then-dropped' }, ...writing });
      let sending = await sendLater(made);
      for (let attempt = 1; sending.outcome === 'waiting' && attempt < 5; attempt += 1) {
        sending = await sendLater(made, attempt);
      }
      expect(sending).toEqual({ outcome: 'sent' });
      const { tags, notes } = await made.there();
      if (kind === 'TAG') expect(tags.filter((tag) => tag === target)).toHaveLength(1);
      else expect(notes.filter((note) => note.includes(made.pickId))).toHaveLength(1);
    }
  });

  test('the person of a PDF is created once, though the answer was lost', async () => {
    const { provider } = await openProvider(await createSandboxConnection(id, sandbox.url));
    const linked = await place(id, { extended: true });
    const email = `olga.${id.toLowerCase()}@poczta.example`;
    const candidate = await createLinkedCandidate(linked, { source: 'KNOW_ME', email });
    const cvSha256 = '5'.repeat(64);
    await storeCvFile(database(), await keepCvFile({ sha256: cvSha256, bytes: Buffer.from('%PDF-1.7 Olga') }));
    await database().candidate.update({
      where: { id: candidate.candidateId },
      data: { cvSha256, cvFileName: 'olga.pdf' },
    });
    const pick = () => pickCandidate(actor, { ...linked, candidateId: candidate.candidateId });
    if (!provider.capabilities.createsCandidates) return expect(pick()).rejects.toThrow('candidate.pick-refused');
    const made = { ...linked, ...candidate, ...(await pick()) };
    sandbox.control.fail({
      fault: { kind: 'applied-then-dropped' },
      dialect: dialectOf[id],
      method: 'POST',
      path: createPath,
    });
    let sending = await sendLater(made);
    expect(sending.outcome).toBe('waiting');
    for (let attempt = 1; sending.outcome === 'waiting' && attempt < 5; attempt += 1) {
      sending = await sendLater(made, attempt);
    }
    expect(sending).toEqual({ outcome: 'sent' });
    const { candidates, applications } = await look();
    const people = candidates.filter((one) => one.email === email);
    expect(people).toHaveLength(1);
    expect(applications.filter((one) => one.candidateId === people[0]?.id)).toMatchObject([
      { stageName: expect.stringMatching(/AI/) },
    ]);
    expect(ownMoves(id)).toHaveLength(1);
  });
});

const createPath = '/(candidates|employees)/?$';
