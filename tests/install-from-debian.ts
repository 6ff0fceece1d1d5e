import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';

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

/** @returns whether a package of Debian is installed now; it needs root, or sudo without a password */
export async function installFromDebian(program: string): Promise<boolean> {
  if (!existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing Debian’s ${program} for the tests.`);
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args: string[]): Promise<boolean> => {
    const [command = 'apt-get', ...rest] = [...prefix, 'apt-get', ...args];
    return run(command, rest);
  };
  return (await apt('update', '-qq')) && apt('install', '-y', '-qq', program);
}
