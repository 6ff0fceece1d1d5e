import { spawn, spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';
import { Failure } from '../failure';

/** Who PostgreSQL runs as. It refuses root, so root hands it to a user `postgres`. */
export interface ServerUser {
  uid: number;
  gid: number;
}

/** How a program ended. */
export interface Ended {
  code: number | null;
  output: string;
}

/**
 * The user that PostgreSQL has to run as, or nothing where this process is not root. Root's `postgres` user is made
 * when the machine has none.
 *
 * @throws Failure when it can be neither found nor made.
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
  const made = lookUpPostgres();
  if (made) return made;
  throw new Failure(
    'PostgreSQL does not run as root, and a user "postgres" could not be made on this machine.',
    'Start as an ordinary user, or make that user yourself (useradd --system postgres).',
  );
}

function lookUpPostgres(): ServerUser | undefined {
  const id = (flag: string) => Number.parseInt(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout, 10);
  const user = { uid: id('-u'), gid: id('-g') };
  return Number.isInteger(user.uid) && Number.isInteger(user.gid) ? user : undefined;
}

/**
 * How `user` can be started so that it reaches `folder`: directly; through `setpriv`, where a parent folder (root's
 * home, as a rule) is closed to others; `undefined` when neither works. Changing the parents' permissions would be
 * simpler, but they are not ours.
 */
export function findPrefix(user: ServerUser, folder: string): string[] | undefined {
  const reaches = (prefix: string[]) => spawnAs(user, [...prefix, 'ls', '-d', `${folder}/.`]).status === 0;
  if (reaches([])) return [];
  return ['dac_read_search', 'dac_override']
    .map((capability) => setpriv(user, capability))
    .find((prefix) => reaches(prefix));
}

/**
 * One capability, to walk through closed folders; all others are dropped. Without `no_setuid_fixup` the kernel leaves
 * it out of access(2), which PostgreSQL asks about its own programs.
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
 * Runs one of PostgreSQL's programs as the user it needs, and collects what it says.
 *
 * @throws Failure when `folder` is out of that user's reach.
 */
export async function runAsPostgres(folder: string, program: string, args: string[]): Promise<Ended> {
  const user = findServerUser();
  const prefix = user ? findPrefix(user, folder) : [];
  if (!prefix) {
    throw new Failure(
      `As root, PostgreSQL runs as the user "postgres", who cannot reach ${folder}.`,
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

function collect(child: ReturnType<typeof spawn>): Promise<Ended> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}
