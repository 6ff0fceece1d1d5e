import { recordRefusal } from '@/lib/audit/record-refusal';
import type { PersonActor } from '@/lib/auth/actor';
import { requestAddress } from '@/lib/auth/request-address';
import { errorStatus, type ErrorCode } from '@/lib/error-codes';
import { AppError } from '@/lib/errors';
import { hasAuthorization } from './find-caller';

const stepsOfSigningIn: ReadonlySet<ErrorCode> = new Set(['second-step.required', 'session.not-fresh']);
const refusedTokens: ReadonlySet<ErrorCode> = new Set(['token.invalid', 'request.too-many']);

/**
 * Records in the audit log what was refused for a missing right: refused tokens and responses 403, except a step of
 * signing in that is due.
 */
export async function noteRefusal(request: Request, actor: PersonActor | null, failure: unknown): Promise<void> {
  if (!(failure instanceof AppError) || stepsOfSigningIn.has(failure.code)) return;
  const isTokenRefused = actor === null && hasAuthorization(request) && refusedTokens.has(failure.code);
  if (!isTokenRefused && errorStatus[failure.code] !== 403) return;
  const who = actor ?? ({ kind: 'system', address: requestAddress(request.headers) } as const);
  await recordRefusal(who, isTokenRefused && errorStatus[failure.code] !== 403 ? 'token.invalid' : failure.code);
}
