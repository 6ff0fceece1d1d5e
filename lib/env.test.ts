/** The settings as a process with this key reads them. */
async function settingsWith(SECRETS_KEY: string) {
  jest.resetModules();
  process.env.SECRETS_KEY = SECRETS_KEY;
  const { env } = await import('./env');
  return env();
}

afterEach(() => {
  delete process.env.SECRETS_KEY;
  delete process.env.MODEL_LOCAL_ADDRESSES;
  delete process.env.SMTP_URL;
  delete process.env.MAIL_FROM;
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

test('addresses of local models are read as origins, and a wrong one stops the start', async () => {
  jest.resetModules();
  process.env.MODEL_LOCAL_ADDRESSES = 'http://127.0.0.1:11434/v1, http://gpu-box:8000';
  const { env } = await import('./env');
  expect(env().MODEL_LOCAL_ADDRESSES).toEqual(['http://127.0.0.1:11434', 'http://gpu-box:8000']);
  jest.resetModules();
  process.env.MODEL_LOCAL_ADDRESSES = 'gpu-box:8000';
  const { env: wrong } = await import('./env');
  expect(() => wrong()).toThrow('MODEL_LOCAL_ADDRESSES');
});

test('a mail server needs a sender, with or without a name; a wrong one stops the start without showing the password', async () => {
  const read = async (SMTP_URL: string, MAIL_FROM: string) => {
    jest.resetModules();
    Object.assign(process.env, { SMTP_URL, MAIL_FROM });
    const { env } = await import('./env');
    return env();
  };
  const url = 'smtp://hr:secret-1@mail.company.example';
  expect((await read(url, 'hr@company.example')).MAIL_FROM).toEqual({ name: '', address: 'hr@company.example' });
  const named = await read(url, 'Kadry, Firma <hr@company.example>');
  expect(named.MAIL_FROM).toEqual({ name: 'Kadry, Firma', address: 'hr@company.example' });
  expect((await read('', '')).SMTP_URL).toBeUndefined();
  await expect(read(url, '')).rejects.toThrow('SMTP_URL needs MAIL_FROM');
  await expect(read(url, 'hr@company.example\r\nBcc: x@company.example')).rejects.toThrow('MAIL_FROM');
  const wrong = await read('http://hr:secret-1@mail.company.example', 'hr@company.example').catch(String);
  expect(wrong).toContain('SMTP_URL');
  expect(wrong).not.toContain('secret-1');
  const lone = await read('smtp://hr:secret-1%@mail.company.example', 'hr@company.example').catch(String);
  expect(lone).toContain('write % as %25');
  expect(lone).not.toContain('secret-1');
  const encoded = 'smtp://hr%40company.example:secret-1%25@mail.company.example';
  expect((await read(encoded, 'hr@company.example')).SMTP_URL).toBe(encoded);
});

test.each([
  [{ AUTH_OIDC_ROLE_CLAIM: 'groups' }, 'AUTH_OIDC_ROLE_CLAIM is set, so AUTH_OIDC_ROLE_MAP is needed, too'],
  [{ AUTH_OIDC_ROLE_MAP: 'hr=ADMIN' }, 'AUTH_OIDC_ROLE_MAP is set, so AUTH_OIDC_ROLE_CLAIM is needed, too'],
  [{ AUTH_OIDC_ROLE_SYNC: 'true' }, 'AUTH_OIDC_ROLE_SYNC is set, so AUTH_OIDC_ROLE_CLAIM is needed, too'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%FF' }, 'must be encoded as in an address'],
  [{ AUTH_OIDC_ROLE_CLAIM: 'groups', AUTH_OIDC_ROLE_MAP: 'hr=BOSS' }, 'AUTH_OIDC_ROLE_MAP is not accepted'],
])('%j stops the start with the name of the setting', async (settings, message) => {
  jest.resetModules();
  Object.assign(process.env, settings);
  const { env } = await import('./env');
  try {
    expect(() => env()).toThrow(message);
  } finally {
    for (const name of Object.keys(settings)) delete process.env[name];
  }
});

test('an empty setting is taken out of the environment, from which packages read too', async () => {
  jest.resetModules();
  process.env.INNGEST_BASE_URL = '';
  const { env } = await import('./env');
  expect([env().INNGEST_BASE_URL, 'INNGEST_BASE_URL' in process.env]).toEqual([undefined, false]);
});

test('a command that learns of its database after it has read settings works on it', async () => {
  const { env, setDatabaseUrl } = await import('./env');
  const before = env().DATABASE_URL;
  setDatabaseUrl('postgresql://learned@127.0.0.1:5/later');
  expect(env().DATABASE_URL).toBe('postgresql://learned@127.0.0.1:5/later');
  if (before === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = before;
});
