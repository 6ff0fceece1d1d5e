import { systemActor } from '@/lib/auth/actor';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { inngest } from '@/lib/jobs/client';

/** Runs every night. */
export const cleanUpFunction = inngest.createFunction(
  { id: 'system-clean-up', name: 'system/clean-up', retries: 3, triggers: [{ cron: 'TZ=Europe/Warsaw 30 3 * * *' }] },
  async ({ step }) => step.run('clean-up', () => cleanUp(systemActor)),
);
