import type { Env } from '@/lib/env';

/** What a process may be (`ROLE`). */
export type ProcessRole = Env['ROLE'];

const ofEveryRole = /^\/api\/(health(?:\/live|\/ready)?|metrics)$/;
const ofWorkers = '/api/inngest';

/**
 * Whether a process of this role serves a path: workers serve nobody but an Inngest server, web processes everybody else.
 * Health and metrics are of every process.
 */
export function servesPath(role: ProcessRole, path: string): boolean {
  if (role === 'all' || ofEveryRole.test(path)) return true;
  return (path === ofWorkers) === (role === 'worker');
}
