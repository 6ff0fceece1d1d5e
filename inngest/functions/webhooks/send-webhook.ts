import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { sendWebhook } from '@/lib/webhooks/send-webhook';

const name = 'webhooks/send';
const actor = systemActorFor(name);

const requested = 'webhook/sending.requested';

/** Makes one attempt to send a webhook; the schedule asks for the next one. */
export const sendWebhookFunction = inngest.createFunction(
  {
    id: 'webhooks-send',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 4 }, { limit: 3, key: 'event.data.connectionId' }],
  },
  async ({ event, step }) => {
    const { messageId } = eventSchemas[requested].parse(event.data);
    return step.run('send', () => sendWebhook(actor, { messageId }));
  },
);
