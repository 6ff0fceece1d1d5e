import { env } from '@/lib/env';

const hourMs = 60 * 60 * 1000;

/** How long a link can be used, in milliseconds. */
export const linkLifeMs = { invitation: 72 * hourMs, reset: hourMs } as const;

const address = (path: string): string => new URL(path, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/**
 * The link of an invitation, below the product's public address, whatever name the administrator's browser uses for
 * the server. The token stands in the fragment, which browsers do not send, so that it is in no log and no referrer
 * (docs/decisions/0144).
 */
export function invitationLink(token: string): string {
  return address(`/invitation#${token}`);
}

/** As {@link invitationLink}, for a new password. */
export function resetLink(token: string): string {
  return address(`/reset-password#${token}`);
}
