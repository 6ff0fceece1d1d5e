import type * as selectRunner from './select-runner';

const names = [
  'INNGEST_BASE_URL',
  'INNGEST_EVENT_KEY',
  'INNGEST_SIGNING_KEY',
  'INNGEST_DEV',
  'NEXTAUTH_URL',
  'VERCEL',
  'DATABASE_URL',
] as const;
type Settings = Partial<Record<(typeof names)[number], string>>;

const original = { ...process.env };
afterEach(() => {
  process.env = { ...original };
});

/** The settings are read once, so each case loads the module anew. */
async function withSettings(settings: Settings): Promise<typeof selectRunner> {
  jest.resetModules();
  for (const name of names) delete process.env[name];
  Object.assign(process.env, settings);
  return import('./select-runner');
}

test.each<[Settings, 'inngest' | 'embedded']>([
  [{}, 'embedded'],
  [{ INNGEST_DEV: '0' }, 'embedded'],
  [{ INNGEST_DEV: 'false' }, 'embedded'],
  [{ INNGEST_DEV: '1' }, 'inngest'],
  [{ INNGEST_DEV: 'http://127.0.0.1:8288' }, 'inngest'],
  [{ INNGEST_EVENT_KEY: 'key' }, 'inngest'],
  [{ INNGEST_SIGNING_KEY: 'key' }, 'inngest'],
  [{ INNGEST_BASE_URL: 'https://inngest.company.example' }, 'inngest'],
])('%p selects %s', async (settings, runner) => {
  expect((await withSettings(settings)).selectedRunner()).toBe(runner);
});

test('refuses the embedded runner on Vercel, naming the settings to set', async () => {
  const { assertRunnerCanRun } = await withSettings({ VERCEL: '1', DATABASE_URL: 'postgres://127.0.0.1/x' });
  expect(assertRunnerCanRun).toThrow(/INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY/);
});

const url = 'https://recruiting.company.example';
const both = { INNGEST_EVENT_KEY: 'key', INNGEST_SIGNING_KEY: 'key' };

test.each<Settings>([
  { ...both, VERCEL: '1' },
  { ...both, NEXTAUTH_URL: url },
  { ...both, NEXTAUTH_URL: url, INNGEST_BASE_URL: 'https://inngest.company.example' },
  { INNGEST_DEV: '1' },
])('runs with an Inngest server: %p', async (settings) => {
  const { assertRunnerCanRun } = await withSettings(settings);
  expect(assertRunnerCanRun).not.toThrow();
});

test.each<[Settings, RegExp]>([
  [{ INNGEST_EVENT_KEY: 'key', VERCEL: '1' }, /but INNGEST_SIGNING_KEY is not set/],
  [{ INNGEST_SIGNING_KEY: 'key', NEXTAUTH_URL: url }, /but INNGEST_EVENT_KEY is not set/],
  [{ INNGEST_BASE_URL: url, NEXTAUTH_URL: url }, /but INNGEST_EVENT_KEY and INNGEST_SIGNING_KEY are not set/],
  [{ INNGEST_BASE_URL: url, INNGEST_EVENT_KEY: 'key', NEXTAUTH_URL: url }, /but INNGEST_SIGNING_KEY is not set/],
  [{ ...both, INNGEST_DEV: '0' }, /but NEXTAUTH_URL is not set/],
])('refuses settings of which some are missing, naming them: %p', async (settings, message) => {
  const { assertRunnerCanRun } = await withSettings(settings);
  expect(assertRunnerCanRun).toThrow(message);
});

test('refuses the embedded runner without a database', async () => {
  const { assertRunnerCanRun } = await withSettings({});
  expect(assertRunnerCanRun).toThrow('DATABASE_URL is not set');
});
