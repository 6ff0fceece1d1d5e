import { z } from 'zod';
import { notificationKinds } from '@/lib/domain/notification-enums';
import { roleSchema } from '@/lib/domain/user-schemas';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';

/** Notifications that belong together: a count, the name of a recruitment, and where they lead. No person is in it. */
const mailLineSchema = z.object({
  kind: z.enum(notificationKinds),
  count: z.int(),
  /** Of analyses: without a result. */
  failed: z.int(),
  /** A word of the kind. */
  detail: z.string(),
  /** Empty: it is about none. */
  process: z.string(),
  link: z.string(),
});
export type MailLine = z.infer<typeof mailLineSchema>;

const mailBodySchema = z.object({
  /** The full address, which holds a token. */
  link: z.string().optional(),
  /** Until when it works. */
  until: z.iso.datetime().optional(),
  /** The name of who invites or made the link. */
  by: z.string().optional(),
  role: roleSchema.optional(),
  /** The name of an API token. */
  tokenName: z.string().optional(),
  /** A code to be typed. */
  code: z.string().optional(),
  /** The name of a recruitment. */
  process: z.string().optional(),
  /** Of a message that a person wrote: its subject and text, and who gets the answer. */
  subject: z.string().optional(),
  text: z.string().optional(),
  replyTo: z.object({ name: z.string(), address: z.string() }).optional(),
  /** What is unread. */
  lines: z.array(mailLineSchema).optional(),
  /** When it happened, or takes place. */
  at: z.iso.datetime().optional(),
  /** The time zone in which the reader is told `at`, where it is not the product's. */
  zone: z.string().optional(),
  /** Where it takes place. */
  place: z.string().optional(),
  /** A candidate's number in the recruitment: people here get no name by mail. */
  number: z.number().optional(),
  /** An event for the calendar (RFC 6047). */
  calendar: z.object({ method: z.enum(['REQUEST', 'PUBLISH', 'CANCEL']), content: z.string() }).optional(),
});

/** What the text of a mail says, without the words. */
export type MailBody = z.infer<typeof mailBodySchema>;

/** What the database holds of it. */
export function encryptMailBody(body: MailBody): string {
  return encryptSecret(JSON.stringify(body), 'mail-body');
}

/** @returns null when no key of this deployment can read it */
export function decryptMailBody(encrypted: string): MailBody | null {
  const plain = decryptSecret(encrypted, 'mail-body');
  return plain === null ? null : mailBodySchema.parse(JSON.parse(plain));
}
