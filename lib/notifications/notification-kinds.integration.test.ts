import { randomUUID } from 'node:crypto';
import { systemActor, type PersonActor } from '@/lib/auth/actor';
import { failAnalysis } from '@/lib/analysis/run/fail-analysis';
import { uploadCvs } from '@/lib/candidates/cv/upload-cvs';
import { createNote } from '@/lib/candidates/notes/write-note';
import type { CandidatePlace } from '@/lib/candidates/rows/get-candidate-row';
import { setFollowUps } from '@/lib/candidates/stages/set-follow-ups';
import { database } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { notificationKinds, type NotificationKind } from '@/lib/domain/notification-enums';
import { env } from '@/lib/env';
import { declineTimes } from '@/lib/interview-times/decline-times';
import { offerTimes } from '@/lib/interview-times/offer-times';
import { openTimesPage } from '@/lib/interview-times/open-times-page';
import { pickTime } from '@/lib/interview-times/pick-time';
import { offerTimesSchema } from '@/lib/interview-times/times-schemas';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { noteMessageEnd } from '@/lib/mail/send/message-state';
import { sendMail } from '@/lib/mail/send/send-mail';
import { recordRequest } from '@/lib/person-rights/record-request';
import { createShortlist } from '@/lib/shortlists/create-shortlist';
import { saveMemberAnswer } from '@/lib/shortlists/save-answer';
import { createShortlistSchema } from '@/lib/shortlists/shortlist-schemas';
import { daysLater, today } from '@/lib/validation/calendar-day';
import { createTestCandidates } from '@/prisma/seed/create-test-candidates';
import { createTestProcess, createTestUser } from '@/prisma/seed/factories';
import { makeCvPdf } from '@/prisma/seed/make-cv-pdf';
import { MailServer } from '@/tests/mail/mail-server';
import { listNotifications } from './list-notifications';
import { tellWhatIsDue } from './tell-what-is-due';

const db = database();

interface Scene extends CandidatePlace {
  /** Made the process. */
  maker: PersonActor;
  member: PersonActor;
  admin: PersonActor;
}

async function scene(): Promise<Scene> {
  const [{ actor: maker }, { actor: member }] = [await createTestUser('RECRUITER'), await createTestUser('RECRUITER')];
  const { actor: admin } = await createTestUser('ADMIN');
  const { id: processId } = await createTestProcess(maker);
  await db.processMember.create({ data: { processId, userId: member.userId } });
  await createTestCandidates({ processId, count: 1 });
  const { id: candidateId } = await db.candidate.findFirstOrThrow({ where: { processId } });
  return { maker, member, admin, processId, candidateId };
}

const answerable = async ({ maker, processId, candidateId }: Scene, on: string) =>
  recordRequest(maker, { processId, candidateId, kind: 'ACCESS', way: 'LETTER', on, text: '' });

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000);
const shownTo = async (actor: PersonActor, kind: NotificationKind) =>
  (await listNotifications(actor, { page: 1, pageSize: 50 })).items.filter((line) => line.kind === kind);

/** What happens, by the use case that does it, who is told, and who is not although they see it. A kind without one does not compile. */
const causes: Record<
  NotificationKind,
  { happen: (made: Scene) => Promise<unknown>; told: keyof Scene; untold: keyof Scene; href: RegExp }
