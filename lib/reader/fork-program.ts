import { fork, type ChildProcess } from 'node:child_process';
import { programFile } from '@/lib/program-file';
import { heapLimits, type ReaderProgram } from './reader-host';

/**
 * Patterns are compiled at once and not interpreted first: of large word lists that took longer than the rest of a first CV, which
 * takes a new process 2.0 s of processor time instead of 3.5.
 */
const compilesAtOnce = ['--no-regexp-tier-up'];

/** Starts a program in a process that gets none of the server's settings, so that code injected by a file finds no secret. */
export function forkProgram(program: ReaderProgram): ChildProcess {
  const { old, semiSpace } = heapLimits(program);
  return fork(programFile(program.name), [], {
    execArgv: [`--max-old-space-size=${old}`, `--max-semi-space-size=${semiSpace}`, ...compilesAtOnce],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
