import { database } from '@/lib/db/client';
import { requireDatabase } from '@/lib/db/database-probe';
import type { ApiToken, Role, User } from '@/lib/db/generated/client';
import { permissionSchema, type Permission } from '@/lib/domain/user-schemas';
import { toLocale } from '@/lib/i18n/locale';
import type { PersonActor } from '../actor';
import { requiresSecondStep } from '../second-step/requires-second-step';
import { getSignInOptions } from '../sign-in-options';
import { hashApiToken } from './api-token';

/** `lastUsedAt` is written at most this often. */
const touchEveryMs = 60_000;

const ownerColumns = {
  id: true,
  role: true,
  active: true,
  locale: true,
  passwordHash: true,
  oidcSubject: true,
  secondStep: true,
} as const;

type Owner = Pick<User, 'passwordHash' | 'oidcSubject'> & { secondStep: object | null };

/**
 * Whether the owner's second step is due. As in a session: where people sign in at the identity provider, it demands
 * the second step, even from owners with a password for emergencies.
 */
async function isSecondStepDue({ passwordHash, oidcSubject, secondStep }: Owner, role: Role): Promise<boolean> {
  const isByProvider = getSignInOptions().oidc && oidcSubject !== null;
  return passwordHash !== null && !isByProvider && !secondStep && requiresSecondStep(role);
}

/** The token's scopes, without permissions that the product no longer has. */
function scopesOf({ scopes }: ApiToken): Permission[] {
  return permissionSchema.options.filter((permission) => scopes.includes(permission));
}

async function touch({ id, lastUsedAt }: ApiToken, address: string, now: Date): Promise<void> {
  const latest = new Date(now.getTime() - touchEveryMs);
  if (lastUsedAt && lastUsedAt > latest) return;
  const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: latest } }] };
  await database().apiToken.updateMany({ where, data: { lastUsedAt: now, lastUsedFrom: address } });
}

/**
 * The owner of a token, as whom its program acts; null when the token is unknown, expired or revoked, or when the owner was
 * deactivated or lost the role.
 *
 * @param address the network that it is used from, for its owner's list
 * @throws AppError `database.unavailable` at once when the database is known to be down
 */
export async function findTokenActor(
  token: string,
  address: string,
  now: Date = new Date(),
): Promise<PersonActor | null> {
  await requireDatabase();
  const row = await database().apiToken.findUnique({
    where: { tokenHash: hashApiToken(token) },
    include: { user: { select: ownerColumns } },
  });
  if (!row || row.revokedAt || row.expiresAt <= now || !row.user.active || !row.user.role) return null;
  await touch(row, address, now);
  const isDue = await isSecondStepDue(row.user, row.user.role);
  return {
    kind: 'person',
    userId: row.user.id,
    // No session has this id, so nothing that belongs to a session is found by it.
    sessionId: row.id,
    role: row.user.role,
    locale: toLocale(row.user.locale),
    tokenId: row.id,
    scopes: scopesOf(row),
    ...(isDue ? { secondStepDue: true } : {}),
    ...(row.processIds.length > 0 ? { processIds: row.processIds } : {}),
  };
}
