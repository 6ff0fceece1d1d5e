import { AppError } from '@/lib/errors';

/** The ETag of a resource that counts its changes (RFC 9110, section 8.8.3): strong, e.g. `"v12"`. */
export function versionTag({ version }: { version: number }): string {
  return `"v${version}"`;
}

/**
 * Lets a change pass that was made to the present version (RFC 9110, section 13.1.1).
 *
 * @param ifMatch the request's `If-Match`: tags with commas between them, `*` for whatever there is, null for no header,
 *   which asks for nothing. A weak tag (`W/"…"`) never matches.
 * @throws AppError `process.changed-meanwhile` with the present tag, which the answer carries as its ETag
 */
export function requireVersion(resource: { version: number }, ifMatch: string | null): void {
  if (ifMatch === null || ifMatch.trim() === '*') return;
  const present = versionTag(resource);
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(present)) throw new AppError('process.changed-meanwhile', { etag: present });
}
