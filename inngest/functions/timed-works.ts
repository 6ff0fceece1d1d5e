import { recoverLostPicks } from '@/lib/ats/picks/lost-picks';
import { requestDueSyncs } from '@/lib/ats/sync/request-due-syncs';
import { sealAuditLog } from '@/lib/audit/seal-audit-log';
import { systemActorFor, type SystemActor } from '@/lib/auth/actor';
import { completeErasures } from '@/lib/candidates/erasure/complete-erasures';
import { inngest } from '@/lib/jobs/client';
import { doEach } from '@/lib/jobs/do-each';
import { endOutdatedMails } from '@/lib/mail/send/end-outdated-mails';
import { recoverLostMails } from '@/lib/mail/send/lost-mails';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { keepAuditLog } from '@/lib/maintenance/keep-audit-log';
import { writePhoneNumbers } from '@/lib/maintenance/write-phone-numbers';
import { sendDailyMails } from '@/lib/notifications/mail/send-daily-mails';
import { tellWhatIsDue } from '@/lib/notifications/tell-what-is-due';
import { requestDueWebhooks } from '@/lib/webhooks/request-due-webhooks';

/** What has a time of its own: a durable function, and where nothing runs between requests a piece of a clock's call. */
interface TimedWork {
  /** Of the function. */
  id: string;
  name: string;
  cron: string;
  concurrency?: number;
  /** Which call of a clock does it, and for how many seconds no other call begins the same. */
  clock: { call: 'minute' | 'night'; lockSeconds: number };
  /** One after another. */
  steps: Readonly<Record<string, (actor: SystemActor) => Promise<unknown>>>;
}

/** A log of an earlier version, which has no seals yet, is sealed in several runs. */
const maxSealBatches = 10;

/** In the order of what people wait for. */
export const timedWorks: readonly TimedWork[] = [
  {
    id: 'ats-schedule',
    name: 'ats/schedule',
    cron: '*/5 * * * *',
    clock: { call: 'minute', lockSeconds: 50 },
    steps: { syncs: (actor) => requestDueSyncs(actor), picks: (actor) => recoverLostPicks(actor) },
  },
  {
    id: 'webhooks-schedule',
    name: 'webhooks/schedule',
    cron: '* * * * *',
    clock: { call: 'minute', lockSeconds: 50 },
    steps: { due: (actor) => requestDueWebhooks(actor) },
  },
  {
    id: 'mail-schedule',
    name: 'mail/schedule',
    cron: '*/5 * * * *',
    clock: { call: 'minute', lockSeconds: 50 },
    steps: { outdated: endOutdatedMails, lost: (actor) => recoverLostMails(actor) },
  },
  {
    // Somebody's hour may have come, in whatever time zone.
    id: 'notifications-daily-mail',
    name: 'notifications/daily-mail',
    cron: '*/10 * * * *',
    concurrency: 1,
    clock: { call: 'minute', lockSeconds: 300 },
    steps: { send: (actor) => sendDailyMails(actor) },
  },
  {
    id: 'system-seal-audit-log',
    name: 'system/seal-audit-log',
    cron: '* * * * *',
    clock: { call: 'minute', lockSeconds: 50 },
    steps: { seal: () => sealAuditLog(maxSealBatches) },
  },
  {
    // After the night's backup and retention, and before the mail of most people.
    id: 'notifications-due',
    name: 'notifications/tell-what-is-due',
    cron: 'TZ=Europe/Warsaw 30 6 * * *',
    clock: { call: 'night', lockSeconds: 300 },
    steps: { tell: (actor) => tellWhatIsDue(actor) },
  },
  {
    id: 'system-clean-up',
    name: 'system/clean-up',
    cron: 'TZ=Europe/Warsaw 30 3 * * *',
    clock: { call: 'night', lockSeconds: 300 },
    steps: {
      'clean-up': (actor) => cleanUp(actor),
      'audit-log': (actor) => keepAuditLog(actor),
      'phone-numbers': (actor) => writePhoneNumbers(actor),
      erasures: (actor) => completeErasures(actor),
    },
  },
];

/** The durable functions of `timedWorks`. */
export const timedFunctions = timedWorks.map(({ id, name, cron, concurrency, steps }) =>
  inngest.createFunction(
    { id, name, retries: 3, triggers: [{ cron }], ...(concurrency === undefined ? {} : { concurrency }) },
    async ({ step }) => {
      const acts = Object.entries(steps).map(([id, act]) => [id, () => step.run(id, () => act(systemActorFor(name)))]);
      return doEach(Object.fromEntries(acts) as Record<string, () => Promise<unknown>>);
    },
  ),
);
