import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, processIdentity, type ProcessIdentity } from '../database/process-identity';
import { errorCode, Failure } from '../../lib/failure';
import type { LaunchSettings } from './launch-settings';

interface Instance {
  launcher: ProcessIdentity;
  server: ProcessIdentity;
  url: string;
}

const instanceFile = (project: string) => path.join(project, '.data/running.json');

/** Records the running processes for the next start. */
export function recordInstance(project: string, serverPid: number, url: string): void {
  const instance: Instance = { launcher: processIdentity(), server: processIdentity(serverPid), url };
  writeFileSync(instanceFile(project), JSON.stringify(instance));
}

export function forgetInstance(project: string): void {
  rmSync(instanceFile(project), { force: true });
}

/**
 * Ensures that the product does not run twice in one folder, and stops a server that a killed launcher left behind.
 *
 * @throws Failure when it is running already.
 */
export async function clearOldInstance(project: string, report: (text: string) => void): Promise<void> {
  const instance = readInstance(project);
  if (!instance) return;
  if (isRunning(instance.launcher)) {
    throw new Failure(
      `The product already runs from this folder, at ${instance.url} (process ${instance.launcher.pid}).`,
      `Use it, or stop it first: Ctrl-C in its terminal, or kill ${instance.launcher.pid}.`,
    );
  }
  if (isRunning(instance.server)) {
    report(`stopping the server that an earlier start left behind (process ${instance.server.pid})`);
    await endProcess(instance.server);
  }
  forgetInstance(project);
}

async function endProcess(identity: ProcessIdentity): Promise<void> {
  process.kill(identity.pid, 'SIGTERM');
  for (let waited = 0; waited < 5_000 && isRunning(identity); waited += 100) await sleep(100);
  if (isRunning(identity)) process.kill(identity.pid, 'SIGKILL');
}

function readInstance(project: string): Instance | undefined {
  try {
    return JSON.parse(readFileSync(instanceFile(project), 'utf8')) as Instance;
  } catch {
    return undefined;
  }
}

/**
 * Checks that the product can listen on the host and port.
 *
 * @throws Failure when the port is taken, reserved, or the host is not this machine's.
 */
export async function checkPort({ host, port }: LaunchSettings): Promise<void> {
  const problem = await new Promise<string | undefined>((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(errorCode(error) ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
  if (!problem) return;
  if (problem === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is taken by another program.`,
      `Use another port: PORT=${port === 3000 ? 3001 : port + 1} npm start`,
    );
  }
  if (problem === 'EACCES') {
    throw new Failure(`Port ${port} is reserved for administrators.`, 'Use one above 1023: PORT=3000 npm start');
  }
  throw new Failure(`${host} port ${port} cannot be used (${problem}).`, 'Set HOST to an address of this machine.');
}
