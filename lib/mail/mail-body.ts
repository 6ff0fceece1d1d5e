import { z } from 'zod';
import { roleSchema } from '@/lib/domain/user-schemas';
import { decryptSecret, encryptSecret } from '@/lib/encrypted-secret';

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
  /** When it happened. */
  at: z.iso.datetime().optional(),
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
