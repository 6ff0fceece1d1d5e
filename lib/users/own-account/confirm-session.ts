import { recordAudit } from '@/lib/audit/record-audit';
import type { PersonActor } from '@/lib/auth/actor';
import { withOwnPassword } from '../passwords/with-own-password';
import { holdAccount } from '../second-step/hold-account';
import { proveCode } from '../second-step/prove-code';
import type { ConfirmSessionInput } from './own-account-schemas';

/**
 * Lets the actor prove that it is them, with the password and, where there is a second step, a code: from now on their session
 * is fresh (docs/decisions/0165).
 *
 * @throws AppError `request.invalid` for a wrong password, or without the code or with a wrong one; `request.too-many`,
 *   `second-step.unreadable`, `session.missing`, `user.company-sign-in`
 */
export async function confirmSession(actor: PersonActor, { password, code }: ConfirmSessionInput): Promise<void> {
  await withOwnPassword(actor, { password, path: 'password' }, async (db, checkedHash) => {
    await holdAccount(db, actor, checkedHash);
    await proveCode(db, actor, code);
    await db.userSession.update({ where: { id: actor.sessionId }, data: { confirmedAt: new Date() } });
    await recordAudit(db, actor, 'session.confirmed');
  });
}
