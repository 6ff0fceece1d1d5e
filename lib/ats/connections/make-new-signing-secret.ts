import { recordAudit } from '@/lib/audit/record-audit';
import { requirePermission, type Actor } from '@/lib/auth/actor';
import { transaction } from '@/lib/db/transaction';
import { encryptSecret } from '@/lib/encrypted-secret';
import { AppError } from '@/lib/errors';
import { definitionOf } from '../providers/definitions';
import type { SigningSecret } from './connection-schemas';

/**
 * Makes a new secret for a connection whose credentials the product makes. The former secret signs nothing any more;
 * the new one is returned only now.
 *
 * @throws AppError `permission.denied`, `ats.connection-not-found`; `ats.unsupported` where a person enters the
 * credentials
 */
export async function makeNewSigningSecret(
  actor: Actor,
  { connectionId }: { connectionId: string },
): Promise<SigningSecret> {
  requirePermission(actor, 'administration');
  return transaction(async (db) => {
    const connection = await db.atsConnection.findUnique({ where: { id: connectionId }, select: { provider: true } });
    if (!connection) throw new AppError('ats.connection-not-found');
    const credentials = definitionOf(connection.provider).makeCredentials?.();
    if (!credentials) throw new AppError('ats.unsupported');
    await db.atsConnection.update({
      where: { id: connectionId },
      data: {
        encryptedCredentials: encryptSecret(JSON.stringify(credentials), 'ats-credentials'),
        version: { increment: 1 },
      },
    });
    const changes = [{ field: 'encryptedCredentials', subject: null, from: null, to: 'set' }];
    await recordAudit(db, actor, 'ats-connection.changed', { connectionId, changes });
    return { secret: credentials.signingSecret };
  });
}
