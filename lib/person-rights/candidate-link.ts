import { database, type Db } from '@/lib/db/client';
import type { Candidate, OutsiderLink } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { findOutsiderLink } from '@/lib/outsider-links/find-outsider-link';

/** For how many days the link to a candidate's page works. */
export const linkDays = 90;

const purpose = 'CANDIDATE_PAGE' as const;

/** The page's address; the token stands in the fragment, which browsers do not send (docs/decisions/0144). */
export const candidatePageLink = (token: string): string =>
  new URL(`/candidate-page#${token}`, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/** Who acts by a link, for the audit log: nobody with an account. */
export const visitor = (address: string) => ({
  kind: 'system' as const,
  source: 'candidate-page',
  address,
  locale: 'pl' as const,
});

export interface OpenedLink {
  link: OutsiderLink;
  candidate: Candidate;
}

/** The candidate of a link, for who has its token. @throws AppError `link.invalid` */
export async function findByLink(db: Db, { token }: { token: string }): Promise<OpenedLink> {
  const link = await findOutsiderLink(db, { token, purpose });
  const candidate = await db.candidate.findUnique({ where: { id: link.candidateId ?? '' } });
  if (!candidate) throw new AppError('link.invalid');
  return { link, candidate };
}

/**
 * Does something for the candidate of a link, in a transaction that has locked them.
 *
 * @throws AppError `link.invalid`, and those of `act`
 */
export async function actByLink<Result>(
  { token }: { token: string },
  act: (db: Db, opened: OpenedLink) => Promise<Result>,
): Promise<Result> {
  const { candidate } = await findByLink(database(), { token });
  return transaction(async (db) => {
    await lockCandidates(db, candidate.processId, [candidate.id]);
    return act(db, await findByLink(db, { token }));
  });
}
