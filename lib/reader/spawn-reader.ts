import { fork, type ChildProcess } from 'node:child_process';
import { cvLimits, recognitionLimits } from '@/lib/cv/cv-limits';
import { programFile } from '@/lib/program-file';

/** A program in a process of its own. */
export interface ReaderProgram {
  name: 'reader-program' | 'picture-program';
  maxMemoryMegabytes: number;
  /** A process that has grown beyond is replaced between two jobs: it would leave the next file too little. */
  maxIdleMegabytes: number;
}

/** A new process has some 100 MB; after hundreds of ordinary CVs it has 260 to 350. */
export const readerProgram: ReaderProgram = {
  name: 'reader-program',
  maxMemoryMegabytes: cvLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 400,
};
/** It has 250 MB once it has read a picture. */
export const pictureProgram: ReaderProgram = {
  name: 'picture-program',
  maxMemoryMegabytes: recognitionLimits.maxMemoryMegabytes,
  maxIdleMegabytes: 600,
};

/** The rest is buffers and code, which V8's limit does not cover. */
const heapShare = 0.75;
/** Without a limit of its own the young generation grows to some 100 MB, and leaves files that much less. */
const youngMegabytes = 16;

/** Starts a process. It gets none of the server's settings: code injected by a file finds no secret. */
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
