import { advanceBatch } from '@/lib/analysis/batch/advance-batch';
import { failBatch } from '@/lib/analysis/batch/fail-batch';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfOutcome } from '../act-until-done';

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
    const advance = (id: string) => step.run(id, () => advanceBatch(actor, batch));
    return (await actUntilDone(step, { act: 'advance', first: 1 }, advance, waitOfOutcome)).last;
  },
);
