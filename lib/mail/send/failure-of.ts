import { z } from 'zod';
import type { MailFailure } from '@/lib/domain/mail-enums';

/** What nodemailer says of an error. */
const errorSchema = z.object({
  code: z.string().default(''),
  /** Of the network or of TLS, e.g. `ECONNREFUSED`. */
  originalCode: z.string().default(''),
  /** The server's, RFC 5321, section 4.2. */
  responseCode: z.number().optional(),
  command: z.string().default(''),
});

const credentialCodes = new Set(['EAUTH', 'ENOAUTH', 'EOAUTH2']);
const timeoutCodes = new Set(['ETIMEDOUT', 'EABORT']);
const tlsCodes = new Set(['ETLS', 'EREQUIRETLS']);
/** Codes of OpenSSL and of Node's checks of certificates. */
const tlsProblem = /CERT|SSL|TLS|EPROTO|SELF_SIGNED|UNABLE_TO/;

/** The class of an error of nodemailer. Its message is not read: it may hold an address. */
export function failureOf(error: unknown): MailFailure {
  const { data } = errorSchema.safeParse(error);
  if (!data) return 'CONNECTION';
  const { code, originalCode, responseCode = 0, command } = data;
  if (responseCode >= 400 && responseCode < 500) return 'LATER';
  // RFC 4954, section 6: 530 is asked for a password, at whatever command.
  if (credentialCodes.has(code) || responseCode === 530) return 'CREDENTIALS';
  if (timeoutCodes.has(code) || timeoutCodes.has(originalCode)) return 'TIMEOUT';
  if (tlsCodes.has(code) || tlsProblem.test(originalCode)) return 'TLS';
  if (code === 'EENVELOPE' && command === 'MAIL FROM') return 'SENDER';
  if (code === 'EENVELOPE') return command === 'DATA' ? 'REFUSED' : 'RECIPIENT';
  return code === 'EMESSAGE' ? 'REFUSED' : 'CONNECTION';
}
