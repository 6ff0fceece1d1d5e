import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { MailFailure } from '@/lib/domain/mail-enums';
import { proxyFor } from '@/lib/outgoing-proxy';
import { email } from '@/lib/validation/contact';
import type { MailSettings } from '../mail-settings';
import type { MailText } from './compose-mail';
import { failureOf } from './failure-of';

/** In milliseconds. */
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 };
/** The whole of an attempt, however slowly the server goes on. */
export const deliveryLimitMs = 45_000;

const address = email();

/**
 * Hands a mail to the server.
 *
 * @returns null when the server has accepted it, else the class of the failure
 */
export async function deliver(
  { from, ...server }: MailSettings,
  { id, recipient, ...text }: MailText & { id: string; recipient: string },
): Promise<MailFailure | null> {
  // A line break or a second address would be another header or recipient.
  if (!address.safeParse(recipient).success) return 'RECIPIENT';
  // Not every proxy lets mail through; NO_PROXY takes the mail server out.
  const host = isIP(server.host) === 6 ? `[${server.host}]` : server.host;
  const proxy = proxyFor(new URL(`https://${host}:${server.port}`));
  const transport = createTransport({
    ...server,
    ...limits,
    ...(proxy ? { proxy } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const message = {
    from,
    to: { name: '', address: recipient },
    ...text,
    messageId: `<${id}@${from.address.split('@').at(-1)}>`,
    // RFC 3834: no holiday notice comes back.
    headers: { 'Auto-Submitted': 'auto-generated' },
    signal: AbortSignal.timeout(deliveryLimitMs),
  };
  try {
    await transport.sendMail(message);
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}
