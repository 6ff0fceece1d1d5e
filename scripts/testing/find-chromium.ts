import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../failure';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The Chromium to test in: `PLAYWRIGHT_CHROMIUM`, Playwright's own, or one of the machine; null when there is none. */
export function findChromium(): string | null {
  const named = process.env.PLAYWRIGHT_CHROMIUM;
  if (named) return named;
  return [chromium.executablePath(), ...usualPlaces].find((place) => existsSync(place)) ?? null;
}

function run(command: string, args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/**
 * Installs Debian's Chromium where no browser is there, as root or through `sudo -n`.
 *
 * @returns the browser's program file
 * @throws Failure saying what to install by hand
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium was found; installing Debian’s.');
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): boolean => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  if (existsSync('/usr/bin/apt-get') && apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium')) {
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Failure(
    'The browser tests need Chromium, which is not there and could not be installed.',
    'Install it ("apt-get install chromium" as root, or "npx playwright install chromium"), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}
