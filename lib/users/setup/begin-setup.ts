import { recordAudit } from '@/lib/audit/record-audit';
import type { Prisma } from '@/lib/db/generated/client';
import { AppError } from '@/lib/errors';

/**
 * Begins to make the first administrator. Other writers of accounts wait until the transaction ends, so that the second to
 * come finds the first one's.
 *
 * @throws AppError `setup.done`
 */
export async function beginSetup(db: Prisma.TransactionClient): Promise<void> {
  await db.$executeRaw`LOCK TABLE app_user IN SHARE ROW EXCLUSIVE MODE`;
  if (await db.user.findFirst({ where: { role: 'ADMIN' }, select: { id: true } })) throw new AppError('setup.done');
}

/** The code is used up, and an invitation does not outlive the account of its address. */
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
