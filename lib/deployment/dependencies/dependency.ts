import { logger } from '@/lib/logger';
import type { DependencyName, DependencyState, DependencyTier, ReadinessReason } from '../schemas';
import { withinLimit } from '../within-limit';

/** What is wrong: a code of `readinessReasons` with the values of its text. */
export type Finding = Pick<ReadinessReason, 'code' | 'values'>;

/** Something that the product needs to do its work. */
export interface Dependency {
  name: DependencyName;
  /** `critical`: without it this instance can serve nobody. */
  tier: DependencyTier;
  /** A check that takes longer counts as failed. */
  limitMs: number;
  /** For how long a result is told again. */
  keepMs: number;
  /**
   * Looks at it now.
   *
   * @returns what is wrong; null: nothing; `unused`: this installation does without it
   * @throws Error when it could not be looked at
   */
  check(): Promise<Finding | null | 'unused'>;
}

interface Kept {
  result: Promise<DependencyState>;
  /** Until when it is told again, in milliseconds since 1970; undefined while the check runs. */
  freshUntil?: number;
  /** What was found; undefined while the check runs for the first time. */
  found?: DependencyState | undefined;
}

/** An instance must be asked again as soon as it can serve. */
const keepCriticalMs = 1_000;

/** Next may load a module twice. */
const globalScope = globalThis as typeof globalThis & { __dependencies?: Map<DependencyName, Kept> };
const kept = () => (globalScope.__dependencies ??= new Map());

/** How a dependency is, from a look that is at most `keepMs` old, a second where nobody can be served. Never throws. */
export function stateOf(dependency: Dependency): Promise<DependencyState> {
  const last = kept().get(dependency.name);
  if (last && (last.freshUntil === undefined || Date.now() < last.freshUntil)) return last.result;
  const next: Kept = { result: look(dependency), found: last?.found };
  kept().set(dependency.name, next);
  void next.result.then((found) => {
    const keepMs = found.tier === 'critical' && found.state === 'ILL' ? keepCriticalMs : dependency.keepMs;
    next.freshUntil = Date.now() + keepMs;
    next.found = found;
  });
  return next.result;
}

/** The same, for who cannot wait for a slow look: after `waitMs` what the last one found, null before the first. Never throws. */
export async function knownStateOf(dependency: Dependency, waitMs: number): Promise<DependencyState | null> {
  const now = await withinLimit(stateOf(dependency), waitMs, null);
  return now ?? kept().get(dependency.name)?.found ?? null;
}

async function look({ name, tier, limitMs, check }: Dependency): Promise<DependencyState> {
  const startedAt = performance.now();
  const late: Finding = { code: 'too-slow', values: { seconds: limitMs / 1000 } };
  const found = await withinLimit(check(), limitMs, late).catch((error: unknown): Finding => {
    logger.warn({ err: error, dependency: name }, 'a dependency could not be looked at');
    return { code: 'not-looked-at', values: {} };
  });
  return {
    name,
    tier,
    state: found === 'unused' ? 'UNUSED' : found ? 'ILL' : 'WELL',
    finding: found === 'unused' ? null : found,
    milliseconds: Math.round(performance.now() - startedAt),
    at: new Date().toISOString(),
  };
}
