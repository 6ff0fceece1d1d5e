import { Prisma } from '@/lib/db/generated/client';
import { database } from '@/lib/db/client';

/** How many rows with an address an hour may have: of all accounts together, and of one account and kind. */
export const rowLimits = { perHour: 200, perAccount: 20 } as const;

type TriedAccount = { email: string } | { userId: string };

export type FailedSignInInput = TriedAccount & {
  /** The network; see `clientAddress`. */
  address: string;
  kind: 'WRONG_PASSWORD' | 'WRONG_CODE' | 'LOCKED' | 'NO_ACCESS';
};

/**
 * Adds a failed sign-in to the audit log (docs/decisions/0084). What was typed is not kept where no account has it: it may
 * be a password. One statement whether there is such an account or not, so that its time says nothing.
 *
 * One row an hour for each kind, account and address, with a count; beyond the limits one a day for the kind and account.
 *
 * @param now the time of the failure
 */
export async function recordFailedSignIn(input: FailedSignInInput, now: Date = new Date()): Promise<void> {
  const { address, kind } = input;
  const account = 'email' in input ? Prisma.sql`email = ${input.email}` : Prisma.sql`id = ${input.userId}::uuid`;
  const hour = new Date(Math.floor(now.getTime() / 3_600_000) * 3_600_000);
  // Denied access is not shown to the owner: it was the owner who proved their identity.
  const unseen = kind === 'NO_ACCESS' ? 0 : 1;
  await database().$executeRaw`
    WITH tried AS (SELECT (SELECT id FROM app_user WHERE ${account}) AS user_id),
    named AS (
      SELECT user_id, ${`:${kind}:`} || coalesce(user_id::text, 'unknown') AS owner FROM tried
    ), placed AS (
      SELECT n.user_id, n.owner, ${hour.toISOString()} || n.owner || ':' || ${address} AS own_key,
        count(f.key) < ${rowLimits.perHour}::int AND count(f.key) FILTER (
          WHERE f.kind = ${kind}::"FailedSignInKind" AND f.user_id IS NOT DISTINCT FROM n.user_id
        ) < ${rowLimits.perAccount}::int AS has_room
      FROM named n LEFT JOIN failed_sign_in f ON f.hour = ${hour} AND f.address IS NOT NULL
      GROUP BY n.user_id, n.owner
    ), chosen AS (
      SELECT user_id, owner, own_key, has_room OR EXISTS (SELECT FROM failed_sign_in WHERE key = own_key) AS is_own
      FROM placed
    )
    INSERT INTO failed_sign_in AS f (key, hour, kind, user_id, address, count, unseen, first_at, last_at)
    SELECT CASE WHEN is_own THEN own_key ELSE ${hour.toISOString().slice(0, 10)} || owner END, ${hour},
      ${kind}::"FailedSignInKind", user_id, CASE WHEN is_own THEN ${address} END, 1, ${unseen}::int, ${now}, ${now}
    FROM chosen
    ON CONFLICT (key) DO UPDATE SET count = f.count + 1, unseen = f.unseen + excluded.unseen, last_at = excluded.last_at`;
}
