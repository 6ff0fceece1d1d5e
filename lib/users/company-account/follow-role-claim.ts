import { endTokensOf } from '@/lib/users/api-tokens/end-tokens-of';
import { recordAudit } from '@/lib/audit/record-audit';
import { systemActorFor } from '@/lib/auth/actor';
import type { OidcPerson } from '@/lib/auth/oidc/read-person';
import { recordProviderEvent } from '@/lib/auth/oidc/record-provider-event';
import { endSessionsOf } from '@/lib/auth/sessions';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { Role } from '@/lib/domain/user-schemas';
import { logger } from '@/lib/logger';
import { endLinksMadeBy } from '../accounts/change-access';
import { lockAdministrators } from '../accounts/lock-administrators';

const actor = systemActorFor('sign-in/role-claim');

/**
 * Gives an account the role that the identity provider says, where roles follow it: open sessions end with the former role,
 * as when an administrator changes it. A missing claim proves nothing, and the last administrator keeps the role; both are
 * logged and shown in Administration.
 *
 * @param userId whose sign-in it is
 */
export async function followRoleClaim(userId: string, role: OidcPerson['role']): Promise<void> {
  if (!role?.sync) return;
  if (role.claim.kind === 'missing') {
    logger.warn({ userId }, 'sign-in.role-claim-missing');
    await recordProviderEvent(database(), { kind: 'CLAIM_MISSING', userId });
    return;
  }
  const next = role.claim.role;
  const present = await database().user.findUnique({ where: { id: userId }, select: { role: true } });
  if (present && present.role !== next) await transaction((db) => changeToClaim(db, userId, next));
}

async function changeToClaim(db: Parameters<typeof lockAdministrators>[0], userId: string, next: Role | null) {
  const administrators = await lockAdministrators(db, actor);
  const present = await db.user.findUnique({ where: { id: userId }, select: { role: true, active: true } });
  if (!present || present.role === next) return;
  if (next !== 'ADMIN' && administrators.isOnly(userId)) return keepAdministrator(db, userId);
  const by = { accessChangedAt: new Date(), accessChangedById: null };
  await db.user.update({ where: { id: userId }, data: { role: next, ...by } });
  await endSessionsOf(db, userId);
  if (next === null) await endTokensOf(db, actor, userId);
  await recordAudit(db, actor, 'user.role-changed', { userId, from: present.role, to: next, by: 'claim' });
  if (next !== 'ADMIN') await endLinksMadeBy(db, actor, userId);
}

async function keepAdministrator(db: Db, userId: string): Promise<void> {
  logger.warn({ userId }, 'sign-in.last-administrator-kept');
  await recordProviderEvent(db, { kind: 'ADMINISTRATOR_KEPT', userId });
}
