import { database } from '@/lib/db/client';
import { Prisma } from '@/lib/db/generated/client';
import { lookUpEvent, type EventState } from './inngest-server/look-up-event';
import { isOwnServer } from './inngest-server/server-address';
import { takeJobLock } from './job-lock';
import { selectedRunner } from './select-runner';

/** The server gets to an accepted event a little later, and lists the run then. */
const restSeconds = 45;
/** One missing response proves nothing; the second comes this much later. */
const confirmSeconds = 15;
const sampleSize = 30;
/** Looked up besides, when one of the sample is missing. */
const suspectLimit = 100;
const parallel = 6;
const lockName = 'look-up-runs';

interface Sent {
  requestId: string;
  engineEventId: string;
}

/**
 * Which of these requests an Inngest server of your own has lost: asked twice, at least 15 seconds apart, it had nothing
 * that will run them. One instance asks at a time, about 30 requests or, when one of them is missing, up to 130, so that
 * a long queue costs no more than a short one. A server that is not there, is slow or refuses proves nothing. None with any
 * other runner.
 *
 * @param requests SQL: a query of their ids, which stay in the database but for those that are looked up
 */
export async function findDroppedRequests(requests: Prisma.Sql): Promise<Set<string>> {
  if (selectedRunner() !== 'inngest' || !isOwnServer()) return new Set();
  if (!(await takeJobLock(lockName, confirmSeconds))) return new Set();
  const missing = await lookUp(await chooseSample(requests));
  if (!missing || missing.length === 0) return new Set();
  const others = await lookUp(await chooseSuspects(requests));
  return confirm([...missing, ...(others ?? [])]);
}

/** The missing ones; undefined when the server could not be asked about all. */
async function lookUp(sent: Sent[]): Promise<string[] | undefined> {
  const states = new Map<string, EventState>();
  const waiting = [...sent];
  let isAvailable = true;
  async function work(): Promise<void> {
    for (let next = waiting.shift(); next && isAvailable; next = waiting.shift()) {
      const state = await lookUpEvent(next.engineEventId);
      states.set(next.requestId, state);
      if (state === 'unavailable') isAvailable = false;
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  if (!isAvailable) return undefined;
  const inState = (wanted: EventState) => [...states].flatMap(([id, state]) => (state === wanted ? id : []));
  await database().sentEvent.updateMany({
    where: { requestId: { in: inState('alive') }, missingSince: { not: null } },
    data: { missingSince: null },
  });
  return inState('missing');
}

/** Those that were missing before, the oldest, the newest, and some at random. */
async function chooseSample(requests: Prisma.Sql): Promise<Sent[]> {
  const third = Math.floor(sampleSize / 3);
  return database().$queryRaw<Sent[]>(Prisma.sql`
    WITH due AS MATERIALIZED (
      SELECT request_id, engine_event_id, sent_at, missing_since FROM sent_event
      WHERE request_id IN (${requests}) AND sent_at < now() - make_interval(secs => ${restSeconds}::double precision))
    SELECT request_id AS "requestId", engine_event_id AS "engineEventId" FROM (
      (SELECT * FROM due WHERE missing_since IS NOT NULL ORDER BY sent_at LIMIT ${suspectLimit})
      UNION (SELECT * FROM due ORDER BY sent_at LIMIT ${third})
      UNION (SELECT * FROM due ORDER BY sent_at DESC LIMIT ${third})
      UNION (SELECT * FROM due ORDER BY random() LIMIT ${third})) AS sample`);
}

/** The oldest that were not missing before. */
async function chooseSuspects(requests: Prisma.Sql): Promise<Sent[]> {
  return database().$queryRaw<Sent[]>(Prisma.sql`
    SELECT request_id AS "requestId", engine_event_id AS "engineEventId" FROM sent_event
    WHERE request_id IN (${requests}) AND missing_since IS NULL
      AND sent_at < now() - make_interval(secs => ${restSeconds}::double precision)
    ORDER BY sent_at LIMIT ${suspectLimit}`);
}

/** Marks these as missing, and returns those that had been so for long enough. */
async function confirm(requestIds: string[]): Promise<Set<string>> {
  const rows = await database().$queryRaw<{ requestId: string; isConfirmed: boolean }[]>`
    UPDATE sent_event SET missing_since = coalesce(missing_since, now())
    WHERE request_id = ANY(${requestIds}::uuid[])
    RETURNING request_id AS "requestId",
      missing_since <= now() - make_interval(secs => ${confirmSeconds}::double precision) AS "isConfirmed"`;
  return new Set(rows.flatMap(({ requestId, isConfirmed }) => (isConfirmed ? requestId : [])));
}
