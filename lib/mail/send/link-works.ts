import { database } from '@/lib/db/client';

/** Whether the link with this hash of its token can still be used: an invitation that waits, or a new password. */
export async function linkWorks(tokenHash: string): Promise<boolean> {
  const where = { tokenHash, expiresAt: { gt: new Date() } };
  const [invitations, resets] = await Promise.all([
    database().invitation.count({ where }),
    database().passwordReset.count({ where }),
  ]);
  return invitations + resets > 0;
}
