import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { requestDueWebhooks } from '@/lib/webhooks/request-due-webhooks';

const name = 'webhooks/schedule';
const actor = systemActorFor(name);

/** Every minute: webhooks whose wait is over. */
export const webhookSchedule = inngest.createFunction(
  { id: 'webhooks-schedule', name, retries: 3, triggers: [{ cron: '* * * * *' }] },
  async ({ step }) => step.run('due', () => requestDueWebhooks(actor)),
);
