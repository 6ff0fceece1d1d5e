import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonActor } from '@/lib/auth/actor';
import { asOneCall, requireProcess } from '@/lib/auth/process-access';
import { findTokenActor } from '@/lib/auth/tokens/find-token-actor';
import { giveThumb } from '@/lib/candidates/decisions/give-thumb';
import { rateCandidate } from '@/lib/candidates/decisions/rate-candidate';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { listActivities } from '@/lib/candidates/details/list-activities';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { listMentions } from '@/lib/candidates/notes/list-notes';
import { listNews } from '@/lib/notifications/list-news';
import { createNote, editNote } from '@/lib/candidates/notes/write-note';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Permission } from '@/lib/domain/user-schemas';
import { deleteProcess } from '@/lib/processes/delete-process';
import { getProcess } from '@/lib/processes/get-process';
import { createApiTokenSchema } from '@/lib/users/api-tokens/api-token-schemas';
import { createApiToken } from '@/lib/users/api-tokens/create-api-token';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { addMember } from './add-member';
import { getProcessAccess } from './get-process-access';
import { removeMember } from './remove-member';
import { restrictProcess } from './restrict-process';

const recruiter = async () => (await createTestUser('RECRUITER')).actor;
const viewer = async () => (await createTestUser('VIEWER')).actor;
const administrator = async () => (await createTestUser('ADMIN')).actor;

async function scene() {
  const owner = await recruiter();
  const { id: processId } = await createTestProcess(owner);
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await database().candidate.findFirstOrThrow({ where: { processId } });
  return { owner, processId, place: { processId, candidateId } };
}

const ids = ({ members }: { members: { user: { userId: string } }[] }) => members.map(({ user }) => user.userId).sort();
const isUnknown = { code: 'process.not-found' };
const isDenied = { code: 'permission.denied' };

test('who restricts a process becomes a member with its creator, and others do not find it any more', async () => {
  const { owner, processId } = await scene();
  const [admin, other] = [await administrator(), await recruiter()];
  await expect(getProcess(other, { processId })).resolves.toMatchObject({ restricted: false });
  const access = await restrictProcess(admin, { processId, restricted: true });
  expect(ids(access)).toEqual([admin.userId, owner.userId].sort());
  expect(access).toMatchObject({ restricted: true, changed: { by: { userId: admin.userId } }, mayChange: true });
  expect(access.members.find(({ isCreator }) => isCreator)?.addedBy?.userId).toBe(admin.userId);
  await expect(getProcess(other, { processId })).rejects.toMatchObject(isUnknown);
  await expect(getProcess({ ...other, role: 'VIEWER' }, { processId })).rejects.toMatchObject(isUnknown);
  await expect(getProcess(owner, { processId })).resolves.toMatchObject({ restricted: true });
  await restrictProcess(owner, { processId, restricted: false });
  await expect(getProcess(other, { processId })).resolves.toMatchObject({ restricted: false });
});

test('within one call a process is looked up once, but anew in a transaction and for anybody else', async () => {
  const { owner, processId } = await scene();
  const [first, second] = [await recruiter(), await recruiter()];
  const sees = (db: Db, actor: PersonActor) => requireProcess(db, actor, processId);
  await asOneCall(async () => {
    await sees(database(), first);
    await restrictProcess(owner, { processId, restricted: true });
    await expect(sees(database(), first)).resolves.toBeUndefined();
    await expect(transaction((db) => sees(db, first))).rejects.toMatchObject(isUnknown);
    await expect(sees(database(), second)).rejects.toMatchObject(isUnknown);
    await expect(sees(database(), { ...first, tokenId: 'other' })).rejects.toMatchObject(isUnknown);
    await sleep(1_100);
    await expect(sees(database(), first)).rejects.toMatchObject(isUnknown);
  });
  await expect(asOneCall(() => sees(database(), first))).rejects.toMatchObject(isUnknown);
});

test('administrators, the creator and members who are recruiters change it, others do not', async () => {
  const { owner, processId } = await scene();
  const [member, other, manager] = [await recruiter(), await recruiter(), await viewer()];
  const restrict = (by: PersonActor) => restrictProcess(by, { processId, restricted: true });
  await expect(restrict(other)).rejects.toMatchObject(isDenied);
  await addMember(owner, { processId, userId: member.userId });
  await addMember(member, { processId, userId: manager.userId });
  await expect(restrict(manager)).rejects.toMatchObject(isDenied);
  await expect(restrict({ ...owner, role: 'VIEWER' })).rejects.toMatchObject(isDenied);
  await restrict(member);
  await expect(addMember(other, { processId, userId: other.userId })).rejects.toMatchObject(isUnknown);
  expect(await getProcessAccess(manager, { processId })).toMatchObject({ mayChange: false });
  const events = await database().auditEvent.findMany({ where: { processId, actorId: member.userId } });
  expect(events.map(({ action }) => action).sort()).toEqual(['process.access-changed', 'process.member-added']);
});

test('the creator and the last member may be removed; administrators still see the process', async () => {
  const { owner, processId } = await scene();
  await restrictProcess(owner, { processId, restricted: true });
  await removeMember(owner, { processId, userId: owner.userId });
  await expect(getProcess(owner, { processId })).rejects.toMatchObject(isUnknown);
  await expect(getProcessAccess(owner, { processId })).rejects.toMatchObject(isUnknown);
  const access = await getProcessAccess(await administrator(), { processId });
  expect(access).toMatchObject({ restricted: true, members: [] });
});

