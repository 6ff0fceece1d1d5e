import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { countUpcoming } from '@/lib/retention/count-upcoming';
import { continueRun } from '@/lib/retention/run/continue-run';
import { startRun } from '@/lib/retention/run/start-run';
import { actUntilDone } from '../act-until-done';

const name = 'system/run-retention';
const actor = systemActorFor(name);

/** An Inngest server runs at most 1,000 steps; the next night goes on with what is left. */
const maxBatches = 900;

/** Every night, and when an administrator asks for it: erases and blocks whom the rules of retention say. */
export const runRetentionFunction = inngest.createFunction(
  {
    id: 'system-run-retention',
    name,
    retries: 3,
    concurrency: 1,
    triggers: [{ cron: 'TZ=Europe/Warsaw 0 2 * * *' }, { event: 'retention/run.requested' }],
  },
  async ({ step }) => {
    const runId = await step.run('start', () => startRun(actor));
    const act = (id: string) => step.run(id, () => continueRun(actor, { runId }));
    const waitOf = ({ done }: { done: boolean }) => (done ? null : 0);
    const { turns } = await actUntilDone(step, { act: 'batch', first: 0 }, act, waitOf, maxBatches);
    await step.run('count', () => countUpcoming());
    return { runId, turns };
  },
);
