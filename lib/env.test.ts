/** The settings as a process with this key reads them. */
async function settingsWith(SECRETS_KEY: string) {
  jest.resetModules();
  process.env.SECRETS_KEY = SECRETS_KEY;
  const { env } = await import('./env');
  return env();
}

afterEach(() => {
  delete process.env.SECRETS_KEY;
});

test('a short SECRETS_KEY is refused, with how to make one; an empty one is none', async () => {
  await expect(settingsWith('x'.repeat(31))).rejects.toThrow(
    /is shorter than 32 characters\. Make one with "openssl rand -base64 32"[\s\S]*SECRETS_KEY/,
  );
  await expect(settingsWith(`${'x'.repeat(31)} `)).rejects.toThrow('shorter than 32 characters');
  expect((await settingsWith('x'.repeat(32))).SECRETS_KEY).toBe('x'.repeat(32));
  expect((await settingsWith('')).SECRETS_KEY).toBeUndefined();
});

test('a SECRETS_KEY with a comma is refused: it could never stand in the list of earlier ones', async () => {
  await expect(settingsWith(`${'x'.repeat(32)},y`)).rejects.toThrow('must not contain a comma');
});
