import { requirePermission, type Actor } from '@/lib/auth/actor';
import { AppError } from '@/lib/errors';
import type { RunnerProblemKind } from '@/lib/jobs/enums';
import { version } from '@/package.json';
import { findDependencyStates } from './dependencies/dependencies';
import { loadSystemFacts, type SystemFacts } from './load-system-facts';
import type { DependencyState, Readiness, ReadinessReason } from './schemas';

/** Every reason why this installation cannot do its work. */
export function findReasons(facts: SystemFacts, dependencies: readonly DependencyState[]): ReadinessReason[] {
  const ill = dependencies.flatMap(({ name, finding }) => (finding ? [{ path: name, ...finding }] : []));
  return [...readinessChecks.map((check) => check(facts)).filter((reason) => reason !== null), ...ill];
}

/**
 * Whether this installation can do its work, not only serve requests (`/api/health`).
 *
 * @throws AppError `permission.denied`; `system.not-ready` with the reasons as its fields
 */
export async function checkReadiness(actor: Actor): Promise<Readiness> {
  requirePermission(actor, 'administration');
  const [facts, dependencies] = await Promise.all([loadSystemFacts(), findDependencyStates()]);
  const reasons = findReasons(facts, dependencies);
  if (reasons.length > 0) throw new AppError('system.not-ready', { fields: reasons, retryAfterSeconds: 30 });
  return { ready: true, version };
}

type ReadinessCheck = (facts: SystemFacts) => ReadinessReason | null;

/** Longer than a sender needs after a failure (`lib/jobs/outbox-rows.ts`). */
const lateEventMs = 2 * 60_000;

const engineReasons = {
  EVENT_KEY_REFUSED: 'event-key-refused',
  SIGNING_KEY_REFUSED: 'signing-key-refused',
  UNREACHABLE: 'engine-unreachable',
  FAILING: 'engine-failing',
} as const satisfies Record<RunnerProblemKind, ReadinessReason['code']>;

const engine: ReadinessCheck = ({ problem }) =>
  problem && { path: 'engine', code: engineReasons[problem.kind], values: {} };

const lateEvents: ReadinessCheck = ({ outbox: { oldestAt } }) => {
  const age = oldestAt ? Date.now() - oldestAt.getTime() : 0;
  if (age < lateEventMs) return null;
  return { path: 'outbox', code: 'events-late', values: { minutes: Math.floor(age / 60_000) } };
};

/** Older ones are in Administration until the clean-up: they cannot be sent, and must not keep a server from being ready. */
const eventsSetAside: ReadinessCheck = ({ outbox: { setAsideToday: count } }) =>
  count > 0 ? { path: 'outbox', code: 'events-set-aside', values: { count } } : null;

const cvsNotBegun: ReadinessCheck = ({ lateCvs }) =>
  lateCvs?.cause === 'NOT_BEGUN'
    ? { path: 'candidates', code: 'cvs-not-begun', values: { count: lateCvs.count } }
    : null;

/** A key of the server has changed: what they protect waits until they are entered again, or the key is set back. */
const unreadableSecrets: ReadinessCheck = ({ unreadableSecrets: count }) =>
  count > 0 ? { path: 'secrets', code: 'secrets-unreadable', values: { count } } : null;

/**
 * What keeps work from being done, by the state that all instances share. A new reason is one more function here, its
 * code in `schemas.ts` and its text in `messages/<locale>/validation.json`; what it needs to know is in
 * `load-system-facts.ts`. Something that can be looked at by itself is a dependency (`dependencies/dependencies.ts`).
 */
const readinessChecks: readonly ReadinessCheck[] = [engine, lateEvents, eventsSetAside, cvsNotBegun, unreadableSecrets];
