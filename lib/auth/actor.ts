import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import type { Permission, Role } from '@/lib/domain/user-schemas';
import { roleAllows } from './permissions';

/** A signed-in user. Every use case takes the actor as its first argument. */
export interface PersonActor {
  kind: 'person';
  userId: string;
  sessionId: string;
  role: Role;
  /** The language that responses are written in: the reader's present choice. */
  locale: Locale;
  /** Their role requires the second step, and they have not set it up: until then they may do nothing else. */
  secondStepDue?: true;
}

/** The product itself, in durable functions and scripts. */
export interface SystemActor {
  kind: 'system';
  locale: Locale;
}

export type Actor = PersonActor | SystemActor;

export const systemActor: SystemActor = { kind: 'system', locale: 'pl' };

/**
 * Use cases check permissions themselves, in addition to the route handler.
 *
 * @throws AppError `permission.denied`, `second-step.required`
 */
export function requirePermission(actor: Actor, permission: Permission): void {
  if (actor.kind === 'person' && actor.secondStepDue) throw new AppError('second-step.required');
  if (actor.kind === 'person' && !roleAllows(actor.role, permission)) throw new AppError('permission.denied');
}