> = {
  MENTION: {
    happen: ({ maker, member, processId, candidateId }) =>
      createNote(maker, { processId, candidateId, text: 'Zadzwoń', mentionedUserIds: [member.userId, maker.userId] }),
    told: 'member',
    untold: 'maker',
    href: /^\/processes\/[^/]+\/candidates\/[^/]+\?tab=summary$/,
  },
  ANALYSES: {
    happen: async ({ member, processId }) => {
      const bytes = await makeCvPdf({ lines: ['Olga Miła', 'Java, Spring Boot'] });
      const { accepted } = await uploadCvs(member, { processId, files: [{ fileName: 'cv.pdf', bytes }] });
      const id = accepted[0]?.candidateId ?? '';
      const { analysisRequestId } = await db.candidate.findUniqueOrThrow({ where: { id } });
      expect(await shownTo(member, 'ANALYSES')).toEqual([]);
      const run = { candidateId: id, requestId: analysisRequestId ?? '' };
      await failAnalysis(systemActor, { ...run, reason: 'analysis.too-slow' });
    },
    told: 'member',
    untold: 'maker',
    href: /^\/processes\/[^/]+$/,
  },
  REQUEST: {
    happen: (made) => answerable(made, '2026-11-02'),
    told: 'member',
    untold: 'maker',
    href: /\?tab=summary$/,
  },
  REQUEST_DUE: {
    happen: async (made) => {
      await answerable(made, daysAgo(29).toISOString().slice(0, 10));
      await tellWhatIsDue(systemActor);
      await tellWhatIsDue(systemActor);
    },
    told: 'member',
    untold: 'admin',
    href: /\?tab=summary$/,
  },
  NEXT_STEP: {
    happen: async ({ maker, member, processId, candidateId }) => {
      const nextStep = { text: 'Zadzwoń', dueOn: today() };
      const choice = { candidateIds: [candidateId] };
      await setFollowUps(maker, { processId, choice, ownerId: member.userId, nextStep });
      await tellWhatIsDue(systemActor);
      await tellWhatIsDue(systemActor);
    },
    told: 'member',
    untold: 'maker',
    href: /\?tab=summary$/,
  },
  ANSWER: {
    happen: async ({ maker, member, processId, candidateId }) => {
      const input = createShortlistSchema.parse({ name: 'Do rozmowy', candidateIds: [candidateId] });
      const { shortlistId } = await createShortlist(maker, { ...input, processId });
      const answer = { processId, shortlistId, candidateId, overall: 'UP' as const, marks: [], comment: '' };
      await saveMemberAnswer(member, answer);
      await saveMemberAnswer(member, { ...answer, comment: 'Rozmawiajmy' });
    },
    told: 'maker',
    untold: 'member',
    href: /\/shortlists\/[0-9a-f-]{36}$/,
  },
  INTERVIEW: {
    happen: async ({ maker, processId, candidateId }) => {
      const offer = offerTimesSchema.parse({
        choice: { candidateIds: [candidateId] },
        timeZone: 'Europe/Warsaw',
        minutes: 45,
        times: [`${daysLater(today(), 3)}T10:00`],
        place: 'Biuro',
        mail: false,
      });
      const { accepted } = await offerTimes(maker, { processId, ...offer });
      const token = accepted[0]?.link?.split('#')[1] ?? '';
      const slotId = (await openTimesPage({ token })).free[0]?.slotId ?? '';
      const pick = { token, slotId, timeZone: 'Europe/Warsaw', locale: 'pl', address: '198.51.100.9' } as const;
      await pickTime(pick);
      await declineTimes(pick);
      expect(await shownTo(maker, 'INTERVIEW')).toMatchObject([{ detail: 'DECLINED', count: 1 }]);
      await pickTime(pick);
    },
    told: 'maker',
    untold: 'member',
    href: /\?tab=summary$/,
  },
  MESSAGE_FAILED: {
    happen: async ({ maker, candidateId }) => {
      const words = { recipient: 'ola@poczta.example', subject: 'Rekrutacja', text: 'Dzień dobry' };
      const { id } = await db.candidateMessage.create({
        data: {
          candidateId,
          requestId: randomUUID(),
          kind: 'received',
          locale: 'pl',
          state: 'WAITING',
          writtenById: maker.userId,
          ...words,
        },
      });
      await noteMessageEnd(db, id, 'WAITING', 'LATER');
      expect(await shownTo(maker, 'MESSAGE_FAILED')).toEqual([]);
      await noteMessageEnd(db, id, 'FAILED', 'RECIPIENT');
    },
    told: 'maker',
    untold: 'member',
    href: /\?tab=summary$/,
  },
  RETENTION: {
    happen: async ({ processId }) => {
      await db.upcomingRetention.create({ data: { processId, count: 3, day: new Date('2026-12-03') } });
      await tellWhatIsDue(systemActor);
      // Another first day within the same week.
      await db.upcomingRetention.update({ where: { processId }, data: { day: new Date('2026-12-04') } });
      await tellWhatIsDue(systemActor);
    },
    told: 'maker',
    untold: 'admin',
    href: /^\/$/,
  },
  MAIL_FAILED: {
    happen: async () => {
      const server = await MailServer.start();
      Object.assign(env(), { SMTP_URL: server.url(), MAIL_FROM: { name: '', address: 'hr@company.example' } });
      server.refusals.push({ at: 'RCPT', code: 550 });
      const mail = { kind: 'PASSWORD_CHANGED', recipient: 'nobody@tests.example', locale: 'pl', body: {} } as const;
      await transaction((tx) => enqueueMail(tx, mail));
      const { id } = await db.mail.findFirstOrThrow({ orderBy: { id: 'desc' } });
      await sendMail(systemActor, { mailId: id });
      await server.stop();
      Object.assign(env(), { SMTP_URL: undefined, MAIL_FROM: undefined });
    },
    told: 'admin',
    untold: 'maker',
    href: /^\/administration\/mail$/,
  },
  BACKUP: {
    happen: async () => {
      const at = { startedAt: daysAgo(1), endedAt: daysAgo(1) };
      await db.backupRun.create({ data: { origin: 'SCHEDULE', state: 'FAILED', failure: 'FULL', ...at } });
      await tellWhatIsDue(systemActor);
      await tellWhatIsDue(systemActor);
    },
    told: 'admin',
    untold: 'maker',
    href: /^\/administration\/system$/,
  },
};

test.each(notificationKinds)('%s is told once, to whom it concerns, and leads there', async (kind) => {
  const made = await scene();
  const { happen, told, untold, href } = causes[kind];
  await happen(made);
  const lines = await shownTo(made[told] as PersonActor, kind);
  expect(lines).toMatchObject([{ kind, count: 1, read: false, href: expect.stringMatching(href) }]);
  expect(await shownTo(made[untold] as PersonActor, kind)).toEqual([]);
  const { actor: stranger } = await createTestUser('VIEWER');
  expect(await shownTo(stranger, kind)).toEqual([]);
});

test('what is dealt with is read: an answered request, a mail that was sent after all, a good backup', async () => {
  const made = await scene();
  for (const kind of ['REQUEST', 'MAIL_FAILED', 'BACKUP'] as const) await causes[kind].happen(made);
  await db.personRequest.updateMany({ where: { candidateId: made.candidateId }, data: { answeredAt: new Date() } });
  await db.mail.updateMany({ data: { state: 'SENT' } });
  const later = new Date(Date.now() + 1_000);
  const good = { origin: 'SCHEDULE', state: 'GOOD', name: 'backup-1', startedAt: later, endedAt: later } as const;
  await db.backupRun.create({ data: good });
  expect(await shownTo(made.member, 'REQUEST')).toMatchObject([{ read: true }]);
  expect(await shownTo(made.admin, 'MAIL_FAILED')).toEqual([]);
  expect((await shownTo(made.admin, 'BACKUP')).filter(({ read }) => !read)).toEqual([]);
});
