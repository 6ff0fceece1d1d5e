import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import type { SaveNotificationSettings } from './settings-schemas';

/** Stores of what and where the actor wants to be told, and when the daily mail comes. @throws AppError `permission.denied` */
export async function saveNotificationSettings(
  actor: PersonActor,
  { mailHour, timeZone, kinds }: SaveNotificationSettings,
): Promise<void> {
  requirePermission(actor, 'candidate:read');
  const { userId } = actor;
  await transaction(async (db) => {
    await db.notificationSchedule.upsert({
      where: { userId },
      create: { userId, mailHour, timeZone },
      update: { mailHour, timeZone },
    });
    for (const { kind, inProduct, byMail } of kinds)
      await db.notificationSwitch.upsert({
        where: { userId_kind: { userId, kind } },
        create: { userId, kind, inProduct, byMail },
        update: { inProduct, byMail },
      });
  });
}
