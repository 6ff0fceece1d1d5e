import type { Db } from '@/lib/db/client';

export type HideColleagues = (text: string) => string;

/** Stands in a colleague's place, in both languages. */
const mark = '[…]';

/** Longer names first, so that of "Anna Maria Lis" nothing is left. */
function namePattern(names: readonly string[]): RegExp | null {
  const escaped = names
    .filter((name) => name.length > 2)
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`).replace(/\s+/gu, String.raw`\s+`));
  return escaped.length > 0 ? new RegExp(`@?(?<!\\p{L})(?:${escaped.join('|')})(?!\\p{L})`, 'giu') : null;
}

/**
 * Takes the full names of the people with an account out of what they wrote, mentions too. A name that is the candidate's own
 * stays: it may be about them.
 */
export async function findColleagues(db: Db, candidateId: string): Promise<HideColleagues> {
  const users = await db.user.findMany({ select: { firstName: true, lastName: true } });
  const candidate = await db.candidate.findUnique({
    where: { id: candidateId },
    select: { firstName: true, lastName: true },
  });
  const own = `${candidate?.firstName ?? ''} ${candidate?.lastName ?? ''}`.toLowerCase();
  const names = users
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter((name) => name.toLowerCase() !== own);
  const pattern = namePattern(names);
  return (text) => (pattern ? text.replace(pattern, mark) : text);
}
