import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { tellWhatIsDue } from '@/lib/notifications/tell-what-is-due';

const name = 'notifications/tell-what-is-due';
const actor = systemActorFor(name);

/** Every morning, after the night's backup and retention, and before the mail of most people. */
export const tellWhatIsDueFunction = inngest.createFunction(
  { id: 'notifications-due', name, retries: 3, triggers: [{ cron: 'TZ=Europe/Warsaw 30 6 * * *' }] },
  async ({ step }) => step.run('tell', () => tellWhatIsDue(actor)),
);
