import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cvLimits } from '@/lib/cv/cv-limits';

/** The rest of the process's memory is buffers and the program itself, which V8's own limit does not cover. */
const heapMegabytes = Math.round(cvLimits.maxMemoryMegabytes * 0.75);

/**
 * Starts a reader process. Node runs its TypeScript as it stands, in development and in the built product alike; it is
 * found below the working directory, where the build's tracing puts it too.
 *
 * It gets none of the server's settings: a file that took the reader over would find no secret there.
 */
export function spawnReader(): ChildProcess {
  const entry = join(/* turbopackIgnore: true */ process.cwd(), 'lib', 'reader', 'reader-program.ts');
  const stripsTypes = Boolean(process.features.typescript);
  return fork(entry, [], {
    execArgv: [
      `--max-old-space-size=${heapMegabytes}`,
      '--disable-warning=ExperimentalWarning',
      ...(stripsTypes ? [] : ['--experimental-strip-types']),
    ],
    env: { NODE_ENV: 'production' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
