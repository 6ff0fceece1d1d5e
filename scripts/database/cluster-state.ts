import { randomBytes } from 'node:crypto';
import { chmodSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

/** The embedded database's files, all in the git-ignored `.data` unless another folder is named. */
export interface ClusterPaths {
  project: string;
  root: string;
  data: string;
  log: string;
  state: string;
  leases: string;
  lock: string;
}

/** What is needed to connect; persisted. */
export interface ClusterState {
  port: number;
  password: string;
}

export function clusterPaths(projectFolder: string, root = path.join(projectFolder, '.data')): ClusterPaths {
  return {
    project: projectFolder,
    root,
    data: path.join(root, 'postgres'),
    log: path.join(root, 'postgres.log'),
    state: path.join(root, 'postgres.json'),
    leases: path.join(root, 'leases'),
    lock: path.join(root, 'postgres.lock'),
  };
}

export function readState(paths: ClusterPaths): ClusterState | undefined {
  try {
    return JSON.parse(readFileSync(paths.state, 'utf8')) as ClusterState;
  } catch {
    return undefined;
  }
}

/** Atomic: a killed process leaves the old file or the new one. */
export function writeState(paths: ClusterPaths, state: ClusterState): void {
  const draft = `${paths.state}.new`;
  writeFileSync(draft, JSON.stringify(state));
  chmodSync(draft, 0o600);
  renameSync(draft, paths.state);
}

export function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

/** A free TCP port on loopback: `preferred` if it is free, else any. */
export async function findFreePort(preferred = 0): Promise<number> {
  const port = await tryPort(preferred);
  return port ?? (await findFreePort());
}

function tryPort(port: number): Promise<number | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });
}
