import { handleWebhooks } from '@/lib/ats/webhooks/handle-webhooks';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfPart } from '../act-until-done';

const name = 'ats/handle-webhooks';
const actor = systemActorFor(name);

const received = 'ats/webhook.received';
/** What is left after so many the schedule asks for again. */
const maxParts = 100;

/** Fetches what webhooks of a connection spoke of. */
export const handleWebhooksFunction = inngest.createFunction(
  {
    // Runs in progress are stored under it, so it stays as it was first called.
    id: 'ats-take-webhooks',
    name,
    retries: 3,
    triggers: [{ event: received }],
    concurrency: [{ limit: 3 }, { limit: 1, key: 'event.data.connectionId' }],
  },
  async ({ event, step }) => {
    const { connectionId } = eventSchemas[received].parse(event.data);
    const handle = (id: string) => step.run(id, () => handleWebhooks(actor, { connectionId }));
    const { turns } = await actUntilDone(step, { act: 'part', first: 1 }, handle, waitOfPart, maxParts);
    return { parts: turns };
  },
);
