import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../lib/failure';

/** Runs a program in `cwd`, its output shown only when it fails. @throws Error with the output */
function run(command: string, args: string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}

function commitOf(name: string): string {
  try {
    return run('git', ['rev-parse', '--verify', `${name}^{commit}`], process.cwd());
  } catch {
    throw new Failure(`There is no commit "${name}".`, 'Name one of `git log`.');
  }
}

/**
 * Builds the product as it was at an older commit, in a clone of its own under `.data/bench`, unless that was done before.
 *
 * @returns the folder of its `server.js`
 * @throws Failure when there is no such commit
 */
export function buildOlder(name: string): string {
  const commit = commitOf(name);
  const clone = path.resolve('.data/bench', commit);
  const built = path.join(clone, '.next/standalone');
  if (existsSync(path.join(built, 'source-stamp'))) return built;
  console.log(`Building the product of ${commit.slice(0, 8)} (some minutes) …`);
  mkdirSync(path.dirname(clone), { recursive: true });
  if (!existsSync(clone)) run('git', ['clone', '--quiet', '--no-checkout', process.cwd(), clone], process.cwd());
  run('git', ['checkout', '--quiet', '--force', commit], clone);
  run('npm', ['ci', '--no-audit', '--no-fund'], clone);
  run('npm', ['run', 'build'], clone);
  return built;
}
