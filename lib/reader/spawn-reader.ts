import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cvLimits, recognitionLimits } from '@/lib/cv/cv-limits';

/** A program of this folder, in a process of its own. */
export interface ReaderProgram {
  file: 'reader-program.ts' | 'picture-program.ts';
  limits: { maxSeconds: number; maxMemoryMegabytes: number };
  /** A swollen process is replaced after its job: it would leave the next file too little. */
  maxIdleMegabytes: number;
}

/** A new process has about 100 MB. */
export const readerProgram: ReaderProgram = { file: 'reader-program.ts', limits: cvLimits, maxIdleMegabytes: 250 };
/** It has 250 MB once it has read a picture. */
export const pictureProgram: ReaderProgram = {
  file: 'picture-program.ts',
  limits: recognitionLimits,
  maxIdleMegabytes: 600,
};

/** The rest is buffers and code, which V8's limit does not cover. */
const heapShare = 0.75;
/** Without a limit of its own the young generation grows to some 100 MB, and an idle process looks swollen. */
const youngMegabytes = 16;

/**
 * Starts a process. Node runs its TypeScript directly, from the working directory in both development and the traced
 * build. It gets none of the server's settings: code injected by a file finds no secret.
 */
export function spawnReader({ file, limits }: ReaderProgram): ChildProcess {
  const entry = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'reader', file);
  const stripsTypes = Boolean(process.features.typescript);
  return fork(entry, [], {
    execArgv: [
      `--max-old-space-size=${Math.round(heapShare * limits.maxMemoryMegabytes)}`,
      `--max-semi-space-size=${youngMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      ...(stripsTypes ? [] : ['--experimental-strip-types']),
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
