import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

/** ESM packages that Jest must compile; set after next/jest has run, which would overwrite it. */
const compiledPackages = [
  'ai',
  '@ai-sdk',
  '@workflow/serde',
  '@vercel/oidc',
  'next-intl',
  'use-intl',
  'intl-messageformat',
  '@formatjs',
  'icu-minify',
  '@prisma/client/runtime',
  'unpdf',
  'nuqs',
  'pg-boss',
  'serialize-error',
  'non-error',
  'cron-parser',
  'rrule-temporal',
  '@tanstack',
  'eld',
  'age-encryption',
  '@noble',
  '@scure',
];

async function project(name, { moduleNameMapper, ...options }) {
  const config = await createConfig({
    displayName: name,
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
      // The AI SDK names the ES module; the rest of zod is loaded as CommonJS.
      '^zod/v4/locales/en\\.js$': 'zod/v4/locales/en.cjs',
      // It exports itself as an ES module only.
      '^eld/extrasmall$': '<rootDir>/node_modules/eld/src/entries/static.extrasmall.js',
      ...moduleNameMapper,
    },
    modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
    ...options,
  })();
  config.transformIgnorePatterns = [`/node_modules/(?!(${compiledPackages.join('|')})/)`];
  return config;
}

const everywhere = '<rootDir>/{app,components,lib,inngest,prisma,scripts,tests}/**';

const onPrograms = { globalSetup: '<rootDir>/tests/jest-programs-setup.ts', testEnvironment: 'node' };

const unit = await project('unit', {
  ...onPrograms,
  testMatch: [`${everywhere}/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['\\.(integration|hostile|eval|storage)\\.test\\.ts$', '/node_modules/'],
});

/** Files and texts that are made to take long, and pictures of pages: bound to what a reader process may take. */
const hostile = await project('hostile', { ...onPrograms, testMatch: [`${everywhere}/*.hostile.test.ts`] });

/** Evaluations, and what is drawn anew each time. */
const evaluation = await project('eval', { ...onPrograms, testMatch: [`${everywhere}/*.eval.test.ts`] });

const onDatabase = {
  moduleNameMapper: { '^\\./fork-program$': '<rootDir>/tests/kept-readers.ts' },
  testEnvironment: '<rootDir>/tests/jest-database-environment.ts',
  globalSetup: '<rootDir>/tests/jest-global-setup.ts',
  globalTeardown: '<rootDir>/tests/jest-global-teardown.ts',
};

const integration = await project('integration', {
  ...onDatabase,
  moduleNameMapper: {
    ...onDatabase.moduleNameMapper,
    '^\\./password-cost$': '<rootDir>/tests/cheap-password-cost.ts',
    '^\\./work-factor$': '<rootDir>/tests/cheap-work-factor.ts',
  },
  testMatch: ['<rootDir>/{app,lib,inngest,prisma,scripts,tests}/**/*.integration.test.ts'],
  testPathIgnorePatterns: ['<rootDir>/lib/jobs/conformance/', '<rootDir>/lib/ats/providers/', '/node_modules/'],
});

/** Each ATS in both known shapes, against the sandbox; mostly waits. */
const contract = await project('contract', {
  ...onDatabase,
  testMatch: ['<rootDir>/lib/ats/providers/**/*.integration.test.ts'],
});

/** Both engines of durable functions do the same, crashes included. */
const conformance = await project('conformance', {
  ...onDatabase,
  testMatch: ['<rootDir>/lib/jobs/conformance/**/*.integration.test.ts'],
});

/** Over HTTP against the built product at BASE_URL; started for them where none is given. */
const api = await project('api', {
  testEnvironment: 'node',
  globalSetup: '<rootDir>/tests/jest-product-setup.ts',
  globalTeardown: '<rootDir>/tests/jest-product-teardown.ts',
  testMatch: ['<rootDir>/e2e/api/**/*.api.test.ts'],
});

/** Start, kill and move the built product themselves. */
const onServers = { testEnvironment: 'node' };

const server = await project('server', {
  ...onServers,
  testMatch: ['<rootDir>/e2e/server/**/*.server.test.ts'],
  testPathIgnorePatterns: [
    '/(container|kill[a-z-]*|pooler|standalone|storage)\\.server\\.test\\.ts$',
    '/node_modules/',
  ],
});

const kill = await project('kill', { ...onServers, testMatch: ['<rootDir>/e2e/server/kill*.server.test.ts'] });

/** Behind Debian's PgBouncer. */
const pooler = await project('pooler', { ...onServers, testMatch: ['<rootDir>/e2e/server/pooler.server.test.ts'] });

/** In the image, with a container engine of its own. */
const container = await project('container', {
  ...onServers,
  testMatch: ['<rootDir>/e2e/server/container.server.test.ts'],
});

/** On a real store that speaks S3, from Debian's packages. */
const storage = await project('storage', {
  ...onDatabase,
  globalSetup: '<rootDir>/tests/storage/jest-storage-setup.ts',
  globalTeardown: '<rootDir>/tests/storage/jest-storage-teardown.ts',
  testMatch: ['<rootDir>/lib/**/*.storage.test.ts', '<rootDir>/e2e/server/storage.server.test.ts'],
});

const standalone = await project('standalone', {
  ...onServers,
  testMatch: ['<rootDir>/e2e/server/standalone.server.test.ts'],
});

export default {
  // The one place for time limits, as Jest heeds none of a project. They are for a test that hangs, not for one on a busy
  // machine; speed is measured by the bench.
  testTimeout: 180_000,
  // What the files of a worker leave behind would grow to gigabytes, which are searched for garbage again and again.
  workerIdleMemoryLimit: '1GB',
  projects: [
    unit,
    hostile,
    evaluation,
    integration,
    contract,
    conformance,
    api,
    server,
    kill,
    pooler,
    storage,
    container,
    standalone,
  ],
};
