import type { DependencyState } from '../schemas';
import { checkBackup } from './check-backup';
import { checkAts, checkMail, checkModel } from './check-partners';
import { checkDatabase, checkDisk, checkFiles, checkMigrations } from './check-storage';
import { checkQueue, checkReader } from './check-work';
import { knownStateOf, stateOf, type Dependency } from './dependency';

const second = 1_000;

/** What the product needs to do its work. Another one is an entry here, its name and codes in `schemas.ts`, and their texts. */
const dependencies: readonly Dependency[] = [
  { name: 'database', tier: 'critical', limitMs: 3 * second, keepMs: second, check: checkDatabase },
  { name: 'migrations', tier: 'critical', limitMs: 3 * second, keepMs: 30 * second, check: checkMigrations },
  { name: 'queue', tier: 'degraded', limitMs: 5 * second, keepMs: 10 * second, check: checkQueue },
  { name: 'reader', tier: 'degraded', limitMs: 10 * second, keepMs: 60 * second, check: checkReader },
  { name: 'disk', tier: 'degraded', limitMs: 2 * second, keepMs: 30 * second, check: checkDisk },
  { name: 'storage', tier: 'degraded', limitMs: 10 * second, keepMs: 30 * second, check: checkFiles },
  { name: 'model', tier: 'degraded', limitMs: 5 * second, keepMs: 30 * second, check: checkModel },
  { name: 'ats', tier: 'degraded', limitMs: 5 * second, keepMs: 30 * second, check: checkAts },
  { name: 'mail', tier: 'degraded', limitMs: 5 * second, keepMs: 30 * second, check: checkMail },
  { name: 'backup', tier: 'degraded', limitMs: 5 * second, keepMs: 30 * second, check: checkBackup },
];

/** How each dependency is. Never throws. */
export function findDependencyStates(): Promise<DependencyState[]> {
  return Promise.all(dependencies.map(stateOf));
}

/** How each is as far as it is known within `waitMs`: a look that takes longer goes on, and the next caller is told. Never throws. */
export async function findKnownDependencyStates(waitMs: number): Promise<DependencyState[]> {
  const states = await Promise.all(dependencies.map((dependency) => knownStateOf(dependency, waitMs)));
  return states.filter((state) => state !== null);
}

/** Whether this instance can do work now: none of what it cannot do without is ill. Never throws. */
export async function hasCriticalDependencies(): Promise<boolean> {
  const critical = dependencies.filter(({ tier }) => tier === 'critical');
  const states = await Promise.all(critical.map(stateOf));
  return states.every(({ state }) => state !== 'ILL');
}
