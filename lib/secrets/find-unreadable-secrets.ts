import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { decryptSecret } from '@/lib/encrypted-secret';
import { listStoredSecrets } from './stored-secrets';

/**
 * Whose secrets in the database no key of this deployment can read, so that somebody has to enter them again or set the key
 * back.
 *
 * @returns `model`, and ids of ATS connections, each once
 * @throws AppError `permission.denied`
 */
export async function findUnreadableSecrets(actor: Actor): Promise<string[]> {
  requirePermission(actor, 'administration');
  const secrets = await listStoredSecrets();
  const lost = secrets.filter(({ value, use, isReplaceable }) => !isReplaceable && decryptSecret(value, use) === null);
  return [...new Set(lost.map((one) => (one.owner === 'connection' ? one.connectionId : one.owner)))];
}
