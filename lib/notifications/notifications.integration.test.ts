import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { requestAnalyses } from '@/lib/analysis/run/request-analysis';
import { endRun } from '@/lib/analysis/run/end-run';
import { getCandidate } from '@/lib/candidates/details/get-candidate';
import { eraseCandidate } from '@/lib/candidates/erasure/erase-candidates';
import { createNote, deleteNote, editNote } from '@/lib/candidates/notes/write-note';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { notify } from '@/lib/notification-rows/notify';
import { restrictProcess } from '@/lib/processes/access/restrict-process';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { countUnread } from './count-unread';
import { listNotifications } from './list-notifications';
import { readNotifications } from './read-notifications';
import { getNotificationSettings } from './settings/get-settings';
import { saveNotificationSettings } from './settings/save-settings';

const db = database();
const linesOf = (actor: PersonActor) => listNotifications(actor, { page: 1, pageSize: 20 });

async function scene(count = 3) {
  const { actor } = await createTestUser('RECRUITER');
  const colleague = (await createTestUser('RECRUITER')).actor;
  const { id: processId } = await createTestProcess(actor);
  await createTestCandidates({ processId, count });
  const rows = await db.candidate.findMany({ where: { processId }, orderBy: { ordinalNumber: 'asc' } });
  return { actor, colleague, processId, candidateIds: rows.map(({ id }) => id) };
}

type Made = Awaited<ReturnType<typeof scene>>;

const mention = ({ actor, colleague, processId, candidateIds: [candidateId = ''] }: Made) =>
  createNote(actor, { processId, candidateId, text: 'Zadzwoń', mentionedUserIds: [colleague.userId] });

async function end(processId: string, candidateId: string, failed: boolean): Promise<void> {
  const { analysisRequestId } = await db.candidate.findUniqueOrThrow({ where: { id: candidateId } });
  const run = { processId, candidateId, requestId: analysisRequestId ?? '' };
  const ending = failed
    ? ({ status: 'ERROR', reason: 'analysis.lost', action: 'candidate.analysis-failed' } as const)
    : ({ status: 'NEW', reason: null, action: 'candidate.analysed' } as const);
  await transaction((tx) => endRun(tx, systemActor, run, ending));
}

test('forty analyses of a process are one line with a count, once the last has ended', async () => {
  const { actor, colleague, processId, candidateIds } = await scene(40);
  await transaction((tx) => requestAnalyses(tx, actor, candidateIds));
  const [last = '', ...others] = candidateIds;
  for (const [index, id] of others.entries()) await end(processId, id, index < 3);
  expect(await linesOf(actor)).toMatchObject({ items: [], unread: 0 });
  await end(processId, last, false);
  const { items, unread, totalItems } = await linesOf(actor);
  expect(items).toMatchObject([{ kind: 'ANALYSES', count: 40, failed: 3, candidate: null, read: false }]);
  expect([unread, totalItems]).toEqual([1, 1]);
  expect(await countUnread(colleague)).toEqual({ unread: 0 });
  await readNotifications(actor, { notificationId: items[0]?.notificationId ?? '', all: false });
  await transaction((tx) => requestAnalyses(tx, actor, [last]));
  await end(processId, last, true);
  expect((await linesOf(actor)).items).toMatchObject([
    { count: 1, failed: 1, read: false, candidate: { ordinalNumber: expect.any(Number) } },
    { count: 40, read: true },
  ]);
});

test('a mention goes with its note, is told once however often the note is edited, and is seen with the candidate', async () => {
  const made = await scene();
  const { actor, colleague, processId, candidateIds } = made;
  const place = { processId, candidateId: candidateIds[0] ?? '' };
  const { noteId } = await mention(made);
  const edit = (mentionedUserIds: string[]) =>
    editNote(actor, { ...place, noteId, text: 'Zadzwoń jutro', mentionedUserIds });
  await edit([colleague.userId]);
  expect((await linesOf(colleague)).items).toMatchObject([{ count: 1, by: { userId: actor.userId } }]);
  await edit([]);
  expect(await linesOf(colleague)).toMatchObject({ items: [], unread: 0 });
  await edit([colleague.userId]);
  expect(await countUnread(colleague)).toEqual({ unread: 1 });
  await getCandidate(colleague, place);
  expect(await linesOf(colleague)).toMatchObject({ items: [{ read: true }], unread: 0 });
  await deleteNote(actor, { ...place, noteId });
  expect((await linesOf(colleague)).items).toEqual([]);
});

