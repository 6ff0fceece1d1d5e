import type { PersonActor } from '@/lib/auth/actor';
import { candidateStatuses } from '@/lib/domain/candidate-enums';
import { candidateSearchQuerySchema } from '@/lib/domain/candidate-schemas';
import { searchCandidates } from '@/lib/candidates/search/search-candidates';
import { database } from '@/lib/db/client';
import { AppError } from '@/lib/errors';
import { changeProcessStatus } from '@/lib/processes/change-process-status';
import { createTestUser } from '@/prisma/seed/factories';
import { createLinkedCandidate, createLinkedProcess } from '@/tests/ats/linked-process';
import { WritableAts } from '@/tests/ats/writable-ats';
import { dismissPick } from './dismiss-pick';
import { getAtsLink } from '../link/get-ats-link';
import { getCandidateInAts } from './get-candidate-in-ats';
import { listPicks } from './list-picks';
import { openProvider, type OpenProvider } from '../connections/open-provider';
import { pickCandidate } from './pick-candidate';
import { pickCandidates } from './pick-candidates';
import { previewPicks } from './preview-picks';
import { retryPick } from './retry-pick';

jest.mock('../connections/open-provider', () => ({ openProvider: jest.fn() }));

const db = database();
let actor: PersonActor;
let ats: WritableAts;
beforeEach(() => {
  ats = new WritableAts();
  const connection = {} as OpenProvider['connection'];
  jest.mocked(openProvider).mockResolvedValue({ provider: ats, connection });
});
beforeAll(async () => {
  ({ actor } = await createTestUser('RECRUITER'));
});

const row = (id: string) => db.candidate.findUniqueOrThrow({ where: { id } });
const code = (promise: Promise<unknown>) =>
  promise.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const eventsOf = (pickId: string) => db.outboxEvent.count({ where: { data: { path: ['pickId'], equals: pickId } } });

test.each([
  ['ERECRUITER', false, true],
  ['ERECRUITER', true, true],
  ['KNOW_ME', false, false],
  ['KNOW_ME', true, true],
] as const)('source %s, extended integration %s: every status but NEW and SEEN is refused', async (...given) => {
  const [source, extended, allowed] = given;
  const place = await createLinkedProcess(actor, { extended });
  const ids: string[] = [];
  for (const status of candidateStatuses)
    ids.push((await createLinkedCandidate(place, { status, source })).candidateId);
  const { accepted, refused } = await pickCandidates(actor, { ...place, choice: { all: true } });
  const expected = ids.filter((_, index) => allowed && ['NEW', 'SEEN'].includes(candidateStatuses[index] ?? ''));
  expect(accepted).toEqual(expected);
  expect(refused.map(({ reason }) => reason)).toEqual(
    candidateStatuses.flatMap((status) => {
      if (status !== 'NEW' && status !== 'SEEN') return status;
      return allowed ? [] : 'NOT_FROM_ATS';
    }),
  );
  for (const id of accepted) expect((await row(id)).status).toBe('AWAITING_EXTERNAL_PICK');
});

test.each([
  ['ADMIN', 'done'],
  ['RECRUITER', 'done'],
  ['VIEWER', 'permission.denied'],
] as const)('%s sending: %s', async (role, expected) => {
  const place = await createLinkedProcess(actor);
  const { candidateId } = await createLinkedCandidate(place);
  const { actor: person } = await createTestUser(role);
  const choice = { candidateIds: [candidateId] };
  expect(await code(previewPicks(person, { ...place, choice }))).toBe(expected);
  expect(await code(pickCandidate(person, { ...place, candidateId }))).toBe(expected);
});

test('a request, the status and the event come together, with who approved it; a double click adds none', async () => {
  const place = await createLinkedProcess(actor);
  const { candidateId } = await createLinkedCandidate(place, { status: 'SEEN', stageId: 'interview' });
  await db.candidate.update({ where: { id: candidateId }, data: { rate: 5, rateSource: 'RECRUITER' } });
  const clicks = await Promise.all([1, 2, 3].map(() => code(pickCandidate(actor, { ...place, candidateId }))));
  expect(clicks.sort()).toEqual(['candidate.pick-refused', 'candidate.pick-refused', 'done']);
  const picks = await db.atsPick.findMany({ where: { candidateId } });
  expect(picks).toMatchObject([
    { state: 'PENDING', previousStatus: 'SEEN', fromStageId: 'interview', target: 'selected', ...place },
  ]);
  const pickId = picks[0]?.id ?? '';
  expect(await eventsOf(pickId)).toBe(1);
  const audit = await db.auditEvent.findMany({ where: { candidateId, action: 'candidate.picked' } });
  expect(audit).toMatchObject([{ actorId: actor.userId, details: { pickId, target: 'selected' } }]);
  expect(await row(candidateId)).toMatchObject({ externalProcessStatus: 'NOT_SENT', rate: 5, rateSource: 'RECRUITER' });
});

