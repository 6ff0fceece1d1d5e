import { requirePermission, type Actor } from '@/lib/auth/actor';
import { getBackupState } from '@/lib/backup/get-backup-state';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { checkBackup } from '@/lib/deployment/dependencies/check-backup';
import { warnDays } from '@/lib/domain/retention/retention-enums';
import { notify, notifyOfMany } from '@/lib/notification-rows/notify';
import { dayToStore, daysLater, storedDay, today } from '@/lib/validation/calendar-day';

/** So long before the law's date of a request those who answer it are told once more. */
const requestWarnDays = 7;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * Tells what nobody does but time: dates of requests that are near or have passed, next steps whose day has come, what retention
 * takes soon, and backups that failed or are too old. Every night; told once, however often it is called.
 *
 * @throws AppError `permission.denied`
 */
export async function tellWhatIsDue(actor: Actor, now: Date = new Date()): Promise<void> {
  requirePermission(actor, 'administration');
  await tellRequests(database(), now);
  await tellNextSteps(database(), now);
  await transaction((db) => tellRetention(db, now));
  await tellBackup(database());
}

async function tellRequests(db: Db, now: Date): Promise<void> {
  const day = today(now);
  const rows = await db.personRequest.findMany({
    where: { answeredAt: null, withdrawnAt: null, dueOn: { lte: dayToStore(daysLater(day, requestWarnDays)) ?? now } },
    select: { id: true, dueOn: true, candidateId: true, candidate: { select: { processId: true } } },
  });
  const data = rows.map(({ id, dueOn, candidateId, candidate }) => {
    const detail = (storedDay(dueOn) ?? '') < day ? ('OVERDUE' as const) : ('SOON' as const);
    return { processId: candidate.processId, candidateId, subjectId: id, detail };
  });
  await notifyOfMany(db, 'REQUEST_DUE', { by: null, data });
}

async function tellNextSteps(db: Db, now: Date): Promise<void> {
  // Only those that their owner was not told of: most have been overdue for long.
  const rows = await db.$queryRaw<{ processId: string; candidateId: string; detail: string }[]>`
    SELECT c.process_id AS "processId", c.id AS "candidateId", f.due_on::text AS detail
    FROM candidate_follow_up f JOIN candidate c ON c.id = f.candidate_id JOIN process p ON p.id = c.process_id
    WHERE f.next_step <> '' AND f.due_on <= ${today(now)}::date AND p.status <> 'ARCHIVED'
      AND f.owner_id IS NOT NULL AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.user_id = f.owner_id
        AND n.kind = 'NEXT_STEP' AND n.subject_id = f.candidate_id AND n.detail = f.due_on::text)`;
  const data = rows.map((row) => Object.assign({ subjectId: row.candidateId }, row));
  await notifyOfMany(db, 'NEXT_STEP', { by: null, data });
}

/** At most once a week for a process: where somebody is due each day it would be told each day. */
async function tellRetention(db: Db, now: Date): Promise<void> {
  const upcoming = await db.upcomingRetention.findMany();
  const told = await db.notification.findMany({
    where: { kind: 'RETENTION', createdAt: { gt: new Date(now.getTime() - warnDays * dayMs) } },
    distinct: ['processId'],
    select: { processId: true },
  });
  const known = new Set(told.map(({ processId }) => processId));
  for (const { processId, day } of upcoming.filter((one) => !known.has(one.processId)))
    await notify(db, 'RETENTION', {
      by: null,
      data: { processId, subjectId: processId, detail: storedDay(day) ?? '' },
    });
}

async function tellBackup(db: Db): Promise<void> {
  const finding = await checkBackup();
  if (finding === null || finding === 'unused') return;
  const { lastGood } = await getBackupState();
  const isLate = finding.code === 'backup-late';
  const about = await db.backupRun.findFirst({
    where: isLate ? { state: 'GOOD', name: lastGood?.name ?? '' } : { state: 'FAILED' },
    orderBy: { startedAt: 'desc' },
    select: { id: true },
  });
  if (!about) return;
  await notify(db, 'BACKUP', { by: null, data: { subjectId: about.id, detail: isLate ? 'LATE' : 'FAILED' } });
}
