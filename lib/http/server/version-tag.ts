import type { ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';

/** The strong ETag of a versioned resource (RFC 9110, section 8.8.3), e.g. `"v12"`. */
export function versionTag({ version }: { version: number | string }): string {
  return `"v${version}"`;
}

/**
 * Checks that a change was made to the current version (RFC 9110, section 13.1.1).
 *
 * @param ifMatch the request's `If-Match`: comma-separated tags, `*` for any version, null for no check. A weak tag
 * (`W/"…"`) never matches.
 * @throws AppError `code` with the current tag, sent as the response's ETag
 */
export function requireVersion(
  resource: { version: number | string },
  ifMatch: string | null,
  code: ErrorCode = 'process.changed-meanwhile',
): void {
  if (ifMatch === null || overwrites(ifMatch)) return;
  const present = versionTag(resource);
  const tags = ifMatch.split(',').map((tag) => tag.trim());
  if (!tags.includes(present)) throw new AppError(code, { etag: present });
}

/**
 * Whether a change replaces any version, and so may overwrite what its author has not seen.
 *
 * @param ifMatch as for `requireVersion`
 */
export function overwrites(ifMatch: string | null): boolean {
  return ifMatch === null || ifMatch.trim() === '*';
}
