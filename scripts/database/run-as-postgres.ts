import { spawn, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { Failure } from '../../lib/failure';

/** The user that PostgreSQL runs as. It refuses root, so root starts it as `postgres`. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** A program's exit code and output. */
export interface ProgramExit {
  code: number | null;
  output: string;
}

/**
 * The user that PostgreSQL must run as; undefined if this process is not root. The user `postgres` is created if missing.
 *
 * @throws Failure when it can be neither found nor created.
 */
export function findServerUser(): ServerUser | undefined {
  if (process.platform === 'win32' || userInfo().uid !== 0) return undefined;
  const user = lookUpPostgres();
  if (user) return user;
  spawnSync('groupadd', ['--system', 'postgres']);
  spawnSync('useradd', [
    '--system',
    '--gid',
    'postgres',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    'postgres',
  ]);
  const created = lookUpPostgres();
  if (created) return created;
  throw new Failure(
    'PostgreSQL does not run as root, and a user "postgres" could not be created on this machine.',
    'Start as an ordinary user, or create that user yourself (useradd --system postgres).',
  );
}

function lookUpPostgres(): ServerUser | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10);
  const user = { uid: id('-u'), gid: id('-g') };
  return Number.isInteger(user.uid) && Number.isInteger(user.gid) ? user : undefined;
}

/**
 * The command prefix that lets `user` access `folder`: none, or `setpriv` if a parent folder (typically root's home) is
 * closed to others; undefined if neither works. The parents' permissions are not ours to change.
 */
export function findPrefix(user: ServerUser, folder: string): string[] | undefined {
  const hasAccess = (prefix: string[]) => spawnAs(user, [...prefix, 'ls', '-d', `${folder}/.`]).status === 0;
  if (hasAccess([])) return [];
  return ['dac_read_search', 'dac_override']
    .map((capability) => setpriv(user, capability))
    .find((prefix) => hasAccess(prefix));
}

/**
 * One capability, to traverse closed folders; all others are dropped. Without `no_setuid_fixup` access(2), which PostgreSQL
 * calls for its own programs, would ignore it.
 */
function setpriv(user: ServerUser, capability: string): string[] {
  const ids = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  return [
    'setpriv',
    ...ids,
    '--securebits=+no_setuid_fixup',
    `--inh-caps=-all,+${capability}`,
    `--ambient-caps=-all,+${capability}`,
  ];
}

function spawnAs(user: ServerUser, command: string[]) {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { cwd: '/', ...(program === 'setpriv' ? {} : user) });
}

/**
 * Runs one of PostgreSQL's programs as the user it needs, and collects its output.
 *
 * @throws Failure when that user cannot access `folder`.
 */
export async function runAsPostgres(folder: string, program: string, args: string[]): Promise<ProgramExit> {
  const user = findServerUser();
  const prefix = user ? findPrefix(user, folder) : [];
  if (!prefix) {
    throw new Failure(
      `As root, PostgreSQL runs as the user "postgres", who cannot access ${folder}.`,
      'Clone the project to a folder that everybody may enter (/opt or /srv), or start as an ordinary user.',
    );
  }
  const [command = program, ...rest] = [...prefix, program, ...args];
  const child = spawn(command, rest, {
    cwd: process.platform === 'win32' ? folder : '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
    ...(prefix.length === 0 ? user : {}),
  });
  return collect(child);
}

function collect(child: ReturnType<typeof spawn>): Promise<ProgramExit> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
