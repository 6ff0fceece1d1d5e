import { randomUUID } from 'node:crypto';
import { openProvider, type OpenProvider } from '@/lib/ats/connections/open-provider';
import type { PersonActor } from '@/lib/auth/actor';
import { candidateStatuses } from '@/lib/domain/candidate-enums';
import { errorStatus } from '@/lib/error-codes';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import type { CandidateStatus } from '@/lib/domain/candidate-schemas';
import type { Role } from '@/lib/domain/user-schemas';
import { createTestUser } from '@/prisma/seed/factories';
import { WritableAts } from '@/tests/ats/writable-ats';
import { createActScene, perform, stateOf, type ActScene } from '@/tests/candidates/act-scene';
import {
  acts,
  actsInArchive,
  isAllowed,
  sources,
  statusesAndSources,
  type SourceName,
} from '@/tests/candidates/act-table';

jest.mock('@/lib/auth/request-actor', () => ({ findRequestActor: jest.fn() }));
jest.mock('@/lib/ats/connections/open-provider', () => ({ openProvider: jest.fn() }));

const roles: Role[] = ['VIEWER', 'RECRUITER', 'ADMIN'];
const actors = {} as Record<Role, PersonActor>;

beforeAll(async () => {
  for (const role of roles) actors[role] = (await createTestUser(role)).actor;
  const connection = {} as OpenProvider['connection'];
  jest.mocked(openProvider).mockResolvedValue({ provider: new WritableAts(), connection });
});

/** The answer that the table and the roles promise. */
function expected(act: string, role: Role, status: CandidateStatus, sourceName: SourceName): string {
  const { roles: allowedRoles = [], refusal } = acts[act] ?? {};
  if (!allowedRoles.includes(role)) return '403 permission.denied';
  if (isAllowed(act, status, sourceName)) return 'yes';
  if (refusal) return `${errorStatus[refusal as keyof typeof errorStatus]} ${refusal}`;
  const isOfPickableStatus = status === 'NEW' || status === 'SEEN';
  return act === 'pick selected' && isOfPickableStatus ? 'NOT_FROM_ATS' : status;
}

/** One act by one role on one candidate: the answer, and what became of the candidate. */
async function tryAct(
  act: string,
  role: Role,
  scene: ActScene & { candidateId: string; isArchived?: boolean },
  answer: string,
) {
  const before = await stateOf(scene.candidateId);
  expect([act, role, await perform(act, actors[role], scene)]).toEqual([act, role, answer]);
  const after = await stateOf(scene.candidateId);
  if (answer !== 'yes') return expect([act, role, after]).toEqual([act, role, before]);
  if (act === 'erase') return expect(after).toBeNull();
  const isSeen = act === 'view' && role !== 'VIEWER' && before?.status === 'NEW' && !scene.isArchived;
  const opened = isSeen ? { status: 'SEEN' } : {};
  expect([act, role, after]).toMatchObject([act, role, { status: before?.status, ...acts[act]?.effect, ...opened }]);
}

/**
 * The acts that status and source decide are tried with every pair of these. What is always allowed, and the roles, which are asked
 * before, are tried with one source a status, in turn; all roles where everything is allowed and where little is.
 */
function triesOf(status: CandidateStatus, sourceName: SourceName): [act: string, role: Role][] {
  const names = Object.keys(sources);
  const isTurn = names[candidateStatuses.indexOf(status) % names.length] === sourceName;
  const tried = Object.keys(acts).filter((act) => isTurn || acts[act]?.column);
  const by: Role[] = isTurn && (status === 'NEW' || status === 'IN_PROGRESS') ? roles : ['RECRUITER'];
  return tried.flatMap((act) => by.map((role): [string, Role] => [act, role]));
}

test.each(statusesAndSources)('%s, %s', async (status, sourceName) => {
  const tries = triesOf(status, sourceName);
  const count = tries.filter(([, role]) => role !== 'VIEWER').length;
  const scene = await createActScene(actors.ADMIN, { status, sourceName, count });
  const left = [...scene.candidateIds];
  for (const [act, role] of tries) {
    // A viewer changes nothing, so that the next role has the same candidate.
    const candidateId = (role === 'VIEWER' ? left[0] : left.shift()) ?? '';
    // All were queued by the recruiter.
    const isRepeated = act === 'reprocess all' && role === 'ADMIN' && isAllowed(act, status, sourceName);
    const answer = isRepeated ? 'AWAITING_PROCESSING' : expected(act, role, status, sourceName);
    await tryAct(act, role, { ...scene, candidateId }, answer);
  }
});

describe('a stranger, an unknown id and a candidate of another process', () => {
  let scene: ActScene;
  let other: ActScene;
  beforeAll(async () => {
    const input = { status: 'NEW' as const, sourceName: 'from the ATS' as const, count: 1 };
    scene = await createActScene(actors.ADMIN, input);
    other = await createActScene(actors.ADMIN, input);
  });

  test.each(Object.keys(acts))('%s', async (act) => {
    const theirs = other.candidateIds[0] ?? '';
    const before = await stateOf(theirs);
    const own = { ...scene, candidateId: scene.candidateIds[0] ?? '' };
    expect(await perform(act, null, own)).toBe('401 session.missing');
    for (const candidateId of [randomUUID(), theirs]) {
      const { path = '' } = acts[act] ?? {};
      const answer = await perform(act, actors.ADMIN, { ...scene, candidateId });
      if (path.includes('{candidateId}')) expect(answer).toBe('404 candidate.not-found');
      else expect(answer).toBe({ export: 'yes', 'reprocess all': 'not accepted' }[act] ?? 'NOT_FOUND');
      const unknown = await perform(act, actors.ADMIN, { ...scene, processId: randomUUID(), candidateId });
      expect(unknown).toMatch(/^404 (candidate|process)\.not-found$/);
    }
    expect(await stateOf(theirs)).toEqual(before);
  });
});

test('in the archive candidates can only be looked at, exported and erased', async () => {
  const input = { status: 'NEW' as const, sourceName: 'uploaded, extended integration' as const };
  const scene = await createActScene(actors.ADMIN, { ...input, count: Object.keys(acts).length });
  await changeProcessStatus(actors.ADMIN, { processId: scene.processId, status: 'ARCHIVED' });
  for (const [index, act] of Object.keys(acts).entries()) {
    const answer = actsInArchive.includes(act) ? 'yes' : '409 process.archived';
    const candidateId = scene.candidateIds[index] ?? '';
    await tryAct(act, 'ADMIN', { ...scene, candidateId, isArchived: true }, answer);
  }
});
