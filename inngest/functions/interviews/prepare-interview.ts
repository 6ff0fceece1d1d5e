import { failureReason } from '@/lib/analysis/run/failure-reason';
import { systemActorFor } from '@/lib/auth/actor';
import { failSimulation } from '@/lib/interviews/fail-simulation';
import { prepareSimulation } from '@/lib/interviews/prepare-simulation';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';

const name = 'interview/prepare';
const actor = systemActorFor(name);

const requested = 'interview/preparation.requested';

/** Writes the questions of an interview simulation. */
export const prepareInterviewFunction = inngest.createFunction(
  {
    id: 'interview-prepare',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [{ limit: 4 }],
    onFailure: async ({ error, event, step }) => {
      const request = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => failSimulation(actor, { ...request, reason: failureReason(error) }));
    },
  },
  async ({ event, step }) => {
    const request = eventSchemas[requested].parse(event.data);
    return step.run('prepare', () => prepareSimulation(actor, request));
  },
);
