import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../lib/failure';
import { installFromDebian } from './install-from-debian';

/** Chromium without a window of its own to draw, as Playwright installs it for tests. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const knownPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** `PLAYWRIGHT_CHROMIUM`, Playwright's own Chromium, or the machine's; null if there is none. */
export function findChromium(): string | null {
  const configured = process.env.PLAYWRIGHT_CHROMIUM;
  if (configured) return configured;
  return [chromium.executablePath(), ...knownPaths].find((path) => existsSync(path)) ?? null;
}

/**
 * Like `findChromium`, but installs Debian's if there is none; as root, e.g. in continuous integration, also the headless
 * shell beside another Chromium.
 *
 * @throws Failure saying what to install by hand
 */
export async function ensureChromium(): Promise<string> {
  const found = findChromium();
  const isChosen = found !== null && (found === process.env.PLAYWRIGHT_CHROMIUM || found === chromium.executablePath());
  if (isChosen || found === headlessShell) return found;
  const mayInstall = found === null || process.getuid?.() === 0;
  const installed =
    mayInstall &&
    ((await installFromDebian('chromium-headless-shell')) || (found === null && (await installFromDebian('chromium'))));
  const browser = installed ? findChromium() : found;
  if (browser) return browser;
  throw new Failure(
    'The browser tests need Chromium, which could not be installed.',
    'Install it ("apt-get install chromium-headless-shell" as root, or "npx playwright install chromium"), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}
