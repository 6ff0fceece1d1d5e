import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';

const algorithm = 'aes-256-gcm';

/** What a secret is for: each use has a key of its own. */
export type SecretUse =
  | 'model-api-key'
  | 'ats-credentials'
  | 'second-step'
  | 'second-step-setup'
  | 'pending-sign-in'
  | 'mail-body'
  | 'tombstones';

/** What the deployment's keys are derived from: the first encrypts, all decrypt. */
function masterKeys(): [string, ...string[]] {
  const { SECRETS_KEY, SECRETS_KEY_PREVIOUS, NEXTAUTH_SECRET } = env();
  const previous = SECRETS_KEY_PREVIOUS?.split(',').map((key) => key.trim()) ?? [];
  const [present, ...others] = new Set([SECRETS_KEY ?? NEXTAUTH_SECRET, ...previous, NEXTAUTH_SECRET]);
  if (!present) throw new Error('NEXTAUTH_SECRET is not set.');
  return [present, ...others.filter((key) => key !== undefined && key !== '')] as [string, ...string[]];
}

/** RFC 5869 */
function derive(masterKey: string, purpose: string, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', masterKey, '', purpose, bytes));
}

/** Names a key in what it encrypted, and tells nothing of it. */
function keyId(masterKey: string): string {
  return derive(masterKey, 'key-id', 6).toString('base64url');
}

/**
 * Encrypts a secret for the database.
 *
 * @returns the key's id, IV, tag and ciphertext, joined by dots; the last three in base64url
 */
export function encryptSecret(plain: string, use: SecretUse): string {
  const [present] = masterKeys();
  const iv = randomBytes(12);
  const cipher = createCipheriv(algorithm, derive(present, use, 32), iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  const parts = [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'));
  return [keyId(present), ...parts].join('.');
}

function decryptWith(masterKey: string, stored: string, use: SecretUse): string | null {
  const parts = stored.split('.');
  // Values from before there were several keys have no id.
  if (parts.length > 3 && parts.shift() !== keyId(masterKey)) return null;
  const [iv, tag, encrypted] = parts.map((part) => Buffer.from(part, 'base64url'));
  if (!iv || !tag || !encrypted) return null;
  try {
    const decipher = createDecipheriv(algorithm, derive(masterKey, use, 32), iv);
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** @returns null when it was encrypted under a key that this deployment does not have, or is damaged */
export function decryptSecret(stored: string, use: SecretUse): string | null {
  for (const masterKey of masterKeys()) {
    const plain = decryptWith(masterKey, stored, use);
    if (plain !== null) return plain;
  }
  return null;
}

/**
 * Encrypts a stored secret anew where an earlier key encrypted it.
 *
 * @returns null when the present key did, or no key of this deployment can read it
 */
export function reencryptSecret(stored: string, use: SecretUse): string | null {
  if (decryptWith(masterKeys()[0], stored, use) !== null) return null;
  const plain = decryptSecret(stored, use);
  return plain === null ? null : encryptSecret(plain, use);
}

/** The last four characters of a key; nothing of one so short that they would give it away. */
export function keyHint(key: string): string {
  return key.length < 12 ? '' : key.slice(-4);
}
