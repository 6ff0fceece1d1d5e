import { shownNames, blindSelect } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import { isUuid } from '@/lib/validation/is-uuid';
import type { EventRow } from './find-events';
import type { AuditEntry } from './schemas';

/** The account that an event is about. */
export function accountIdOf({ details }: Pick<EventRow, 'details'>): string | null {
  const { userId } = details;
  return typeof userId === 'string' && isUuid(userId) ? userId : null;
}

const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** The present names of people, by id. */
export async function findPeople(ids: (string | null)[]): Promise<Map<string, string>> {
  const users = await database().user.findMany({
    where: { id: { in: unique(ids) } },
    select: { id: true, firstName: true, lastName: true },
  });
  return new Map(users.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
}

async function findProcesses(ids: (string | null)[]): Promise<Map<string, string>> {
  const rows = await database().process.findMany({
    where: { id: { in: unique(ids) } },
    select: { id: true, name: true },
  });
  return new Map(rows.map(({ id, name }) => [id, name]));
}

type ShownCandidate = NonNullable<AuditEntry['candidate']>;

async function findCandidates(ids: (string | null)[]): Promise<Map<string, ShownCandidate>> {
  const rows = await database().candidate.findMany({
    where: { id: { in: unique(ids) } },
    select: { ...blindSelect, id: true, firstName: true, lastName: true, ordinalNumber: true },
  });
  return new Map(
    rows.map((row) => [row.id, { candidateId: row.id, ordinalNumber: row.ordinalNumber, ...shownNames(row) }]),
  );
}

/** Looks up the present names of everybody in `events`; where nobody is, the name is null. */
export async function nameEvents(events: EventRow[]): Promise<AuditEntry[]> {
  const [people, processes, candidates] = await Promise.all([
    findPeople(events.flatMap((event) => [event.actorId, accountIdOf(event)])),
    findProcesses(events.map(({ processId }) => processId)),
    findCandidates(events.map(({ candidateId }) => candidateId)),
  ]);
  const person = (userId: string | null) => userId && { userId, name: people.get(userId) ?? null };
  const gone = { firstName: null, lastName: null, ordinalNumber: null };
  return events.map((event) => {
    const { id: eventId, at, actorId, processId, candidateId, seq, hash, ...same } = event;
    return {
      ...same,
      eventId,
      at: at.toISOString(),
      actor: person(actorId) || null,
      process: processId === null ? null : { processId, name: processes.get(processId) ?? null },
      candidate: candidateId === null ? null : (candidates.get(candidateId) ?? { candidateId, ...gone }),
      account: person(accountIdOf(event)) || null,
      seq: seq === null ? null : Number(seq),
      hash: hash && Buffer.from(hash).toString('hex'),
    };
  });
}
