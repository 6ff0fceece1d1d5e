import { recordAudit } from '@/lib/audit/record-audit';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/**
 * Begins to make the first administrator. Others who change accounts wait until the transaction ends, so that of two
 * calls at once the second finds the administrator of the first.
 *
 * @throws AppError `setup.done`
 */
export async function beginSetup(db: Prisma.TransactionClient): Promise<void> {
  await db.$executeRaw`LOCK TABLE app_user IN SHARE ROW EXCLUSIVE MODE`;
  if (await db.user.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) throw new AppError('setup.done');
}

/** Ends the setup: the code is used up, and invitations of the new account's address end. */
export async function endSetup(
  db: Prisma.TransactionClient,
  { userId, email, address }: { userId: string; email: string; address?: string | undefined },
): Promise<void> {
  await db.setupCode.deleteMany();
  await db.invitation.deleteMany({ where: { email } });
  await recordAudit(db, { kind: 'system', source: 'setup', ...(address ? { address } : {}) }, 'installation.set-up', {
    userId,
  });
}
