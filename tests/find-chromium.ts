import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { Failure } from '../scripts/failure';

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

/** Long enough for a slow mirror; a machine without one goes on with the browser it has. */
const installMs = 5 * 60_000;

async function run(command: string, args: string[]): Promise<boolean> {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env, timeout: installMs });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

async function installFromDebian(program: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${program} for the browser tests.`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): Promise<boolean> => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  return (await apt('update', '-qq')) && apt('install', '-y', '-qq', program);
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
