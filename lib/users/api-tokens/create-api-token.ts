import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type PersonActor } from '@/lib/auth/actor';
import { visibleProcesses } from '@/lib/auth/process-access';
import { makeApiToken } from '@/lib/auth/tokens/api-token';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import { maxLiveTokens } from '@/lib/domain/token-enums';
import { AppError } from '@/lib/errors';
import { toLocale } from '@/lib/i18n/locale';
import { sendOutboxSoon } from '@/lib/jobs/outbox-sender';
import { enqueueMail } from '@/lib/mail/enqueue-mail';
import type { CreateApiTokenInput, CreatedApiToken } from './api-token-schemas';

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Requires that the actor may have one more token. The owner's row is locked: of two calls at once the second counts
 * the token of the first, and whatever ends the session ends this token too.
 */
async function requireRoom(db: Db, { userId, sessionId }: PersonActor, now: Date): Promise<void> {
  await db.$queryRaw`SELECT id FROM app_user WHERE id = ${userId}::uuid FOR UPDATE`;
  const ended = await db.userSession.count({ where: { id: sessionId, endedAt: { not: null } } });
  if (ended > 0) throw new AppError('session.missing');
  const live = await db.apiToken.count({ where: { userId, revokedAt: null, expiresAt: { gt: now } } });
  if (live >= maxLiveTokens) throw new AppError('token.too-many', { values: { max: maxLiveTokens } });
}

async function requireProcesses(actor: PersonActor, processIds: string[]): Promise<void> {
  const where = { AND: [{ id: { in: processIds } }, visibleProcesses(actor)] };
  const found = await database().process.count({ where });
  if (found < processIds.length) throw new AppError('process.not-found');
}

/**
 * Makes a token with which a program acts for the actor, who is mailed that it was made. The database keeps only its hash: it
 * is returned this once.
 *
 * @throws AppError `permission.denied` for a scope that neither the actor's role nor a membership gives,
 *   `process.not-found` for a process that the actor does not see, `token.too-many`, `session.missing` when the session ended
 *   meanwhile
 */
export async function createApiToken(actor: PersonActor, input: CreateApiTokenInput): Promise<CreatedApiToken> {
  const scopes = [...new Set(input.scopes)];
  // A member may do more in their process than their role says; the token gives it there alone.
  for (const scope of scopes) requirePermission(actor, scope, true);
  const processIds = [...new Set((input.processIds ?? []).map((id) => id.toLowerCase()))];
  await requireProcesses(actor, processIds);
  const { token, hash, hint } = makeApiToken();
  const now = new Date();
  const expiresAt = new Date(now.getTime() + input.days * dayMs);
  const created = await transaction(async (db) => {
    await requireRoom(db, actor, now);
    const { id } = await db.apiToken.create({
      data: { userId: actor.userId, name: input.name, hint, tokenHash: hash, scopes, processIds, expiresAt },
    });
    await recordAudit(db, actor, 'api-token.created', { apiTokenId: id, scopes, processIds, days: input.days });
    await mailNewToken(db, { userId: actor.userId, name: input.name });
    return { token, tokenId: id, expiresAt: expiresAt.toISOString() };
  });
  sendOutboxSoon();
  return created;
}

/** Tells the owner of an account that an API token was made, in case that it was somebody else. */
async function mailNewToken(db: Db, { userId, name }: { userId: string; name: string }): Promise<void> {
  const { email, locale } = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const body = { at: new Date().toISOString(), tokenName: name };
  await enqueueMail(db, { kind: 'API_TOKEN_CREATED', recipient: email, locale: toLocale(locale), body });
}
