import { actorMay, type PersonActor } from '@/lib/auth/actor';
import { roleAllows } from '@/lib/auth/permissions';
import { AppError } from '@/lib/errors';
import type { AnyApiDefinition } from './api-definition';
import { checkCsrfToken } from './check-request';
import { isForPrograms } from './is-for-programs';
import { tokenLimits } from './token-limits';

interface Call {
  definition: AnyApiDefinition;
  request: Request;
  /** The process in the path, if there is one. */
  processId: string | undefined;
}

/** What a token limited to processes reaches outside them: the installation, and new processes. */
const beyondProcesses: readonly AnyApiDefinition['permission'][] = ['administration', 'process:write'];

/** @throws AppError `process.not-found` for another process, `token.not-allowed` for what belongs to none */
function checkProcess({ processIds }: PersonActor, { definition, processId }: Call): void {
  if (processIds === undefined) return;
  if (processId !== undefined && !processIds.includes(processId.toLowerCase())) throw new AppError('process.not-found');
  const isBeyond = processId === undefined && beyondProcesses.includes(definition.permission);
  if (isBeyond) throw new AppError('token.not-allowed');
}

/**
 * Whether the caller may make this call: a person needs the permission and, for a change, the CSRF token of their session;
 * a program needs a call that is open to programs, the permission of its owner, the scope, and a process that is its own.
 *
 * @throws AppError `csrf.invalid`, `permission.denied`, `token.not-allowed`, `token.scope-missing`, `process.not-found`,
 *   `request.too-many`
 */
export function checkCaller(actor: PersonActor, call: Call): void {
  const { definition, request } = call;
  const { permission } = definition;
  if (actor.tokenId === undefined) {
    checkCsrfToken(request, actor.sessionId);
  } else {
    const refusal = tokenLimits().calls.refusalOf(actor.tokenId);
    if (refusal) throw refusal;
    if (!isForPrograms(definition)) throw new AppError('token.not-allowed');
  }
  if (permission === 'signed-in' || permission === 'public') return;
  if (!roleAllows(actor.role, permission)) throw new AppError('permission.denied');
  if (!actorMay(actor, permission)) throw new AppError('token.scope-missing', { values: { scope: permission } });
  checkProcess(actor, call);
}
