import { hashInTurn } from '@/lib/auth/hashing-queue';
import { hashPassword } from '@/lib/auth/password';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import { beginSetup, endSetup } from './begin-setup';
import type { AdministratorInput } from './setup-schemas';

/**
 * Makes the first administrator; of several calls at once, one wins. Where people sign in with the company account,
 * the account needs no password, and an account that has the address becomes the administrator's.
 *
 * @param address the network of the person who gave the code, for the audit log
 * @throws AppError `setup.done`, `request.too-many`, `user.email-taken`, `request.invalid` without a needed password
 */
export async function createAdministrator(input: AdministratorInput, address?: string): Promise<void> {
  const { password, ...person } = input;
  const { local, passwordForAdmins } = getSignInOptions();
  if (local && password === null) {
    throw new AppError('request.invalid', { fields: [{ path: 'password', code: 'required' }] });
  }
  const usesPassword = local || passwordForAdmins;
  const passwordHash =
    usesPassword && password !== null ? await hashInTurn('setup', () => hashPassword(password)) : null;
  await transaction(async (db) => {
    await beginSetup(db);
    const known = await db.user.findUnique({ where: { email: person.email }, select: { id: true } });
    if (known && local) throw new AppError('user.email-taken');
    const data = { ...person, role: 'ADMIN', active: true } as const;
    const { id } = known
      ? await db.user.update({ where: known, data: { ...data, ...(passwordHash ? { passwordHash } : {}) } })
      : await db.user.create({ data: { ...data, passwordHash } });
    await endSetup(db, { userId: id, email: person.email, address });
  });
}
