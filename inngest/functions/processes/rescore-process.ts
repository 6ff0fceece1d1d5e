import { rescoreProcess } from '@/lib/analysis/rescore/rescore-process';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';

const name = 'process/rescore';
const actor = systemActorFor(name);

const requested = 'process/rescoring.requested';

type Batch = Awaited<ReturnType<typeof rescoreProcess>>;

/** Recomputes the scores of a whole process in batches; each batch reads the current criteria. */
export const rescoreProcessFunction = inngest.createFunction(
  {
    id: 'process-rescore',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 2 }, { limit: 1, key: 'event.data.processId' }],
  },
  async ({ event, step }) => {
    const { processId } = eventSchemas[requested].parse(event.data);
    let rescored = 0;
    let place: { afterId: string | null } | null = { afterId: null };
    for (let batch = 1; place; batch += 1) {
      const input = { processId, ...place };
      const done: Batch = await step.run(`batch-${batch}`, () => rescoreProcess(actor, input));
      rescored += done.rescored;
      place = done.lastId === null ? null : { afterId: done.lastId };
    }
    return { rescored };
  },
);
