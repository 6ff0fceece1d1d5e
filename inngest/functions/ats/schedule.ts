import { recoverLostPicks } from '@/lib/ats/picks/lost-picks';
import { requestDueSyncs } from '@/lib/ats/sync/request-due-syncs';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';

const name = 'ats/schedule';
const actor = systemActorFor(name);

/** Every five minutes: synchronisations that are due, and work with an ATS that went quiet. */
export const atsSchedule = inngest.createFunction(
  { id: 'ats-schedule', name, retries: 3, triggers: [{ cron: '*/5 * * * *' }] },
  async ({ step }) => {
    const syncs = await step.run('syncs', () => requestDueSyncs(actor));
    const picks = await step.run('picks', () => recoverLostPicks(actor));
    return { ...syncs, picks: picks.requested };
  },
);
