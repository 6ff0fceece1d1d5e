import { recordAudit } from '@/lib/audit/record-audit';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import type { PersonActor } from './actor';
import { mayUsePassword } from './sign-in-options';

/** 12 hours at most, 60 minutes idle (docs/specification.md, People, sessions, permissions). */
export const sessionLifeMs = 12 * 60 * 60 * 1000;
export const sessionIdleMs = 60 * 60 * 1000;
/** `lastSeenAt` is written at most this often. */
const touchEveryMs = 60 * 1000;

/** Where a session is opened, as its owner's list of sessions shows it. */
export interface SessionPlace {
  /** The network; see `clientAddress`. */
  address?: string;
  userAgent?: string | null;
  /** Whether it was opened at the identity provider. */
  byProvider?: boolean;
  /** When the person proved their identity; null: not known; undefined: now. */
  confirmedAt?: Date | null;
}

/** What was checked at a sign-in with a password. */
interface Checked {
  /** The password's hash. */
  checkedHash?: string | undefined;
  /** The second step whose code was right. */
  secondStepId?: string | undefined;
}

const maxUserAgentLength = 400;

/**
 * Opens a session for an authenticated user and returns its id. The session keeps the failed sign-ins since the one
 * before.
 *
 * @throws AppError `session.missing` when password or second step changed since they were checked, or the account was
 * deactivated
 */
export async function openSession(userId: string, place: SessionPlace & Checked = {}): Promise<string> {
  const address = place.address ?? null;
  const userAgent = place.userAgent?.slice(0, maxUserAgentLength) ?? null;
  return transaction(async (db) => {
    // Locked: a reset of the password at the same time is either seen here, or ends this session too.
    const [user] = await db.$queryRaw<{ hash: string | null }[]>`
      SELECT password_hash AS hash FROM app_user WHERE id = ${userId}::uuid AND active FOR SHARE`;
    if (!user || (await isOvertaken(db, userId, { ...place, hash: user.hash }))) throw new AppError('session.missing');
    const session = await db.userSession.create({
      data: {
        userId,
        address,
        userAgent,
        byProvider: place.byProvider ?? false,
        confirmedAt: place.confirmedAt === undefined ? new Date() : place.confirmedAt,
        ...(await seeFailedSignIns(db, userId)),
      },
    });
    const actor = { kind: 'person', userId, sessionId: session.id, ...(address === null ? {} : { address }) } as const;
    await recordAudit(db, actor, 'session.opened');
    return session.id;
  });
}

/**
 * Whether password or second step changed since they were checked. Without a password the identity provider has
 * checked the person.
 */
async function isOvertaken(
  db: Db,
  userId: string,
  { checkedHash, secondStepId, hash }: Checked & { hash: string | null },
): Promise<boolean> {
  if (checkedHash === undefined) return false;
  const step = await db.secondStep.findUnique({ where: { userId }, select: { id: true } });
  return checkedHash !== hash || secondStepId !== step?.id;
}

interface SessionRow {
  createdAt: Date;
  lastSeenAt: Date;
  confirmedAt: Date | null;
  byProvider: boolean;
  userId: string;
  role: Role;
  locale: string;
  hasSecondStep: boolean;
  /** Whether their role must have one, where they sign in with a password (`requiresSecondStep`). */
  needsSecondStep: boolean;
}

/**
 * The user of a session, or null when the session ended or expired, or the account was deactivated or lost its role. Every call
 * and page asks this, hence one statement.
 */
export async function findSessionActor(sessionId: string, now: Date = new Date()): Promise<PersonActor | null> {
  const [session] = await database().$queryRaw<SessionRow[]>`
    SELECT s.created_at AS "createdAt", s.last_seen_at AS "lastSeenAt", s.confirmed_at AS "confirmedAt",
      s.by_provider AS "byProvider", u.id AS "userId", u.role::text AS role, u.locale,
      EXISTS (SELECT FROM second_step step WHERE step.user_id = u.id) AS "hasSecondStep",
      EXISTS (SELECT FROM required_second_step asked WHERE asked.role = u.role) AS "needsSecondStep"
    FROM user_session s JOIN app_user u ON u.id = s.user_id
    WHERE s.id = ${sessionId}::uuid AND s.ended_at IS NULL AND u.active AND u.role IS NOT NULL`;
  if (!session) return null;
  if (now.getTime() - session.createdAt.getTime() >= sessionLifeMs) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= sessionIdleMs) return null;
  if (now.getTime() - session.lastSeenAt.getTime() >= touchEveryMs) {
    await database().userSession.updateMany({ where: { id: sessionId, endedAt: null }, data: { lastSeenAt: now } });
  }
  const { userId, role, locale, confirmedAt, byProvider, hasSecondStep, needsSecondStep } = session;
  // For people who came from the identity provider, the provider demands a second step.
  const isDue = !byProvider && !hasSecondStep && needsSecondStep && mayUsePassword(role);
  const actor = { kind: 'person', userId, sessionId, role } as const;
  return {
    ...actor,
    locale: toLocale(locale),
    ...(confirmedAt ? { confirmedAt } : {}),
    ...(isDue ? { secondStepDue: true } : {}),
  };
}

/** Ends the actor's session at once. */
export async function endSession(actor: PersonActor): Promise<void> {
  await transaction(async (db) => {
    await db.userSession.updateMany({ where: { id: actor.sessionId, endedAt: null }, data: { endedAt: new Date() } });
    await recordAudit(db, actor, 'session.ended');
  });
}

/**
 * Ends the sessions of a user, in the transaction of whatever gives the reason.
 *
 * @param options `except`: the session that stays
 */
export async function endSessionsOf(db: Db, userId: string, { except }: { except?: string } = {}): Promise<void> {
  const where = { userId, endedAt: null, ...(except === undefined ? {} : { id: { not: except } }) };
  await db.userSession.updateMany({ where, data: { endedAt: new Date() } });
}

/** What a session keeps for the notice to its user. */
interface SeenFailures {
  failedSignIns: number;
  lastFailedAt: Date | null;
  lastFailedFrom: string | null;
}

/**
 * Marks the failed sign-ins of an account as seen, so that each is told about once.
 *
 * @param db the transaction that opens the session
 */
async function seeFailedSignIns(db: Db, userId: string): Promise<SeenFailures> {
  const rows = await db.$queryRaw<{ unseen: number; at: Date; address: string | null }[]>`
    WITH new AS (
      SELECT key, unseen, last_at, address FROM failed_sign_in
      WHERE user_id = ${userId}::uuid AND unseen > 0 ORDER BY key FOR UPDATE
    ), seen AS (
      UPDATE failed_sign_in f SET unseen = 0 FROM new WHERE f.key = new.key
    )
    SELECT unseen, last_at AS at, address FROM new ORDER BY last_at DESC`;
  const [last] = rows;
  return {
    failedSignIns: rows.reduce((sum, { unseen }) => sum + unseen, 0),
    lastFailedAt: last?.at ?? null,
    lastFailedFrom: last?.address ?? null,
  };
}
