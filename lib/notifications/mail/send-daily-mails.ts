import { requirePermission, type Actor, type PersonActor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import type { Prisma } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { notificationKinds, usualMailHour, type NotificationKind } from '@/lib/domain/notification-enums';
import { toLocale } from '@/lib/i18n/locale';
import { timeZone as usualTimeZone } from '@/lib/i18n/time-zone';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import { mailSettings } from '@/lib/mail/mail-settings';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';
import { readAtSql, shownRowsSql } from '../shown-rows';
import { addressOf, combineRows, type MailedRow } from './combine-rows';
import { lastMailTime } from './mail-time';

const personSelect = {
  id: true,
  email: true,
  role: true,
  locale: true,
  notificationSchedule: true,
} satisfies Prisma.UserSelect;

type Person = Prisma.UserGetPayload<{ select: typeof personSelect }>;

/**
 * Mails everybody whose hour has come what they have not read, nor been mailed before. One mail a day and person, whoever else
 * calls it and whenever it stops: the mail, and that it was made, are one transaction.
 *
 * @returns how many mails were made
 * @throws AppError `permission.denied`
 */
export async function sendDailyMails(actor: Actor, now: Date = new Date()): Promise<{ mails: number }> {
  requirePermission(actor, 'administration');
  if (!mailSettings()) return { mails: 0 };
  const waiting = await database().notification.groupBy({
    by: ['userId'],
    where: { mailedAt: null, readAt: null, user: { active: true, role: { not: null } } },
  });
  const people = await database().user.findMany({
    where: { id: { in: waiting.map(({ userId }) => userId) } },
    select: personSelect,
  });
  let mails = 0;
  for (const person of people) if (await mailTo(person, now)) mails += 1;
  if (mails > 0) sendOutboxSoon();
  return { mails };
}

async function mailTo({ id, email, role, locale, notificationSchedule }: Person, now: Date): Promise<boolean> {
  const { mailHour = usualMailHour, timeZone = usualTimeZone, lastMailOn = null } = notificationSchedule ?? {};
  const { at, day } = lastMailTime(now, { mailHour, timeZone });
  if (role === null || (lastMailOn !== null && lastMailOn.toISOString().slice(0, 10) >= day)) return false;
  const reader: PersonActor = { kind: 'person', userId: id, sessionId: '', role, locale: toLocale(locale) };
  return transaction(async (db) => {
    if (!(await claimDay(db, id, day))) return false;
    const lines = combineRows(await takeRows(db, reader, at, now));
    if (lines.length === 0) return false;
    const body = { lines, link: addressOf('/notifications') };
    return enqueueMail(db, { kind: 'NOTIFICATIONS', recipient: email, locale: reader.locale, body });
  });
}

/** Whether nobody has made, or is making, the mail of this day; also when there is nothing to tell, the day is over. */
async function claimDay(db: Db, userId: string, day: string): Promise<boolean> {
  const claimed = await db.$queryRaw<unknown[]>`
    INSERT INTO notification_schedule (user_id, last_mail_on) VALUES (${userId}::uuid, ${day}::date)
    ON CONFLICT (user_id) DO UPDATE SET last_mail_on = excluded.last_mail_on
      WHERE notification_schedule.last_mail_on IS NULL OR notification_schedule.last_mail_on < excluded.last_mail_on
    RETURNING user_id`;
  return claimed.length > 0;
}

const mailedKinds: NotificationKind[] = notificationKinds.filter((kind) => declarationOf(kind).mailed);

/** Takes what is to be in the mail: what was there at the hour, is unread, may be seen, and is wanted by mail. */
async function takeRows(db: Db, reader: PersonActor, before: Date, now: Date): Promise<MailedRow[]> {
  return db.$queryRaw<MailedRow[]>`
    UPDATE notification n SET mailed_at = ${now}
    FROM (SELECT i.id, p.name FROM notification i LEFT JOIN process p ON p.id = i.process_id
      WHERE i.user_id = ${reader.userId}::uuid AND i.mailed_at IS NULL AND i.read_at IS NULL AND i.created_at < ${before}) due
    WHERE n.id = due.id AND ${shownRowsSql(reader)} AND ${readAtSql()} IS NULL
      AND coalesce((SELECT s.by_mail FROM notification_switch s WHERE s.user_id = n.user_id AND s.kind = n.kind),
        n.kind = ANY(${mailedKinds}))
    RETURNING n.kind, n.group_key AS "groupKey", n.process_id AS "processId", n.candidate_id AS "candidateId", n.detail,
      n.created_at AS "createdAt", due.name AS "processName"`;
}
