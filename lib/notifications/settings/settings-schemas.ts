import { z } from 'zod';
import { broken } from '@/lib/validation/rule';
import { notificationKindSchema } from '../notification-schemas';

/** Whether this server knows the time zone. */
function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const kindSettingSchema = z.object({ kind: notificationKindSchema, inProduct: z.boolean(), byMail: z.boolean() });

export const saveNotificationSettingsSchema = z.object({
  /** The local hour of the daily mail. */
  mailHour: z.int().min(0).max(23),
  /** Of the IANA list. */
  timeZone: z.string().max(64).refine(isTimeZone, broken('wrong-format')),
  /** Those that are left out stay as they are. */
  kinds: z.array(kindSettingSchema).max(50),
});

export const notificationSettingsSchema = z.object({
  mailHour: z.int(),
  timeZone: z.string(),
  /** Those that the person's role can be told of. */
  kinds: z.array(kindSettingSchema),
  /** Whether a mail server is set. */
  mailIsSetUp: z.boolean(),
});

export type SaveNotificationSettings = z.infer<typeof saveNotificationSettingsSchema>;
export type NotificationSettings = z.infer<typeof notificationSettingsSchema>;
