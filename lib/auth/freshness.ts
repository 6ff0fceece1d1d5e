import { AppError } from '@/lib/errors';
import type { PersonActor } from './actor';

/** How long after they proved who they are a person may do what needs a fresh session (docs/decisions/0165). */
const freshMs = 10 * 60 * 1000;

/**
 * Requires that a person calls who has proved their identity lately.
 *
 * @throws AppError `token.needs-person` for a program, `session.not-fresh`
 */
export function requireFresh({ tokenId, confirmedAt }: PersonActor, now = Date.now()): void {
  if (tokenId !== undefined) throw new AppError('token.needs-person');
  if (confirmedAt === undefined || now - confirmedAt.getTime() >= freshMs) throw new AppError('session.not-fresh');
}
