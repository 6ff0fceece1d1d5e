import { advanceBatch } from '@/lib/analysis/batch/advance-batch';
import { failBatch } from '@/lib/analysis/batch/fail-batch';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';

const name = 'candidates/analyse-batch';
const actor = systemActorFor(name);

const requested = 'candidates/batch.requested';

/** Follows a batch from its preparation to its last answer; the analyses themselves are runs of their own. */
export const analyseBatch = inngest.createFunction(
  {
    id: 'candidates-analyse-batch',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 2 }, { limit: 1, key: 'event.data.batchId' }],
    onFailure: async ({ event, step }) => {
      const batch = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => failBatch(actor, batch));
    },
  },
  async ({ event, step }) => {
    const batch = eventSchemas[requested].parse(event.data);
    for (let count = 1; ; count += 1) {
      const next = await step.run(`advance-${count}`, () => advanceBatch(actor, batch));
      if (next.outcome === 'ended') return next;
      if (next.seconds > 0) await step.sleep(`wait-${count}`, next.seconds * 1000);
    }
  },
);
