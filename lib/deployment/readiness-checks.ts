import { systemActor } from '@/lib/auth/actor';
import type { EngineProblemKind } from '@/lib/jobs/enums';
import { findEngineProblem } from '@/lib/jobs/inngest-server/find-engine-problem';
import { countOutbox } from '@/lib/jobs/count-outbox';
import { findLateCvs } from '@/lib/processes/find-late-cvs';
import { findUnreadableSecrets } from '@/lib/secrets/find-unreadable-secrets';
import type { ReadinessReason } from './schemas';

/** Longer than a sender needs after a failure (`lib/jobs/outbox-rows.ts`). */
const lateEventMs = 2 * 60_000;

const engineReasons = {
  EVENT_KEY_REFUSED: 'event-key-refused',
  SIGNING_KEY_REFUSED: 'signing-key-refused',
  UNREACHABLE: 'engine-unreachable',
  FAILING: 'engine-failing',
} as const satisfies Record<EngineProblemKind, ReadinessReason['code']>;

async function engine(): Promise<ReadinessReason | null> {
  const problem = await findEngineProblem();
  return problem && { path: 'engine', code: engineReasons[problem.kind], values: {} };
}

async function lateEvents(): Promise<ReadinessReason | null> {
  const { oldestAt } = await countOutbox();
  const age = oldestAt ? Date.now() - oldestAt.getTime() : 0;
  if (age < lateEventMs) return null;
  return { path: 'outbox', code: 'events-late', values: { minutes: Math.floor(age / 60_000) } };
}

/** Older ones are in Administration until the clean-up: they cannot be sent, and must not keep a server from being ready. */
async function eventsSetAside(): Promise<ReadinessReason | null> {
  const { setAsideToday: count } = await countOutbox();
  return count > 0 ? { path: 'outbox', code: 'events-set-aside', values: { count } } : null;
}

async function cvsNotBegun(): Promise<ReadinessReason | null> {
  const wait = await findLateCvs();
  if (wait?.cause !== 'NOT_BEGUN') return null;
  return { path: 'candidates', code: 'cvs-not-begun', values: { count: wait.count } };
}

/** A key of the server has changed: what they protect waits until they are entered again, or the key is set back. */
async function unreadableSecrets(): Promise<ReadinessReason | null> {
  const { length: count } = await findUnreadableSecrets(systemActor);
  return count > 0 ? { path: 'secrets', code: 'secrets-unreadable', values: { count } } : null;
}

/**
 * What this installation needs to do its work, besides the database, without which no call gets this far. A new reason
 * is one more function here, its code in `schemas.ts` and its text in `messages/<locale>/validation.json`.
 */
export const readinessChecks: readonly (() => Promise<ReadinessReason | null>)[] = [
  engine,
  lateEvents,
  eventsSetAside,
  cvsNotBegun,
  unreadableSecrets,
];
