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

/** Whether an `smtp://` address sends nothing without TLS: it asks for it, or a password goes to another machine. */
function asksForTls({ searchParams, username, hostname }: URL): boolean {
  return searchParams.get('requireTLS') === 'true' || (username !== '' && !loopback.test(hostname));
}

/** Whether nothing that is mailed through SMTP_URL can be read on the way to the mail server. */
export function isMailSafe(url: URL): boolean {
  return url.protocol === 'smtps:' || asksForTls(url);
}

/** The settings of SMTP_URL and MAIL_FROM; null when no mail is to be sent. */
export function mailSettings(): MailSettings | null {
  const { SMTP_URL, MAIL_FROM } = env();
  if (!SMTP_URL || !MAIL_FROM) return null;
  const url = new URL(SMTP_URL);
  const { protocol, hostname, port, username, password } = url;
  const secure = protocol === 'smtps:';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && asksForTls(url),
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    from: MAIL_FROM,
  };
}
