const hourMs = 60 * 60 * 1000;

/** How long a link can be used, in milliseconds. */
export const linkLifeMs = { invitation: 72 * hourMs, reset: hourMs } as const;

/** Path and fragment. A browser sends no fragment, so the token is in no log and no referrer (docs/decisions/0144). */
export function invitationPath(token: string): string {
  return `/invitation#${token}`;
}

/** As {@link invitationPath}, for a new password. */
export function resetPath(token: string): string {
  return `/reset-password#${token}`;
}
