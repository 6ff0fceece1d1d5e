import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tests/find-chromium';

const executablePath = findChromium();

/** Debian's Chromium, as root and without a graphics card. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './e2e/start-product.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The server analyses CVs on the same cores: more would wait for it, and for each other.
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    // Recorded on demand: it slows every step. The picture of a failure is always kept.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    launchOptions: { args, ...(executablePath ? { executablePath } : {}) },
  },
  projects: [{ name: 'chromium', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