test('a deactivated member stays without effect, and cannot be added', async () => {
  const { owner, processId } = await scene();
  const [member, other] = [await recruiter(), await recruiter()];
  await addMember(owner, { processId, userId: member.userId });
  await database().user.updateMany({ where: { id: { in: [member.userId, other.userId] } }, data: { active: false } });
  const { members } = await getProcessAccess(owner, { processId });
  expect(members).toMatchObject([{ user: { userId: member.userId }, isActive: false }]);
  await expect(addMember(owner, { processId, userId: other.userId })).rejects.toMatchObject({ code: 'user.not-found' });
});

test('a viewer who is a member comments, and does nothing else', async () => {
  const { owner, processId, place } = await scene();
  const manager = await viewer();
  const note = { ...place, text: 'Zapraszam', mentionedUserIds: [] };
  await expect(createNote(manager, note)).rejects.toMatchObject(isDenied);
  await expect(giveThumb(manager, { ...place, thumb: 'UP' })).rejects.toMatchObject(isDenied);
  await addMember(owner, { processId, userId: manager.userId });
  expect((await getProcess(manager, { processId })).permissions).toContain('candidate:comment');
  expect((await getProcess(await viewer(), { processId })).permissions).not.toContain('candidate:comment');
  await createNote(manager, note);
  await giveThumb(manager, { ...place, thumb: 'UP' });
  await expect(rateCandidate(manager, { ...place, rate: 5 })).rejects.toMatchObject(isDenied);
});

test('a program of a viewer who is a member comments where its token allows it, and the process says so', async () => {
  const { owner, processId, place } = await scene();
  const manager = await viewer();
  await addMember(owner, { processId, userId: manager.userId });
  const programOf = async (scopes: Permission[]) => {
    const { token } = await createApiToken(manager, createApiTokenSchema.parse({ name: 'Program', scopes }));
    return (await findTokenActor(token, '192.0.2.7')) ?? manager;
  };
  const reader = await programOf(['process:read', 'candidate:read']);
  const commenter = await programOf(['process:read', 'candidate:comment']);
  const permissions = async (actor: PersonActor) => (await getProcess(actor, { processId })).permissions;
  expect(await permissions(reader)).toEqual(['process:read', 'candidate:read']);
  expect(await permissions(commenter)).toEqual(['process:read', 'candidate:comment']);
  expect(await permissions({ ...owner, scopes: ['process:read'] })).toEqual(['process:read']);
  await giveThumb(commenter, { ...place, thumb: 'UP' });
  const isMissing = { code: 'token.scope-missing' };
  await expect(giveThumb(reader, { ...place, thumb: 'UP' })).rejects.toMatchObject(isMissing);
  await removeMember(owner, { processId, userId: manager.userId });
  await expect(giveThumb(commenter, { ...place, thumb: 'UP' })).rejects.toMatchObject(isDenied);
});

test('a thumb is one for each person, may be changed and taken back, and changes no score', async () => {
  const { owner, place } = await scene();
  const other = await recruiter();
  const before = await getCandidate(owner, place);
  await giveThumb(owner, { ...place, thumb: 'UP' });
  await giveThumb(owner, { ...place, thumb: 'UP' });
  await giveThumb(other, { ...place, thumb: 'DOWN' });
  const { items } = await giveThumb(owner, { ...place, thumb: 'DOWN' });
  expect(items.map(({ thumb, by }) => [thumb, by.userId])).toEqual([
    ['DOWN', other.userId],
    ['DOWN', owner.userId],
  ]);
  await giveThumb(other, { ...place, thumb: null });
  const after = await getCandidate(owner, place);
  expect(after).toMatchObject({ thumbs: [{ by: { userId: owner.userId } }], matchScore: before.matchScore });
  const { items: activities } = await listActivities(owner, place);
  const kinds = activities.map(({ kind }) => kind).filter((kind) => kind.startsWith('candidate.thumb'));
  expect(kinds.sort()).toEqual([
    'candidate.thumb-down',
    'candidate.thumb-down',
    'candidate.thumb-removed',
    'candidate.thumb-up',
  ]);
});

test('only who sees the process can be mentioned, and a mention is seen while one does', async () => {
  const { owner, processId, place } = await scene();
  const [member, other] = [await recruiter(), await recruiter()];
  await addMember(owner, { processId, userId: member.userId });
  await restrictProcess(owner, { processId, restricted: true });
  const written = { ...place, text: 'Proszę o zdanie' };
  await expect(createNote(owner, { ...written, mentionedUserIds: [other.userId] })).rejects.toMatchObject({
    code: 'user.not-found',
  });
  const { noteId } = await createNote(owner, { ...written, mentionedUserIds: [member.userId] });
  const seen = async () => [(await listMentions(member)).totalItems, (await listNews(member)).totalItems];
  expect(await seen()).toEqual([1, 1]);
  await removeMember(owner, { processId, userId: member.userId });
  expect(await seen()).toEqual([0, 0]);
  // The note can be changed although it mentions somebody who left.
  await editNote(owner, { ...written, noteId, text: 'Dziękuję', mentionedUserIds: [member.userId] });
});

test('thumbs go with an erased candidate, members with a deleted process', async () => {
  const { owner, processId, place } = await scene();
  await giveThumb(owner, { ...place, thumb: 'UP' });
  await restrictProcess(owner, { processId, restricted: true });
  await eraseCandidate(await administrator(), place);
  expect(await database().candidateThumb.count({ where: { candidateId: place.candidateId } })).toBe(0);
  await database().process.update({ where: { id: processId }, data: { status: 'ARCHIVED' } });
  await deleteProcess(owner, { processId });
  expect(await database().processMember.count({ where: { processId } })).toBe(0);
});
