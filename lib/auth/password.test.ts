import { hashPassword, verifyPassword } from './password';

test('a hash matches its password only, and two hashes of one password differ', async () => {
  const hash = await hashPassword('Zażółć-9-gęślą');
  expect(await verifyPassword('Zażółć-9-gęślą', hash)).toBe(true);
  expect(await verifyPassword('Zażółć-9-gęśla', hash)).toBe(false);
  expect(await hashPassword('Zażółć-9-gęślą')).not.toBe(hash);
});

test.each(['', 'scrypt$17$8', 'argon2id$x$y$z$a$b'])('a malformed hash %p matches nothing', async (hash) => {
  expect(await verifyPassword('anything', hash)).toBe(false);
});
