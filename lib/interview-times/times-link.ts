import { recordFailure, secondsUntilAllowed, slot, type AttemptKey } from '@/lib/auth/attempt-limit';
import { lockCandidates } from '@/lib/candidates/rows/lock-candidates';
import { database, type Db } from '@/lib/db/client';
import type { OutsiderLink } from '@/lib/db/generated/client';
import { transaction } from '@/lib/db/transaction';
import { env } from '@/lib/env';
import { AppError } from '@/lib/errors';
import { findOutsiderLink } from '@/lib/outsider-links/find-outsider-link';
import { findInvitation, isOpen, type InvitationRow } from './find-invitation';

export const purpose = 'INTERVIEW_TIMES' as const;

const address = (path: string): string => new URL(path, env().NEXTAUTH_URL ?? 'http://127.0.0.1:3000').href;

/** The address of the page with the times; the token stands in the fragment, which browsers do not send (docs/decisions/0144). */
export const timesPageLink = (token: string): string => address(`/interview-times#${token}`);

/** The candidate in the product, for people here. */
export const candidateLink = ({ id, processId }: { id: string; processId: string }): string =>
  address(`/processes/${processId}/candidates/${id}?tab=summary`);

/** Who acts by a link, for the audit log: nobody with an account. */
export const visitor = (network: string) => ({
  kind: 'system' as const,
  source: 'interview-times',
  address: network,
});

export interface OpenedTimes {
  link: OutsiderLink;
  invitation: InvitationRow;
}

/**
 * What was offered to the candidate of a link, for who has its token.
 *
 * @throws AppError `link.invalid`
 */
export async function findByLink(db: Db, { token }: { token: string }): Promise<OpenedTimes> {
  const link = await findOutsiderLink(db, { token, purpose });
  const invitation = link.candidateId === null ? null : await findInvitation(db, link.candidateId);
  if (!invitation || !(await isOpen(db, invitation))) throw new AppError('link.invalid');
  return { link, invitation };
}

const hour = 60 * 60;
/** Each change may mail two people. */
const limit = { free: 12, firstWaitSeconds: 5 * 60, maxWaitSeconds: hour, windowSeconds: hour };

/**
 * Changes something for the candidate of a link, in a transaction that has locked them.
 *
 * @throws AppError `link.invalid`, `request.too-many`, and those of `act`
 */
export async function actByLink<Result>(
  { token }: { token: string },
  act: (db: Db, opened: OpenedTimes) => Promise<Result>,
): Promise<Result> {
  const { link, invitation } = await findByLink(database(), { token });
  const key: AttemptKey = { key: `interview-times:${slot(link.id, 16)}`, limit };
  const retryAfterSeconds = await secondsUntilAllowed([key]);
  if (retryAfterSeconds > 0) throw new AppError('request.too-many', { retryAfterSeconds });
  await recordFailure([key]);
  return transaction(async (db) => {
    await lockCandidates(db, invitation.candidate.processId, [invitation.candidateId]);
    return act(db, await findByLink(db, { token }));
  });
}
