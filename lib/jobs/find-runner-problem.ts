import type { RunnerProblemKind } from './enums';
import { keySetting, listContacts, type Contact } from './inngest-server/contact';
import { selectedRunner } from './select-runner';

export interface RunnerProblem {
  kind: RunnerProblemKind;
  since: Date;
}

/** What keeps the steps from being run, by the last contacts of any instance with the Inngest server; null: nothing that is known. */
export async function findRunnerProblem(): Promise<RunnerProblem | null> {
  return selectedRunner() === 'embedded' ? null : problemOf(await listContacts());
}

/**
 * Only what the product itself asks of the server counts: a call that is signed with a wrong key may come from anybody.
 * A refused key stays refused while the server is asked other things, until it is accepted.
 */
export function problemOf(contacts: readonly Contact[]): RunnerProblem | null {
  const own = contacts.filter(({ kind }) => kind !== 'CALLS').toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const newest = own[0];
  if (!newest) return null;
  if (newest.result === 'UNREACHABLE') return { kind: 'UNREACHABLE', since: earliest(own, 'UNREACHABLE') };
  const refused = own.filter((contact) => contact.result === 'KEY_REFUSED' && !isAcceptedSince(own, contact));
  const signing = refused.find(({ kind }) => kind !== 'EVENTS');
  if (signing) return { kind: 'SIGNING_KEY_REFUSED', since: signing.since };
  if (refused[0]) return { kind: 'EVENT_KEY_REFUSED', since: refused[0].since };
  if (newest.result === 'FAILED') return { kind: 'FAILING', since: newest.since };
  return null;
}

/** Whether the key of a contact was accepted later, perhaps for something else. */
function isAcceptedSince(own: readonly Contact[], { kind, at }: Contact): boolean {
  return own.some((other) => other.result === 'OK' && keySetting(other.kind) === keySetting(kind) && other.at > at);
}

/** Of the newest contacts, which all have this result. */
function earliest(newestFirst: readonly Contact[], result: Contact['result']): Date {
  const until = newestFirst.findIndex((contact) => contact.result !== result);
  const times = newestFirst.slice(0, until < 0 ? undefined : until).map(({ since }) => since.getTime());
  return new Date(Math.min(...times));
}
