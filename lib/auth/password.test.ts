import { hkdf } from 'node:crypto';
import { promisify } from 'node:util';
import { hashPassword, verifyPassword } from './password';

test('a hash matches its password only, and two hashes of one password differ', async () => {
  const hash = await hashPassword('Zażółć-9-gęślą');
  expect(await verifyPassword('Zażółć-9-gęślą', hash)).toBe(true);
  expect(await verifyPassword('Zażółć-9-gęśla', hash)).toBe(false);
  expect(await hashPassword('Zażółć-9-gęślą')).not.toBe(hash);
  // OWASP's parameters; the integration tests take cheap ones.
  expect(hash).toMatch(/^scrypt\$17\$8\$1\$/);
});

test.each(['', 'scrypt$17$8', 'argon2id$x$y$z$a$b'])('a malformed hash %p matches nothing', async (hash) => {
  expect(await verifyPassword('anything', hash)).toBe(false);
});

test('hashing leaves the threads free that every other request needs', async () => {
  const finished: string[] = [];
  // Cheap ones: what counts is who comes first.
  const hash = `scrypt$14$8$1$c2FsdA$${Buffer.alloc(32).toString('base64url')}`;
  const hashes = Array.from({ length: 8 }, () => verifyPassword('anything', hash).then(() => finished.push('hash')));
  const other = promisify(hkdf)('sha256', 'key', 'salt', 'info', 32).then(() => finished.push('other'));
  await Promise.all([...hashes, other]);
  expect(finished[0]).toBe('other');
});

test('parameters that scrypt refuses are an error of that check alone', async () => {
  await expect(verifyPassword('anything', 'scrypt$60$8$1$c2FsdA$a2V5')).rejects.toThrow();
  expect(await verifyPassword('anything', 'scrypt$1$8$1$c2FsdA$a2V5')).toBe(false);
});
