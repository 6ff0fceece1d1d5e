import { fork, type ChildProcess } from 'node:child_process';
import { cvLimits, recognitionLimits } from '@/lib/cv/cv-limits';
import { programFile } from '@/lib/program-file';

/** A program in a process of its own. */
export interface ReaderProgram {
  name: 'reader-program' | 'picture-program';
  maxMemoryMegabytes: number;
  /** An idle process that has grown beyond this is replaced, because the next file would have too little memory. */
  maxIdleMegabytes: number;
}

/** A new process takes some 100 MB, after hundreds of ordinary CVs 260 to 350. */
export const readerProgram: ReaderProgram = {
  name: 'reader-program',
  maxMemoryMegabytes: cvLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 400,
};
/** It takes 250 MB once it has read a picture. */
export const pictureProgram: ReaderProgram = {
  name: 'picture-program',
  maxMemoryMegabytes: recognitionLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 600,
};

/** V8's limit covers only the heap; the remaining quarter is for buffers and code. */
const heapShare = 0.75;
/** V8's young generation grows to some 100 MB unless it is limited, which leaves files so much less. */
const youngMegabytes = 16;

/** Starts a reader process. It gets none of the server's settings, so that code injected by a file finds no secret. */
export function spawnReader({ name, maxMemoryMegabytes }: ReaderProgram): ChildProcess {
  return fork(programFile(name), [], {
    execArgv: [
      `--max-old-space-size=${Math.round(heapShare * maxMemoryMegabytes)}`,
      `--max-semi-space-size=${youngMegabytes}`,
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
