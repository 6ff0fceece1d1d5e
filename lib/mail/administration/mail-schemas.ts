import { z } from 'zod';
import { mailFailures, mailKinds, mailStates } from '@/lib/domain/mail-enums';
import { pageSchema } from '@/lib/page-schema';

export const mailParams = z.object({ mailId: z.uuid() });

export const mailQuery = z.object({ page: z.coerce.number().int().min(1).max(1_000_000).default(1) });

const failure = z.enum(mailFailures);

const mailSchema = z.object({
  mailId: z.uuid(),
  kind: z.enum(mailKinds),
  recipient: z.string(),
  state: z.enum(mailStates),
  attempts: z.int().min(0),
  /** Why the last attempt that failed did. */
  failure: failure.nullable(),
  createdAt: z.iso.datetime(),
  /** Null when there is none. */
  nextAttemptAt: z.iso.datetime().nullable(),
});

/** How mail does, without a password; no text of a mail is ever returned. */
export const mailStateSchema = z.object({
  /** Host and port of the mail server and the sender; null when none is set. */
  server: z.object({ host: z.string(), port: z.int(), from: z.string() }).nullable(),
  lastSentAt: z.iso.datetime().nullable(),
  lastFailure: z.object({ at: z.iso.datetime(), failure }).nullable(),
  waiting: z.int().min(0),
  failed: z.int().min(0),
  /** Failed ones first, then those that wait, then what was sent in the last 30 days. */
  mails: pageSchema(mailSchema),
});

/** The result of a test. */
export const mailTestSchema = z.object({ sentTo: z.string(), failure: failure.nullable() });

export type MailState = z.infer<typeof mailStateSchema>;
export type MailRow = z.infer<typeof mailSchema>;
export type MailTest = z.infer<typeof mailTestSchema>;
