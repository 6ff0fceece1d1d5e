import { failureReason } from '@/lib/analysis/run/failure-reason';
import { systemActorFor } from '@/lib/auth/actor';
import { advanceRun } from '@/lib/fairness/runs/advance-run';
import { stopRun } from '@/lib/fairness/runs/end-run';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfOutcome } from '../act-until-done';

const name = 'fairness/examine';
const actor = systemActorFor(name);

const requested = 'fairness/run.requested';

/** Examines the candidates of a fairness run, some a step; the row says where it stands. */
export const examineFairness = inngest.createFunction(
  {
    id: 'fairness-examine',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 1 }, { limit: 1, key: 'event.data.runId' }],
    onFailure: async ({ error, event, step }) => {
      const { runId } = eventSchemas[requested].parse(event.data.event.data);
      await step.run('stop', () => stopRun(actor, { runId, reason: failureReason(error) }));
    },
  },
  async ({ event, step }) => {
    const run = eventSchemas[requested].parse(event.data);
    const advance = (id: string) => step.run(id, () => advanceRun(actor, run));
    return (await actUntilDone(step, { act: 'advance', first: 1 }, advance, waitOfOutcome)).last;
  },
);