test('who cannot be sent is refused with the reason, and holds up nobody else', async () => {
  const place = await createLinkedProcess(actor, { extended: true });
  const other = await createLinkedProcess(actor);
  const good = await createLinkedCandidate(place);
  const gone = await createLinkedCandidate(place);
  await db.atsApplication.updateMany({ where: { candidateId: gone.candidateId }, data: { goneAt: new Date() } });
  const elsewhere = await createLinkedCandidate(place);
  await db.atsApplication.updateMany({
    where: { candidateId: elsewhere.candidateId },
    data: { connectionId: other.connectionId },
  });
  const nameless = await createLinkedCandidate(place, { source: 'KNOW_ME', email: null });
  const foreign = await createLinkedCandidate(other);
  const candidateIds = [good, gone, elsewhere, nameless, foreign].map(({ candidateId }) => candidateId);
  const preview = await previewPicks(actor, { ...place, choice: { candidateIds } });
  const answer = await pickCandidates(actor, { ...place, choice: { candidateIds } });
  expect(answer.accepted).toEqual([good.candidateId]);
  expect(answer.refused).toEqual([
    { candidateId: gone.candidateId, ordinalNumber: 2, reason: 'GONE_FROM_ATS' },
    { candidateId: elsewhere.candidateId, ordinalNumber: 3, reason: 'OTHER_RECRUITMENT' },
    { candidateId: nameless.candidateId, ordinalNumber: 4, reason: 'NO_EMAIL' },
    { candidateId: foreign.candidateId, ordinalNumber: null, reason: 'NOT_FOUND' },
  ]);
  expect(preview).toMatchObject({
    target: { kind: 'STAGE', value: 'selected', name: 'Selected by AI', recruitmentId: place.recruitmentId },
    candidates: [{ candidateId: good.candidateId, isCreatedThere: false }],
    refused: answer.refused,
    approver: { userId: actor.userId },
  });
});

test('nothing is sent without a link, without a target, while paused, or from a process that is not active', async () => {
  const place = await createLinkedProcess(actor);
  const { candidateId } = await createLinkedCandidate(place);
  const pick = () => code(pickCandidate(actor, { ...place, candidateId }));
  const where = { processId: place.processId };
  ats.capabilities = { ...ats.capabilities, targets: ['NOTE'] };
  expect(await pick()).toBe('ats.unsupported');
  await db.atsLink.update({ where, data: { target: null } });
  expect(await pick()).toBe('ats.target-missing');
  await db.atsConnection.update({
    where: { id: place.connectionId },
    data: { stoppedReason: 'ats.credentials-refused' },
  });
  expect(await pick()).toBe('ats.credentials-refused');
  await db.atsConnection.update({ where: { id: place.connectionId }, data: { paused: true } });
  expect(await pick()).toBe('ats.paused');
  await db.atsLink.delete({ where });
  expect(await pick()).toBe('ats.not-linked');
  await changeProcessStatus(actor, { ...place, status: 'STOPPED' });
  expect(await pick()).toBe('process.not-active');
  await changeProcessStatus(actor, { ...place, status: 'ARCHIVED' });
  expect(await pick()).toBe('process.archived');
  expect((await row(candidateId)).status).toBe('NEW');
});

test('an ATS that takes no candidates refuses those of a PDF', async () => {
  const place = await createLinkedProcess(actor, { extended: true });
  const { candidateId } = await createLinkedCandidate(place, { source: 'KNOW_ME' });
  ats.capabilities = { ...ats.capabilities, createsCandidates: false };
  const { refused } = await pickCandidates(actor, { ...place, choice: { all: true } });
  expect(refused).toEqual([{ candidateId, ordinalNumber: 1, reason: 'NOT_FROM_ATS' }]);
});

test.each([
  ['KNOW_ME', { extended: false }, 'NOT_FROM_ATS'],
  ['KNOW_ME', { extended: true }, null],
  ['KNOW_ME', { extended: true, email: null }, 'NO_EMAIL'],
  ['KNOW_ME', { extended: true, creates: false }, 'NOT_FROM_ATS'],
  ['ERECRUITER', { extended: false }, null],
] as const)('from %s with %j what is told of the candidate is the obstacle %s', async (source, given, obstacle) => {
  const { extended, email, creates } = { email: 'olga@poczta.example', creates: true, ...given };
  const place = await createLinkedProcess(actor, { extended });
  // Whatever the status is.
  const { candidateId } = await createLinkedCandidate(place, { source, email, status: 'ERROR' });
  ats.capabilities = { ...ats.capabilities, createsCandidates: creates };
  const told = async () => (await getCandidateInAts(actor, { ...place, candidateId })).obstacle;
  expect(await told()).toBe(obstacle);
  expect((await getAtsLink(actor, place)).link?.createsCandidates).toBe(extended && creates);
  await db.candidate.update({ where: { id: candidateId }, data: { status: 'NEW' } });
  const { refused } = await previewPicks(actor, { ...place, choice: { candidateIds: [candidateId] } });
  expect(refused[0]?.reason ?? null).toBe(obstacle);
  await db.atsLink.delete({ where: { processId: place.processId } });
  expect(await told()).toBeNull();
});

