import { recoverLostPicks } from '@/lib/ats/picks/lost-picks';
import { requestDueSyncs } from '@/lib/ats/sync/request-due-syncs';
import { sealAuditLog } from '@/lib/audit/seal-audit-log';
import { systemActorFor } from '@/lib/auth/actor';
import { takeJobLock } from '@/lib/jobs/job-lock';
import { sendOutbox } from '@/lib/jobs/send-outbox';
import { logger } from '@/lib/logger';
import { endOutdatedMails } from '@/lib/mail/send/end-outdated-mails';
import { recoverLostMails } from '@/lib/mail/send/lost-mails';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { indexCvTextsAtStart } from '@/lib/maintenance/index-cv-texts';
import { keepAuditLog } from '@/lib/maintenance/keep-audit-log';
import { writePhoneNumbers } from '@/lib/maintenance/write-phone-numbers';
import { sendDailyMails } from '@/lib/notifications/mail/send-daily-mails';
import { tellWhatIsDue } from '@/lib/notifications/tell-what-is-due';
import { countUpcoming } from '@/lib/retention/count-upcoming';
import { continueRun } from '@/lib/retention/run/continue-run';
import { startRun } from '@/lib/retention/run/start-run';
import { requestDueWebhooks } from '@/lib/webhooks/request-due-webhooks';
import { recoverLostWork } from './recover-lost-work';

const actor = systemActorFor('cron');
/** A function lives 300 seconds (vercel.json); what is begun gets the rest. */
const budgetMs = 200_000;
const maxSealBatches = 10;

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

/**
 * What `start.ts` and the functions with a time of day do elsewhere, in the order of what people wait for. Everything is safe
 * beside an Inngest server that calls the same. What asks for work writes events, so the outbox is sent once more.
 */
const works: Record<ScheduledWork, Work[]> = {
  minute: [
    send,
    { name: 'lost-work', lockSeconds: 50, run: recoverLostWork },
    { name: 'ats', lockSeconds: 50, run: () => requestDueSyncs(actor).then(() => recoverLostPicks(actor)) },
    { name: 'webhooks', lockSeconds: 50, run: () => requestDueWebhooks(actor) },
    { name: 'mail', lockSeconds: 50, run: () => endOutdatedMails(actor).then(() => recoverLostMails(actor)) },
    { name: 'notification-mails', lockSeconds: 300, run: () => sendDailyMails(actor) },
    { name: 'audit-seals', lockSeconds: 50, run: () => sealAuditLog(maxSealBatches) },
    send,
  ],
  night: [
    { name: 'retention', lockSeconds: 300, run: runRetention },
    { name: 'due', lockSeconds: 300, run: () => tellWhatIsDue(actor) },
    { name: 'clean-up', lockSeconds: 300, run: () => cleanUp(actor).then(() => keepAuditLog(actor)) },
    { name: 'phone-numbers', lockSeconds: 300, run: () => writePhoneNumbers(actor) },
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
