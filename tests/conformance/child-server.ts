import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import type { ConformanceEvent } from './conformance-driver';

const childScript = path.resolve('tests/conformance/crash-child.ts');

/** A process with the embedded runner on the test's database. */
export class ChildServer {
  private constructor(private readonly child: ChildProcess) {}

  static async start(connectionString: string): Promise<ChildServer> {
    const child = fork(childScript, [connectionString], {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const server = new ChildServer(child);
    await server.message('ready');
    return server;
  }

  async send(events: ConformanceEvent[]): Promise<void> {
    const sent = this.message('sent');
    this.child.send(events);
    await sent;
  }

  async kill(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const exited = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await exited;
  }

  /** As a machine does that is suspended, or a process that collects garbage for long. */
  halt(): void {
    this.child.kill('SIGSTOP');
  }

  goOn(): void {
    this.child.kill('SIGCONT');
  }

  private message(expected: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.child.once('exit', (code) => reject(new Error(`The child process exited with ${code}.`)));
      this.child.on('message', (message) => {
        if (message === expected) resolve();
      });
    });
  }
}
