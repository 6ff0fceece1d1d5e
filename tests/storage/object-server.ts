import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../../scripts/database/cluster-state';
import { installFromDebian } from '../install-from-debian';

/** Debian's packages, and the program of each that shows whether it is there. */
const packages = {
  radosgw: '/usr/bin/radosgw',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  'ceph-common': '/usr/bin/ceph',
};
const missing = () => Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));
const run = promisify(execFile);
const startMs = 120_000;
const megabyte = 1024 * 1024;

/** The only account of the server. */
export const storeAccount = { accessKeyId: 'AKTEST', secretAccessKey: 'SKTEST' };

/** Why this machine has no store that speaks S3; null: it has, from Debian's packages, which are installed if need be. */
export async function lackOfObjectServer(): Promise<string | null> {
  for (const name of missing()) {
    if (!(await installFromDebian(name))) return `Debian’s ${name} cannot be installed`;
  }
  return null;
}

function settings(folder: string, port: number): string {
  return `[global]
fsid = ${randomUUID()}
mon host = v2:127.0.0.1:${port}/0
keyring = ${folder}/keyring
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
mon allow pool size one = true
osd objectstore = memstore
memstore device bytes = ${512 * megabyte}
run dir = ${folder}/run
admin socket =
log file = ${folder}/$name.log
mon data = ${folder}/mon
osd data = ${folder}/osd
public addr = 127.0.0.1
cluster addr = 127.0.0.1
mon data avail crit = 1
`;
}

/** Ceph's object gateway with one disk in memory: a store that enforces signatures, policies and conditions. */
export class ObjectServer {
  private readonly children: ChildProcess[] = [];

  private constructor(
    private readonly folder: string,
    readonly url: string,
  ) {}

  /** @throws Error when it is not installed or does not respond */
  static async start(): Promise<ObjectServer> {
    const lacking = missing();
    if (lacking.length > 0) throw new Error(`As root: apt-get install --no-install-recommends ${lacking.join(' ')}`);
    const folder = mkdtempSync(path.join(tmpdir(), 'objects-'));
    const [monitorPort, port] = [await findFreePort(), await findFreePort()];
    for (const name of ['mon', 'osd', 'run']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'ceph.conf'), settings(folder, monitorPort));
    const server = new ObjectServer(folder, `http://127.0.0.1:${port}`);
    try {
      await server.startMonitor(monitorPort);
      await server.startDisk();
      await server.startGateway(port);
      return server;
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  async stop(): Promise<void> {
    for (const child of this.children.toReversed()) {
      if (child.exitCode !== null || child.signalCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get env(): NodeJS.ProcessEnv {
    return { ...process.env, CEPH_CONF: path.join(this.folder, 'ceph.conf') };
  }

  private async call(program: string, ...args: string[]): Promise<string> {
    const { stdout } = await run(program, args, { env: this.env, cwd: this.folder, timeout: startMs });
    return stdout;
  }

  private launch(program: string, ...args: string[]): void {
    const log = openSync(path.join(this.folder, `${program}.out`), 'a');
    this.children.push(spawn(program, args, { env: this.env, cwd: this.folder, stdio: ['ignore', log, log] }));
  }

  private async startMonitor(port: number): Promise<void> {
    const keyring = path.join(this.folder, 'keyring');
    await this.call('ceph-authtool', '--create-keyring', keyring, '--gen-key', '-n', 'mon.', '--cap', 'mon', 'allow *');
    const all = ['mon', 'osd', 'mgr'].flatMap((name) => ['--cap', name, 'allow *']);
    await this.call('ceph-authtool', keyring, '--gen-key', '-n', 'client.admin', ...all);
    const fsid = /^fsid = (.+)$/m.exec(readFileSync(path.join(this.folder, 'ceph.conf'), 'utf8'))?.[1] ?? '';
    const address = `[v2:127.0.0.1:${port}/0]`;
    await this.call('monmaptool', '--create', '--fsid', fsid, '--addv', 'a', address, 'monmap', '--clobber');
    await this.call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', 'monmap', '--keyring', keyring);
    this.launch('ceph-mon', '-i', 'a', '-f');
  }

  private async startDisk(): Promise<void> {
    const uuid = randomUUID();
    await this.call('ceph', 'osd', 'new', uuid);
    const capabilities = ['mon', 'osd', 'mgr'].flatMap((name) => [name, 'allow *']);
    const key = await this.call('ceph', 'auth', 'get-or-create', 'osd.0', ...capabilities);
    writeFileSync(path.join(this.folder, 'keyring'), key, { flag: 'a' });
    await this.call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', uuid);
    this.launch('ceph-osd', '-i', '0', '-f');
  }

  private async startGateway(port: number): Promise<void> {
    const data = [`--rgw-data=${this.folder}/run`, `--log-file=${this.folder}/rgw.log`];
    // Otherwise an object's bytes wait 40 ms until the client has acknowledged the headers.
    const frontend = `beast endpoint=127.0.0.1:${port} tcp_nodelay=1`;
    this.launch('radosgw', '-n', 'client.admin', '-f', ...data, `--rgw-frontends=${frontend}`);
    const isUp = () => fetch(this.url).then(Boolean, () => false);
    for (const startedAt = Date.now(); !(await isUp()); await delay(300)) {
      if (Date.now() - startedAt > startMs) throw new Error(`The object gateway does not respond at ${this.url}.`);
    }
    const { accessKeyId, secretAccessKey } = storeAccount;
    const keys = ['--access-key', accessKeyId, '--secret-key', secretAccessKey];
    await this.call('radosgw-admin', 'user', 'create', '--uid', 't', '--display-name', 'Test', ...keys);
  }
}
