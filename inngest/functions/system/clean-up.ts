import { systemActor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { cleanUp } from '@/lib/maintenance/clean-up';
import { indexAllCvTexts } from '@/lib/maintenance/index-cv-texts';

/** Runs every night. */
export const cleanUpFunction = inngest.createFunction(
  { id: 'system-clean-up', name: 'system/clean-up', retries: 3, triggers: [{ cron: 'TZ=Europe/Warsaw 30 3 * * *' }] },
  async ({ step }) => {
    const result = await step.run('clean-up', () => cleanUp(systemActor));
    await indexAllCvTexts(systemActor, (name, part) => step.run(name, part));
    return result;
  },
);
