import { requirePermission, type Actor } from '@/lib/auth/actor';
import { reencryptSecret } from '@/lib/encrypted-secret';
import { findUnreadableSecrets } from './find-unreadable-secrets';
import { listStoredSecrets, replaceStoredSecret } from './stored-secrets';

export interface SecretsRotation {
  /** How many were encrypted anew. */
  reencrypted: number;
  /** Whose cannot be read, as `findUnreadableSecrets` names them. */
  unreadable: string[];
}

/**
 * Encrypts under the present key what an earlier one encrypted, so that the earlier one is needed no more
 * (docs/decisions/0128). May run in several instances at once; what cannot be read stays as it is.
 *
 * @throws AppError `permission.denied`
 */
export async function rotateSecrets(actor: Actor): Promise<SecretsRotation> {
  requirePermission(actor, 'administration');
  let reencrypted = 0;
  for (const secret of await listStoredSecrets()) {
    const encrypted = reencryptSecret(secret.value, secret.use);
    if (encrypted !== null && (await replaceStoredSecret(secret, encrypted))) reencrypted += 1;
  }
  return { reencrypted, unreadable: await findUnreadableSecrets(actor) };
}
