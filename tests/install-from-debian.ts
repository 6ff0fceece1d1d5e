import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';

/** Long enough for a slow mirror; a machine without one goes on with the browser it has. */
const installMs = 5 * 60_000;

async function run(command: string, args: string[], cwd = process.cwd()): Promise<boolean> {
  console.log(`  ${command} ${args.join(' ')}`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'], env, timeout: installMs });
  return new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
}

function apt(...args: string[]): Promise<boolean> {
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
  return run(command, rest);
}

/**
 * The files of a package of Debian below `folder`, without what it does when it is installed: it starts no service.
 *
 * @returns whether they are there now
 */
export async function unpackFromDebian(program: string, folder: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Unpacking Debian’s ${program} for the tests.`);
  mkdirSync(folder, { recursive: true });
  const download = () => run('apt-get', ['download', '-qq', program], folder);
  if (!(await download()) && !((await apt('update', '-qq')) && (await download()))) return false;
  const file = readdirSync(folder).find((name) => name.startsWith(`${program}_`) && name.endsWith('.deb'));
  return file !== undefined && run('dpkg-deb', ['-x', file, '.'], folder);
}

/** @returns whether a package of Debian is installed now; it needs root, or sudo without a password */
export async function installFromDebian(program: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${program} for the tests.`);
  return (await apt('update', '-qq')) && apt('install', '-y', '-qq', program);
}
