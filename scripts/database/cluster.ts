import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { explainFileError, Failure } from '../../lib/failure';
import { findPostgresBinaries } from './postgres-binaries';
import { processIdentity, type ProcessIdentity } from './process-identity';
import { findServerUser, runAsPostgres } from './run-as-postgres';
import type { ClusterPaths, ClusterState } from './cluster-state';

/** Polish collation and case; messages in English. */
const localeFlags = ['--encoding=UTF8', '--locale-provider=icu', '--icu-locale=pl-PL', '--locale=C'];

const maximumLogBytes = 10_000_000;

/**
 * Creates a database cluster. Its folder gets its final name only when it is complete.
 *
 * @throws Failure when the folder cannot be written or the disk is full.
 */
export async function initialiseCluster(paths: ClusterPaths, password: string): Promise<void> {
  const { initdb } = findPostgresBinaries(paths.project);
  try {
    mkdirSync(paths.root, { recursive: true });
    const work = mkdtempSync(path.join(paths.root, 'new-'));
    chmodSync(work, 0o755);
    try {
      const data = path.join(work, 'postgres');
      const passwordFile = path.join(work, 'password');
      mkdirSync(data, { mode: 0o700 });
      writeFileSync(passwordFile, password, { mode: 0o600 });
      chownToServerUser(data, passwordFile);
      await runInitdb(paths, initdb, data, passwordFile);
      renameSync(data, paths.data);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  } catch (error) {
    throw explainFileError(error, paths.root);
  }
}

async function runInitdb(paths: ClusterPaths, initdb: string, data: string, passwordFile: string): Promise<void> {
  const flags = [`--pgdata=${data}`, '--username=postgres', `--pwfile=${passwordFile}`, '--auth=scram-sha-256'];
  const exit = await runAsPostgres(paths.root, initdb, [...flags, ...localeFlags]);
  if (exit.code !== 0) throw explainServerOutput(exit.output, paths.root, 'The database could not be created');
}

function chownToServerUser(...files: string[]): void {
  const user = findServerUser();
  if (user) files.forEach((file) => chownSync(file, user.uid, user.gid));
}

export function clusterExists(paths: ClusterPaths): boolean {
  return existsSync(path.join(paths.data, 'PG_VERSION')) || (existsSync(paths.data) && !canRead(paths.data));
}

function canRead(folder: string): boolean {
  return process.getuid?.() === 0 || statSync(folder).uid === process.getuid?.();
}

/**
 * Starts the server on `state.port` of loopback and waits until it responds. It outlives this process, because other
 * processes may still use it.
 *
 * @throws Failure when it does not start.
 */
export async function startServer(paths: ClusterPaths, state: ClusterState): Promise<void> {
  assertOwnFolder(paths);
  const { pgCtl } = findPostgresBinaries(paths.project);
  prepareLog(paths);
  const settings = [
    `-p ${state.port}`,
    '-c listen_addresses=127.0.0.1',
    '-c unix_socket_directories=',
    '-c max_connections=200',
    // The log must not contain values of rejected rows: they are personal data.
    '-c log_error_verbosity=terse',
    '-c log_min_error_statement=panic',
  ];
  const args = ['start', '-D', paths.data, '-l', paths.log, '-w', '-t', '60', '-s', '-o', settings.join(' ')];
  const exit = await runAsPostgres(paths.root, pgCtl, args);
  if (exit.code !== 0) throw explainServerOutput(exit.output, paths.root, 'The database did not start', paths.log);
}

/** The server's process according to postmaster.pid, which a killed server leaves behind. */
export function findServerProcess(paths: ClusterPaths): ProcessIdentity | undefined {
  try {
    const [pid] = readFileSync(path.join(paths.data, 'postmaster.pid'), 'utf8').split('\n');
    return processIdentity(Number(pid));
  } catch {
    return undefined;
  }
}

/** Stops the server: open transactions are rolled back. */
export async function stopServer(paths: ClusterPaths): Promise<void> {
  const { pgCtl } = findPostgresBinaries(paths.project);
  await runAsPostgres(paths.root, pgCtl, ['stop', '-D', paths.data, '-m', 'fast', '-w', '-t', '60', '-s']);
}

function prepareLog(paths: ClusterPaths): void {
  try {
    if (existsSync(paths.log) && statSync(paths.log).size > maximumLogBytes) rmSync(paths.log);
    if (!existsSync(paths.log)) writeFileSync(paths.log, '', { mode: 0o600 });
    chownToServerUser(paths.log);
  } catch (error) {
    throw explainFileError(error, paths.log);
  }
}

function assertOwnFolder(paths: ClusterPaths): void {
  const expected = findServerUser()?.uid ?? process.getuid?.();
  const owner = statSync(paths.data).uid;
  if (expected === undefined || owner === expected) return;
  throw new Failure(
    `The database in ${paths.data} belongs to another user (number ${owner}).`,
    'Start as the user who started before, or delete the folder .data to start from scratch (the demo data are lost).',
  );
}

function explainServerOutput(output: string, folder: string, what: string, log?: string): Failure {
  if (/No space left on device/i.test(output)) {
    return new Failure(
      `The disk is full: ${folder} cannot be written.`,
      'Free about 1 GB of disk space, then start again.',
    );
  }
  const reason = output.trim().split('\n').slice(-3).join(' ');
  return new Failure(`${what}: ${reason || 'no reason given'}.`, log ? `Read the end of ${log}.` : `Check ${folder}.`);
}
