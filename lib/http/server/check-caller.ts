import { isIntakeToken, requireScope, type PersonActor } from '@/lib/auth/actor';
import { requireFresh } from '@/lib/auth/freshness';
import { AppError } from '@/lib/errors';
import type { AnyApiDefinition } from './api-definition';
import { checkRole } from './check-access';
import { checkCsrfToken } from './check-request';
import { isForPrograms } from './is-for-programs';
import { isBeyondProcesses } from './is-of-process';
import { tokenLimits } from './token-limits';

/**
 * Whether the caller may make this call: a person needs the permission and, for a change, the CSRF token of their session;
 * a program needs a call that is open to programs, the permission of its owner and the scope. Whether they see the process
 * of the path is checked with the path (`checkProcess`).
 *
 * @throws AppError `csrf.invalid`, `permission.denied`, `token.not-allowed`, `token.scope-missing`,
 *   `token.needs-person`, `session.not-fresh`, `second-step.required`, `request.too-many`
 */
export function checkCaller(actor: PersonActor, definition: AnyApiDefinition, request: Request): void {
  const { permission } = definition;
  if (actor.tokenId === undefined) {
    checkCsrfToken(request, actor.sessionId);
  } else {
    const refusal = tokenLimits().calls.refusalOf(actor.tokenId);
    if (refusal) throw refusal;
    if (definition.fresh) throw new AppError('token.needs-person');
    if (!isForPrograms(definition) || (permission === 'signed-in' && isIntakeToken(actor)))
      throw new AppError('token.not-allowed');
  }
  if (actor.secondStepDue && !definition.beforeSecondStep) throw new AppError('second-step.required');
  if (permission !== 'signed-in' && permission !== 'public') {
    checkRole(definition, actor);
    requireScope(actor, permission);
    if (actor.processIds !== undefined && isBeyondProcesses(definition)) throw new AppError('token.not-allowed');
  }
  if (definition.fresh) requireFresh(actor);
}
