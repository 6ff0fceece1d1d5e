import path from 'node:path';
import { readState } from '../ats-sandbox/data/state-file';
import { startAtsSandbox, type AtsSandbox } from '../ats-sandbox/start-sandbox';
import { errorCode } from '../../lib/failure';

const usualPort = 4400;

/** Where the demo's sandbox ATS keeps its data. */
export const sandboxStatePath = (project: string) => path.join(project, '.data/ats-sandbox.json');

export interface DemoSandbox extends AtsSandbox {
  /** Where it listened when it ran last; null: it never did. */
  earlierPort: number | null;
}

/**
 * Starts the sandbox ATS beside the demo, where it was before or else on a free port, and names it to the product: `ATS_SANDBOX_URL`, and
 * `ATS_ALLOWED_HOSTS`, without which the product calls no address of this machine.
 */
export async function startDemoSandbox(project: string): Promise<DemoSandbox> {
  const statePath = sandboxStatePath(project);
  const options = { statePath, cvs: 'designed' } as const;
  const earlierPort = readState(statePath)?.port ?? null;
  const sandbox = await startAtsSandbox({ ...options, port: earlierPort ?? usualPort }).catch((error: unknown) => {
    if (errorCode(error) === 'EADDRINUSE') return startAtsSandbox({ ...options, port: 0 });
    throw error;
  });
  process.env.ATS_SANDBOX_URL = sandbox.url;
  const allowed = [process.env.ATS_ALLOWED_HOSTS, `127.0.0.1:${sandbox.port}`];
  process.env.ATS_ALLOWED_HOSTS = allowed.filter(Boolean).join(',');
  return { ...sandbox, earlierPort };
}