test('a candidate gone from the ATS or of another recruitment has an obstacle; an ATS that cannot be opened is none', async () => {
  const place = await createLinkedProcess(actor, { extended: true });
  const { candidateId } = await createLinkedCandidate(place);
  const { candidateId: uploaded } = await createLinkedCandidate(place, { source: 'KNOW_ME' });
  const told = async (id: string) => (await getCandidateInAts(actor, { ...place, candidateId: id })).obstacle;
  await db.atsApplication.update({ where: { candidateId }, data: { recruitmentId: 'another' } });
  expect(await told(candidateId)).toBe('OTHER_RECRUITMENT');
  await db.atsApplication.update({ where: { candidateId }, data: { departure: 'DELETED' } });
  expect(await told(candidateId)).toBe('GONE_FROM_ATS');
  jest.mocked(openProvider).mockRejectedValue(new AppError('ats.not-set-up'));
  expect(await told(uploaded)).toBeNull();
});

test('a conflict is retried under the same operation id, from the stage known now, or dismissed', async () => {
  const place = await createLinkedProcess(actor);
  const { candidateId } = await createLinkedCandidate(place);
  const { pickId } = await pickCandidate(actor, { ...place, candidateId });
  expect(await code(retryPick(actor, { ...place, pickId }))).toBe('resource.not-found');
  const conflict = async () => {
    await db.atsPick.update({ where: { id: pickId }, data: { state: 'CONFLICT', reason: 'ats.conflict' } });
    await db.candidate.update({ where: { id: candidateId }, data: { status: 'SEEN' } });
    await db.atsApplication.updateMany({ where: { candidateId }, data: { stageId: 'offer' } });
  };
  await conflict();
  const query = { ...place, state: 'CONFLICT' as const, page: 1, pageSize: 20 as const };
  expect(await listPicks(actor, query)).toMatchObject({
    items: [{ pickId, reason: 'ats.conflict', fromStageId: 'new', presentStageId: 'offer', ordinalNumber: 1 }],
    totalItems: 1,
  });
  expect(await getCandidateInAts(actor, { ...place, candidateId })).toMatchObject({
    application: { recruitmentId: place.recruitmentId, stageId: 'offer', gone: false },
    conflict: { pickId, presentStageId: 'offer', obstacle: null },
  });
  expect(await retryPick(actor, { ...place, pickId })).toEqual({ pickId, status: 'AWAITING_EXTERNAL_PICK' });
  const again = await db.atsPick.findUniqueOrThrow({ where: { id: pickId } });
  expect(again).toMatchObject({ state: 'PENDING', reason: null, fromStageId: 'offer', previousStatus: 'SEEN' });
  expect(await eventsOf(pickId)).toBe(2);
  await conflict();
  await db.candidate.update({ where: { id: candidateId }, data: { status: 'PROCESSING_OUTDATED' } });
  expect((await listPicks(actor, query)).items).toMatchObject([{ obstacle: 'PROCESSING_OUTDATED' }]);
  await db.candidate.update({ where: { id: candidateId }, data: { status: 'SEEN' } });
  await dismissPick(actor, { ...place, pickId });
  expect((await getCandidateInAts(actor, { ...place, candidateId })).conflict).toBeNull();
  expect(await code(dismissPick(actor, { ...place, pickId }))).toBe('resource.not-found');
  expect((await listPicks(actor, query)).totalItems).toBe(0);
  expect((await row(candidateId)).status).toBe('SEEN');
  expect((await pickCandidate(actor, { ...place, candidateId })).pickId).not.toBe(pickId);
});

test("all of one's own search are sent but those left out; another person's search is unknown", async () => {
  const place = await createLinkedProcess(actor);
  const { processId } = place;
  const ids: string[] = [];
  for (const status of ['NEW', 'SEEN', 'ERROR'] as const)
    ids.push((await createLinkedCandidate(place, { status })).candidateId);
  const query = candidateSearchQuerySchema.parse({ sortBy: 'ORDINAL_NUMBER', sortOrder: 'ASC' });
  const { searchId } = await searchCandidates(actor, { processId, query, filters: {} });
  const choice = { searchId, except: [ids[1] ?? ''] };
  const preview = await previewPicks(actor, { processId, choice });
  expect(preview.candidates.map(({ candidateId }) => candidateId)).toEqual([ids[0]]);
  expect(await pickCandidates(actor, { processId, choice })).toEqual({
    accepted: [ids[0]],
    refused: [{ candidateId: ids[2], ordinalNumber: 3, reason: 'ERROR' }],
  });
  const { actor: other } = await createTestUser('RECRUITER');
  expect(await code(pickCandidates(other, { processId, choice }))).toBe('search.not-found');
});
