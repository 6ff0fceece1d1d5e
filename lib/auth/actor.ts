import { AppError } from '@/lib/errors';
import type { Locale } from '@/lib/i18n/locale';
import { permittedActions } from '@/lib/domain/permissions';
import type { Permission, Role } from '@/lib/domain/user-schemas';

/** A signed-in user. Every use case takes the actor as its first argument. */
export interface PersonActor {
  kind: 'person';
  userId: string;
  /** The id of the session; for a program, which has none, of its token. */
  sessionId: string;
  /** The network that the request came from, for the audit log; see `clientAddress`. */
  address?: string;
  role: Role;
  /** The language that responses are written in: the one that the reader chose. */
  locale: Locale;
  /** The API token of the program that acts for this person; undefined: the person, in a browser. */
  tokenId?: string;
  /** What that token allows at most. */
  scopes?: readonly Permission[];
  /** The processes that it is limited to (docs/decisions/0151); undefined: all that the person may see. */
  processIds?: readonly string[];
  /** When the person of this session last proved who they are; undefined: not known. */
  confirmedAt?: Date;
  /** Their role requires the second step, and they have not set it up: until then they may do nothing else. */
  secondStepDue?: true;
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

/** Whether a program acts for a person, with an API token. */
export function isProgram(actor: Actor): boolean {
  return actor.kind === 'person' && actor.tokenId !== undefined;
}

/** Whether a program acts with a token that gives candidates to a process, and opens nothing else. */
export function isIntakeToken({ scopes }: PersonActor): boolean {
  return scopes?.length === 1 && scopes[0] === 'candidate:import';
}

/** Whether the actor's role and, of a program, also its token include `permission`. */
export function actorMay(actor: Actor, permission: Permission): boolean {
  return actor.kind === 'system' || permittedActions(actor).includes(permission);
}

/**
 * What a program's token does not allow, whatever its owner may do.
 *
 * @throws AppError `token.scope-missing`
 */
export function requireScope(actor: Actor, permission: Permission): void {
  const isMissing = actor.kind === 'person' && actor.scopes !== undefined && !actor.scopes.includes(permission);
  if (isMissing) throw new AppError('token.scope-missing', { values: { scope: permission } });
}

/** The product itself as an actor; the audit log names `source`, a durable function or command. */
export function systemActorFor(source: string): SystemActor {
  return { ...systemActor, source };
}

/**
 * Use cases check permissions themselves, in addition to the route handler; in a process with `requirePermissionIn`.
 *
 * @param isMember of the process that it is about
 * @throws AppError `permission.denied`, `token.scope-missing`, `second-step.required`
 */
export function requirePermission(actor: Actor, permission: Permission, isMember = false): void {
  if (actor.kind === 'system') return;
  if (actor.secondStepDue) throw new AppError('second-step.required');
  if (!permittedActions({ role: actor.role }, isMember).includes(permission)) throw new AppError('permission.denied');
  requireScope(actor, permission);
}
