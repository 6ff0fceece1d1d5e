import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { Permission, Role } from '@/lib/domain/user-schemas';
import { roleAllows } from './permissions';

/** A signed-in user. Every use case takes the actor as its first argument. */
export interface PersonActor {
  kind: 'person';
  userId: string;
  sessionId: string;
  /** The network that the request came from, for the audit log; see `clientAddress`. */
  address?: string;
  role: Role;
  /** The language that responses are written in: the reader's present choice. */
  locale: Locale;
}

/** The product itself, in durable functions and scripts. */
export interface SystemActor {
  kind: 'system';
  /** The durable function or command that acts, for the audit log. */
  source?: string;
  locale: Locale;
}

export type Actor = PersonActor | SystemActor;

export const systemActor: SystemActor = { kind: 'system', locale: 'pl' };

/** The product itself; the audit log says that `source` acted, a durable function or command. */
export function systemActorFor(source: string): SystemActor {
  return { ...systemActor, source };
}

/**
 * Use cases check permissions themselves, in addition to the route handler.
 *
 * @throws AppError `permission.denied`
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (actor.kind === 'person' && !roleAllows(actor.role, permission)) throw new AppError('permission.denied');
}
