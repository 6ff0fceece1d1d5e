import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installFromDebian } from '../install-from-debian';
import { onHostNetwork } from './on-host-network';

/** Debian's packages, and the program of each that shows whether it is there. */
const packages = {
  'docker.io': '/usr/sbin/dockerd',
  'docker-compose': '/usr/bin/docker-compose',
  mmdebstrap: '/usr/bin/mmdebstrap',
};
const ownComposeFile = 'compose.yaml';
const startMs = 60_000;
const commandMs = 5 * 60_000;

const missing = () => Object.entries(packages).flatMap(([name, program]) => (existsSync(program) ? [] : [name]));

/** Why this machine has no container engine of its own; null: it has, from Debian's packages, which are installed if need be. */
export async function lackOfEngine(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root can start a container engine';
  for (const name of missing()) {
    if (!(await installFromDebian(name))) return `Debian's ${name} cannot be installed`;
  }
  return missing().length > 0 ? `${missing().join(', ')} cannot be installed` : null;
}

/** What slim images of Debian leave out. */
const leftOut = ['doc', 'man', 'info', 'locale'].map((name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`);

/** What else they do: nothing waits for the disk while packages are installed, and no translations are fetched. */
const quick = ['--dpkgopt=force-unsafe-io', '--aptopt=Acquire::Languages "none"'];

/** A container engine of our own, with all that it makes in one folder. */
export class ContainerEngine {
  private composeFile = ownComposeFile;

  private constructor(
    private readonly daemon: ChildProcess,
    private readonly folder: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  /** @throws Error with the engine's last words when it does not start */
  static async start(folder: string): Promise<ContainerEngine> {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    // A socket's path may have some hundred characters.
    const socket = path.join('/run', `recruiting-test-${process.pid}.sock`);
    const log = path.join(folder, 'log');
    const output = openSync(log, 'a');
    const args = [
      ...['--data-root', path.join(folder, 'data'), '--exec-root', path.join('/run', `recruiting-test-${process.pid}`)],
      ...['--pidfile', path.join(folder, 'pid'), '-H', `unix://${socket}`, '--storage-driver', 'overlay2'],
      ...['--bridge', 'none'],
    ];
    const daemon = spawn(packages['docker.io'], args, { stdio: ['ignore', output, output] });
    const env = {
      ...process.env,
      DOCKER_HOST: `unix://${socket}`,
      DOCKER_BUILDKIT: '1',
      COMPOSE_INTERACTIVE_NO_CLI: '1',
    };
    const engine = new ContainerEngine(daemon, folder, env);
    const deadline = Date.now() + startMs;
    while (spawnSync('/usr/bin/docker', ['version'], { env }).status !== 0) {
      if (daemon.exitCode !== null || Date.now() > deadline) {
        const said = readFileSync(log, 'utf8').slice(-3_000);
        await engine.stop();
        throw new Error(`The container engine did not start:\n${said}`);
      }
      await sleep(200);
    }
    return engine;
  }

  /** Makes an image of this machine's Debian under a name, without a registry. */
  makeBase(name: string): void {
    const codename = /^VERSION_CODENAME=(\w+)$/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'bookworm';
    const file = path.join(this.folder, 'base.tar');
    this.run(packages.mmdebstrap, [
      '--quiet',
      '--variant=minbase',
      '--include=ca-certificates',
      ...leftOut,
      ...quick,
      codename,
      file,
    ]);
    this.docker('import', file, name);
    rmSync(file);
  }

  /**
   * Where a machine allows no bridge, `compose.yaml` is started on the host's network from then on, and it is said so.
   *
   * @param ports that are free, for such a machine
   * @returns where the database is, as the product reaches it
   */
  chooseNetwork(ports: { product: number; database: number }): string {
    try {
      this.docker('network', 'create', 'probe');
      this.docker('network', 'rm', 'probe');
      return 'db:5432';
    } catch (error) {
      console.warn(`No bridge network can be had: the containers run on the host's. ${String(error).slice(0, 300)}`);
    }
    this.composeFile = path.join(this.folder, 'compose.yaml');
    writeFileSync(this.composeFile, onHostNetwork(readFileSync(ownComposeFile, 'utf8'), ports));
    return `127.0.0.1:${ports.database}`;
  }

  /** @returns what it wrote. @throws Error with all that it wrote */
  docker(...args: string[]): string {
    return this.run('/usr/bin/docker', args);
  }

  compose(env: Record<string, string>, ...args: string[]): string {
    return this.run(
      packages['docker-compose'],
      ['--project-name', 'recruiting', '--project-directory', '.', '--file', this.composeFile, ...args],
      env,
    );
  }

  /**
   * A command in a service's image and with its settings, in a container of its own.
   *
   * @param options of the container: folders and variables
   */
  runOnce(env: Record<string, string>, service: string, options: string[], command: string[]): string {
    if (this.composeFile === ownComposeFile) {
      return this.compose(env, 'run', '--rm', '-T', ...options, service, ...command);
    }
    // Compose 1.29 links such a container to the one that runs, which the host's network forbids.
    const running = this.compose(env, 'ps', '-q', service).trim();
    const inspect = (field: string): unknown =>
      JSON.parse(this.docker('inspect', '--format', `{{json .Config.${field}}}`, running));
    const variables = (inspect('Env') as string[]).flatMap((each) => ['-e', each]);
    const base = ['run', '--rm', '--network', 'host', '--read-only', '--tmpfs', '/tmp', ...variables];
    return this.docker(...base, ...options, String(inspect('Image')), ...command);
  }

  /** Ends it, and takes away all that it made. */
  async stop(): Promise<void> {
    if (this.daemon.exitCode === null && this.daemon.kill('SIGTERM')) await once(this.daemon, 'exit');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(command: string, args: string[], env: Record<string, string> = {}): string {
    const options = { env: { ...this.env, ...env }, encoding: 'utf8', timeout: commandMs, maxBuffer: 2 ** 28 } as const;
    const { status, stdout, stderr, error } = spawnSync(command, args, options);
    if (status === 0) return stdout;
    throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`, { cause: error });
  }
}
