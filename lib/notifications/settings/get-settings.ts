import { actorMay, requirePermission, type PersonActor } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import { notificationKinds, usualMailHour } from '@/lib/domain/notification-enums';
import { timeZone as usualTimeZone } from '@/lib/i18n/time-zone';
import { mailSettings } from '@/lib/mail/mail-settings';
import { declarationOf } from '@/lib/notification-rows/notification-kinds';
import type { NotificationSettings } from './settings-schemas';

/** Of what and where the actor is told. @throws AppError `permission.denied` */
export async function getNotificationSettings(actor: PersonActor): Promise<NotificationSettings> {
  requirePermission(actor, 'candidate:read');
  const where = { userId: actor.userId };
  const [schedule, switches] = await Promise.all([
    database().notificationSchedule.findUnique({ where }),
    database().notificationSwitch.findMany({ where }),
  ]);
  const chosen = new Map(switches.map((one) => [one.kind, one]));
  const kinds = notificationKinds
    .filter((kind) => actorMay(actor, declarationOf(kind).permission))
    .map((kind) => {
      const { inProduct = true, byMail = declarationOf(kind).mailed } = chosen.get(kind) ?? {};
      return { kind, inProduct, byMail };
    });
  const { mailHour = usualMailHour, timeZone = usualTimeZone } = schedule ?? {};
  return { mailHour, timeZone, kinds, mailIsSetUp: mailSettings() !== null };
}
