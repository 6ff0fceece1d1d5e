import { failPick } from '@/lib/ats/picks/fail-pick';
import { sendPick } from '@/lib/ats/picks/send-pick';
import { failureReason } from '@/lib/analysis/run/failure-reason';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfOutcome } from '../act-until-done';

const name = 'ats/send-pick';
const actor = systemActorFor(name);

const requested = 'ats/pick.requested';

/**
 * Sends one candidate to the ATS. A request may have several runs: the use case keeps them apart. Each holds a database
 * connection while it calls the ATS, so there are few at a time.
 */
export const sendPickFunction = inngest.createFunction(
  {
    id: 'ats-send-pick',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 4 }, { limit: 3, key: 'event.data.connectionId' }],
    onFailure: async ({ error, event, step }) => {
      const { pickId } = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => failPick(actor, { pickId, reason: failureReason(error) }));
    },
  },
  async ({ event, step }) => {
    const { pickId } = eventSchemas[requested].parse(event.data);
    const send = (id: string, attempt: number) => step.run(id, () => sendPick(actor, { pickId, attempt }));
    return (await actUntilDone(step, { act: 'send', first: 0 }, send, waitOfOutcome)).last;
  },
);