test('who no longer sees the process, or may no longer do it, is shown neither line nor count', async () => {
  const made = await scene();
  const { actor, colleague, processId, candidateIds } = made;
  const request = { processId, candidateId: candidateIds[1] ?? '', subjectId: randomUUID(), detail: 'DELETE' } as const;
  await db.processMember.create({ data: { processId, userId: colleague.userId } });
  await mention(made);
  await notify(db, 'REQUEST', { by: null, data: request });
  expect(await countUnread(colleague)).toEqual({ unread: 2 });
  const asViewer: PersonActor = { ...colleague, role: 'VIEWER' };
  expect(await linesOf(asViewer)).toMatchObject({ items: [{ kind: 'MENTION' }], totalItems: 1, unread: 1 });
  await db.processMember.deleteMany({ where: { processId } });
  await restrictProcess(actor, { processId, restricted: true });
  expect(await linesOf(colleague)).toMatchObject({ items: [], totalItems: 0, unread: 0 });
  await restrictProcess(actor, { processId, restricted: false });
  expect(await countUnread(colleague)).toEqual({ unread: 2 });
});

test('in a blind process a line names the number, not the person', async () => {
  const made = await scene();
  const { colleague, processId } = made;
  await db.process.update({ where: { id: processId }, data: { blindMode: true } });
  await mention(made);
  const [line] = (await linesOf(colleague)).items;
  expect(line?.candidate).toEqual({ ordinalNumber: 1, name: null });
});

test('with a candidate their notifications go, also from the count of a line', async () => {
  const made = await scene();
  const { actor, colleague, processId, candidateIds } = made;
  await transaction((tx) => requestAnalyses(tx, actor, candidateIds));
  for (const id of candidateIds) await end(processId, id, false);
  await mention(made);
  const { actor: admin } = await createTestUser('ADMIN');
  await eraseCandidate(admin, { processId, candidateId: candidateIds[0] ?? '' });
  expect((await linesOf(actor)).items).toMatchObject([{ kind: 'ANALYSES', count: 2 }]);
  expect(await linesOf(colleague)).toMatchObject({ items: [], unread: 0 });
  expect(await db.notification.count({ where: { candidateId: candidateIds[0] ?? '' } })).toBe(0);
});

test('marking all as read leaves what came since, and what is not one’s own', async () => {
  const made = await scene();
  const { colleague, processId, candidateIds } = made;
  await mention(made);
  const [line] = (await linesOf(colleague)).items;
  const all = { notificationId: line?.notificationId ?? '', all: true };
  await db.notification.updateMany({
    where: { userId: colleague.userId },
    data: { createdAt: new Date(Date.now() - 60_000) },
  });
  const other = { processId, candidateId: candidateIds[1] ?? '', text: 'Jeszcze ta osoba' };
  await createNote(made.actor, { ...other, mentionedUserIds: [colleague.userId] });
  await expect(readNotifications(made.actor, all)).rejects.toMatchObject({ code: 'notification.not-found' });
  await readNotifications(colleague, all);
  expect((await linesOf(colleague)).items).toMatchObject([{ read: false }, { read: true }]);
});

test('a kind that is off in the product is not shown, and one that is off everywhere is not written', async () => {
  const made = await scene();
  const { colleague } = made;
  const { mailHour, timeZone, kinds } = await getNotificationSettings(colleague);
  expect(kinds.map(({ kind }) => kind)).not.toContain('BACKUP');
  const choose = (byMail: boolean) =>
    saveNotificationSettings(colleague, { mailHour, timeZone, kinds: [{ kind: 'MENTION', inProduct: false, byMail }] });
  await choose(true);
  await mention(made);
  expect(await linesOf(colleague)).toMatchObject({ items: [], unread: 0 });
  await choose(false);
  await mention(made);
  expect(await db.notification.count({ where: { userId: colleague.userId } })).toBe(1);
  expect((await getNotificationSettings(colleague)).kinds[0]).toEqual({
    kind: 'MENTION',
    inProduct: false,
    byMail: false,
  });
});

test('after 90 days they go', async () => {
  const made = await scene();
  await mention(made);
  await cleanUp(systemActor, new Date(Date.now() + 89 * 24 * 60 * 60_000));
  expect(await db.notification.count({ where: { userId: made.colleague.userId } })).toBe(1);
  await cleanUp(systemActor, new Date(Date.now() + 91 * 24 * 60 * 60_000));
  expect(await db.notification.count({ where: { userId: made.colleague.userId } })).toBe(0);
});
