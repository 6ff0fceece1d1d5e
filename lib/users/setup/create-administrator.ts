import { recordAudit } from '@/lib/audit/record-audit';
import { hashInTurn } from '@/lib/auth/hashing-queue';
import { hashPassword } from '@/lib/auth/password';
import { getSignInOptions } from '@/lib/auth/sign-in-options';
import { transaction } from '@/lib/db/transaction';
import { AppError } from '@/lib/errors';
import type { AdministratorInput } from './setup-schemas';

/**
 * Makes the first administrator. Of several at once, one wins. Where people sign in with the company account, the account
 * has no password, and one that the address has already becomes the administrator's.
 *
 * @throws AppError `setup.done`, `request.too-many`, `user.email-taken`, `request.invalid` without a needed password
 */
export async function createAdministrator(input: AdministratorInput): Promise<void> {
  const { password, ...person } = input;
  const { local } = getSignInOptions();
  if (local && password === null) {
    throw new AppError('request.invalid', { fields: [{ path: 'password', code: 'required' }] });
  }
  const passwordHash = local && password !== null ? await hashInTurn('setup', () => hashPassword(password)) : null;
  await transaction(async (db) => {
    // Other writers of accounts wait, so that the second to come finds the first one's.
    await db.$executeRaw`LOCK TABLE app_user IN SHARE ROW EXCLUSIVE MODE`;
    if (await db.user.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) throw new AppError('setup.done');
    const known = await db.user.findUnique({ where: { email: person.email }, select: { id: true } });
    if (known && local) throw new AppError('user.email-taken');
    const data = { ...person, role: 'ADMIN', active: true } as const;
    const { id } = known
      ? await db.user.update({ where: known, data })
      : await db.user.create({ data: { ...data, passwordHash } });
    await db.setupCode.deleteMany();
    await db.invitation.deleteMany({ where: { email: person.email } });
    await recordAudit(db, { kind: 'system', source: 'setup' }, 'installation.set-up', { userId: id });
  });
}
