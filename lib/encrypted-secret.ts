import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const algorithm = 'aes-256-gcm';

/** What a secret is for: each use has a key of its own. */
export type SecretUse = 'model-api-key' | 'ats-credentials';

/** The key for `use`, derived from the deployment's secret (RFC 5869). */
function encryptionKey(use: SecretUse): Buffer {
  const secret = env().NEXTAUTH_SECRET;
  if (!secret) throw new Error('NEXTAUTH_SECRET is not set.');
  return Buffer.from(hkdfSync('sha256', secret, '', use, 32));
}

/** Encrypts a secret for the database. @returns IV, tag and ciphertext in base64url, joined by dots */
export function encryptSecret(plain: string, use: SecretUse): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, encryptionKey(use), iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.');
}

/** @returns null when it was encrypted under another secret, or is damaged */
export function decryptSecret(stored: string, use: SecretUse): string | null {
  const [iv, tag, encrypted] = stored.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !encrypted) return null;
  try {
    const decipher = createDecipheriv(algorithm, encryptionKey(use), iv);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** The last four characters of a key; nothing of one so short that they would give it away. */
export function keyHint(key: string): string {
  return key.length < 12 ? '' : key.slice(-4);
}
