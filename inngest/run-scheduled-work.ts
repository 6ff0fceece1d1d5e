import { systemActorFor } from '@/lib/auth/actor';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { logger } from '@/lib/logger';
import { indexCvTextsAtStart } from '@/lib/maintenance/index-cv-texts';
import { countUpcoming } from '@/lib/retention/count-upcoming';
import { continueRun } from '@/lib/retention/run/continue-run';
import { startRun } from '@/lib/retention/run/start-run';
import { timedWorks } from './functions/timed-works';
import { recoverLostWork } from './recover-lost-work';

const actor = systemActorFor('cron');
/** A function lives 300 seconds (vercel.json); what is begun gets the rest. */
const budgetMs = 200_000;

/** By how often it is asked for. */
export type ScheduledWork = 'minute' | 'night';

interface Work {
  name: string;
  /** How long no other call begins the same. */
  lockSeconds: number;
  /** @param until a time of `Date.now()` after which it begins nothing more */
  run: (until: number) => Promise<unknown>;
}

const send: Work = { name: 'outbox', lockSeconds: 0, run: () => sendOutbox() };

/** The work with a time of its own that this call does. */
function timed(which: ScheduledWork): Work[] {
  return timedWorks
    .filter(({ clock }) => clock.call === which)
    .flatMap(({ name, clock: { lockSeconds }, steps }) => {
      const acts = Object.entries(steps);
      // Each is a piece of its own: one that fails stops no other.
      return acts.map(([step, act]) => ({
        name: acts.length > 1 ? `${name} ${step}` : name,
        lockSeconds,
        run: () => act(systemActorFor(name)),
      }));
    });
}

/**
 * In the order of what people wait for. Everything is safe beside an Inngest server that calls the same. What asks for work
 * writes events, so the outbox is sent once more.
 */
const works: Record<ScheduledWork, Work[]> = {
  minute: [send, { name: 'lost-work', lockSeconds: 50, run: recoverLostWork }, ...timed('minute'), send],
  night: [
    { name: 'retention', lockSeconds: 300, run: runRetention },
    ...timed('night'),
    { name: 'cv-texts', lockSeconds: 0, run: (until) => indexCvTextsAtStart(actor, until - Date.now()) },
    send,
  ],
};

/** Whether there is such work. */
export function isScheduledWork(name: string): name is ScheduledWork {
  return Object.hasOwn(works, name);
}

/** What became of each piece of work, by its name. */
export interface ScheduledResult {
  done: string[];
  failed: string[];
  /** Another call is at it, or has just done it. */
  elsewhere: string[];
  /** There was no time left: the next call does it. */
  left: string[];
}

/**
 * Does what is due, for a deployment in which nothing runs between requests. One piece that fails stops no other.
 *
 * @param options `limitMs`: after which nothing more is begun
 */
export async function runScheduledWork(which: ScheduledWork, { limitMs = budgetMs } = {}): Promise<ScheduledResult> {
  const until = Date.now() + limitMs;
  const result: ScheduledResult = { done: [], failed: [], elsewhere: [], left: [] };
  for (const work of works[which]) result[await runOne(work, until)].push(work.name);
  return result;
}

async function runOne({ name, lockSeconds, run }: Work, until: number): Promise<keyof ScheduledResult> {
  if (Date.now() >= until) return 'left';
  try {
    if (lockSeconds > 0 && !(await takeJobLock(`cron-${name}`, lockSeconds))) return 'elsewhere';
    await run(until);
    return 'done';
  } catch (error) {
    logger.error({ err: error, work: name }, 'scheduled work failed; the next call does it');
    return 'failed';
  }
}

/** What is left goes on with the next call: there is never more than one run. */
async function runRetention(until: number): Promise<void> {
  const runId = await startRun(actor);
  while (Date.now() < until && !(await continueRun(actor, { runId })).done);
  await countUpcoming();
}
