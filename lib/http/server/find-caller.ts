import type { PersonActor } from '@/lib/auth/actor';
import { requestAddress } from '@/lib/auth/request-address';
import { findRequestActor } from '@/lib/auth/request-actor';
import { readBearerToken } from '@/lib/auth/tokens/api-token';
import { findTokenActor } from '@/lib/auth/tokens/find-token-actor';
import { AppError } from '@/lib/errors';
import { acceptedLocale } from '@/lib/i18n/locale';
import { tokenLimits } from './token-limits';

/** Whether a program calls: with this header no cookie is looked at (docs/decisions/0150). */
export function hasAuthorization(request: Request): boolean {
  return request.headers.has('authorization');
}

async function findProgram(request: Request): Promise<PersonActor> {
  const address = requestAddress(request.headers);
  const token = readBearerToken(request.headers.get('authorization') ?? '');
  const actor = token === null ? null : await findTokenActor(token, address);
  if (!actor) throw tokenLimits().refused.refusalOf(address) ?? new AppError('token.invalid');
  return { ...actor, address, locale: acceptedLocale(request.headers.get('accept-language')) ?? actor.locale };
}

/**
 * Who calls: a program by its token, or a person by the session of their browser.
 *
 * @throws AppError `token.invalid`, `request.too-many` for too many refused tokens of one address, `session.missing`,
 *   `database.unavailable`
 */
export async function findCaller(request: Request): Promise<PersonActor> {
  if (hasAuthorization(request)) return findProgram(request);
  const actor = await findRequestActor();
  if (!actor) throw new AppError('session.missing');
  return actor;
}
