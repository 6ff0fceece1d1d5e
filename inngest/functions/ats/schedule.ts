import { recoverLostPicks } from '@/lib/ats/picks/recover-lost-picks';
import { requestDueSyncs } from '@/lib/ats/sync/request-due-syncs';
import { systemActor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';

/** Every five minutes: synchronisations that are due, and work with an ATS that went quiet. */
export const atsSchedule = inngest.createFunction(
  { id: 'ats-schedule', name: 'ats/schedule', retries: 3, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step }) => {
    const syncs = await step.run('syncs', () => requestDueSyncs(systemActor));
    const picks = await step.run('picks', () => recoverLostPicks(systemActor));
    return { ...syncs, picks };
  },
);
