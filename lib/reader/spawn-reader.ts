import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { cvLimits } from '@/lib/cv/cv-limits';

/** The rest is buffers and code, which V8's limit does not cover. */
const heapMegabytes = Math.round(cvLimits.maxMemoryMegabytes * 0.75);

/**
 * Starts a reader process. Node runs its TypeScript directly, from the working directory in both development and the
 * traced build. It gets none of the server's settings: code injected by a file finds no secret.
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
