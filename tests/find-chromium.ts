import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../scripts/failure';

const knownPaths = [
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

function run(command: string, args: string[]): boolean {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0;
}

/** Like `findChromium`, but installs Debian's if there is none. @throws Failure saying what to install by hand */
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
    'The browser tests need Chromium, which could not be installed.',
    'Install it ("apt-get install chromium" as root, or "npx playwright install chromium"), or name one in PLAYWRIGHT_CHROMIUM.',
  );
}
