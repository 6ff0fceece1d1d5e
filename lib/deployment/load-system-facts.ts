import { systemActor } from '@/lib/auth/actor';
import { countOutbox, type OutboxCount } from '@/lib/jobs/count-outbox';
import { countQueue, type QueueCount } from '@/lib/jobs/count-queue';
import { listContacts, type Contact } from '@/lib/jobs/inngest-server/contact';
import { problemOf, type RunnerProblem } from '@/lib/jobs/find-runner-problem';
import { selectedRunner } from '@/lib/jobs/select-runner';
import { findLateCvs } from '@/lib/processes/find-late-cvs';
import type { ProcessWait } from '@/lib/domain/process-schemas';
import { findUnreadableSecrets } from '@/lib/secrets/find-unreadable-secrets';

/** What is known of the background work and the settings, from the state that all instances share. */
export interface SystemFacts {
  /** With the Inngest server; none with the embedded runner. */
  contacts: Contact[];
  problem: RunnerProblem | null;
  outbox: OutboxCount;
  /** Null with the Inngest server, which has the queue. */
  queue: QueueCount | null;
  lateCvs: ProcessWait | null;
  /** Secrets that no key of the server can read. */
  unreadableSecrets: number;
}

/** Loads each fact once: open pages of Administration ask every few seconds. */
export async function loadSystemFacts(): Promise<SystemFacts> {
  const contacts = selectedRunner() === 'inngest' ? await listContacts() : [];
  const problem = problemOf(contacts);
  const [outbox, queue, lateCvs, unreadable] = await Promise.all([
    countOutbox(),
    countQueue(),
    findLateCvs(problem),
    findUnreadableSecrets(systemActor),
  ]);
  return { contacts, problem, outbox, queue, lateCvs, unreadableSecrets: unreadable.length };
}
