import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChildProcess } from 'node:child_process';
import * as product from '@/lib/reader/fork-program';
import type { ReaderProgram } from '@/lib/reader/reader-host';

/** Idle readers of earlier test files, by program; the environment of each file has it from the one before. */
export interface KeptReaders {
  keptReaders?: { name: string; child: ChildProcess }[];
}

/** A process keeps what its start belongs to; so it belongs to no test. */
const atLoading = AsyncLocalStorage.snapshot();

const isAlive = (child: ChildProcess): boolean => child.connected && child.exitCode === null;

/**
 * In place of `lib/reader/fork-program.ts` in tests on a database: a process that has read CVs for an earlier file of this worker
 * goes on, as it does from one candidate to the next. A first CV takes a new one 2 s of processor time.
 */
export function forkProgram(program: ReaderProgram): ChildProcess {
  const kept = (globalThis as KeptReaders).keptReaders ?? [];
  for (let at = kept.length - 1; at >= 0; at -= 1) {
    if (kept[at]?.name !== program.name) continue;
    const [{ child } = {}] = kept.splice(at, 1);
    if (!child || !isAlive(child)) continue;
    process.nextTick(() => child.emit('message', { type: 'ready' }));
    return child;
  }
  return atLoading(() => product.forkProgram(program));
}

/** What `lib/reader/reader-pool.ts` keeps on `globalThis`: objects of the class that the test file loaded. */
interface Pool {
  idle: { program: ReaderProgram; host: { child?: ChildProcess; memory: () => Promise<number> } }[];
}

/** Takes the idle readers of a test file that has ended, for the next; those that have grown too much, or still start, end. */
export async function keepReaders(pools: object | undefined, kept: KeptReaders): Promise<void> {
  kept.keptReaders ??= [];
  for (const { program, host } of Object.values<Pool>({ ...pools }).flatMap(({ idle }) => idle.splice(0))) {
    const { child } = host;
    if (!child || !isAlive(child)) continue;
    const isGrown = (await host.memory()) > program.maxIdleMegabytes * 2 ** 20;
    // Who listens to it waits for its start.
    if (isGrown || child.listenerCount('message') > 0) child.kill('SIGKILL');
    else kept.keptReaders.push({ name: program.name, child });
    for (const event of ['message', 'exit', 'error']) child.removeAllListeners(event);
  }
}
