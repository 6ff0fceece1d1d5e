import { requirePermission, type Actor } from '@/lib/auth/actor';
import { decryptSecret } from '@/lib/encrypted-secret';
import { listStoredSecrets, type StoredSecret } from './stored-secrets';

/**
 * Which secrets in the database no key of this deployment can read, so that somebody has to enter them again or
 * restore the key.
 *
 * @returns `model`, ids of ATS connections, and `second-step:` with ids of accounts; each once
 * @throws AppError `permission.denied`
 */
export async function findUnreadableSecrets(actor: Actor): Promise<string[]> {
  requirePermission(actor, 'administration');
  const secrets = await listStoredSecrets();
  const lost = secrets.filter(({ value, use, isReplaceable }) => !isReplaceable && decryptSecret(value, use) === null);
  return [...new Set(lost.map(ownerOf))];
}

function ownerOf(secret: StoredSecret): string {
  if (secret.owner === 'connection') return secret.connectionId;
  return secret.owner === 'second-step' ? `second-step:${secret.userId}` : secret.owner;
}
