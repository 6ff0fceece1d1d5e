import { createCipheriv, hkdfSync } from 'node:crypto';
import { decryptSecret, encryptSecret, reencryptSecret } from './encrypted-secret';
import { env } from './env';

const session = 'a-secret-that-signs-sessions-0123456789';
const [first, second] = ['a-first-key-for-secrets-0123456789', 'a-second-key-for-secrets-0123456789'];
const use = 'model-api-key';

function set(change: { SECRETS_KEY?: string; SECRETS_KEY_PREVIOUS?: string; NEXTAUTH_SECRET?: string }): void {
  const unset = { SECRETS_KEY: undefined, SECRETS_KEY_PREVIOUS: undefined };
  Object.assign(env(), { ...unset, NEXTAUTH_SECRET: session, ...change });
}

beforeEach(() => set({}));

/** As values were stored before there was more than one key. */
function withoutKeyId(plain: string): string {
  const iv = Buffer.alloc(12, 7);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(hkdfSync('sha256', session, '', use, 32)), iv);
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.');
}

test('values from before there were several keys stay readable, also once SECRETS_KEY is set', () => {
  const stored = withoutKeyId('sk-1');
  expect(decryptSecret(stored, use)).toBe('sk-1');
  expect(reencryptSecret(stored, use)).toBeNull();
  set({ SECRETS_KEY: first });
  expect(decryptSecret(stored, use)).toBe('sk-1');
});

test('a value names its key without telling it, and none of another use reads it', () => {
  set({ SECRETS_KEY: first });
  const [stored, other] = [encryptSecret('sk-1', use), encryptSecret('sk-2', use)];
  expect(stored.split('.')).toHaveLength(4);
  expect(stored.split('.')[0]).toBe(other.split('.')[0]);
  expect(stored).not.toContain(first);
  expect(decryptSecret(stored, 'ats-credentials')).toBeNull();
  set({ SECRETS_KEY: second });
  expect(encryptSecret('sk-1', use).split('.')[0]).not.toBe(stored.split('.')[0]);
});

test.each([
  ['the session secret', {}, { SECRETS_KEY: first }, { SECRETS_KEY: first, NEXTAUTH_SECRET: 'gone' }],
  ['a key', { SECRETS_KEY: first }, { SECRETS_KEY: second, SECRETS_KEY_PREVIOUS: first }, { SECRETS_KEY: second }],
  [
    'the key before the last',
    { SECRETS_KEY: first },
    { SECRETS_KEY: second, SECRETS_KEY_PREVIOUS: `x, ${first}` },
    { SECRETS_KEY: second },
  ],
  [
    'a session secret that has changed',
    {},
    { NEXTAUTH_SECRET: 'another', SECRETS_KEY_PREVIOUS: session },
    { NEXTAUTH_SECRET: 'another' },
  ],
])('what %s encrypted is read and encrypted anew under the present key', (_, before, during, after) => {
  set(before);
  const stored = encryptSecret('sk-1', use);
  set(during);
  expect(decryptSecret(stored, use)).toBe('sk-1');
  const renewed = reencryptSecret(stored, use) ?? '';
  set(after);
  expect(decryptSecret(renewed, use)).toBe('sk-1');
  expect(reencryptSecret(renewed, use)).toBeNull();
});

test.each(['', 'x', 'AAAA.AAAA.AAAA', 'id.AAAA.AAAA.AAAA', 'a.b.c.d.e'])('%p cannot be read', (stored) => {
  expect(decryptSecret(stored, use)).toBeNull();
  expect(reencryptSecret(stored, use)).toBeNull();
});

test('under a key that is gone nothing can be read', () => {
  set({ SECRETS_KEY: first });
  const stored = encryptSecret('sk-1', use);
  set({ SECRETS_KEY: second });
  expect(decryptSecret(stored, use)).toBeNull();
  set({});
  expect(decryptSecret(stored, use)).toBeNull();
});
