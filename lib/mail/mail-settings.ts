import { env } from '@/lib/env';

/** The mail server and who writes. */
export interface MailSettings {
  host: string;
  port: number;
  /** TLS from the first byte. */
  secure: boolean;
  /** Without TLS nothing is sent: a password must not cross a network in the clear. */
  requireTLS: boolean;
  auth?: { user: string; pass: string };
  from: { name: string; address: string };
}

const loopback = /^(localhost|127\.[\d.]+|\[?::1\]?)$/;

/** The settings of SMTP_URL and MAIL_FROM; null when no mail is to be sent. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL || !MAIL_FROM) return null;
  const { protocol, hostname, port, username, password } = new URL(SMTP_URL);
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && username !== '' && !loopback.test(hostname),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    from: MAIL_FROM,
  };
}
