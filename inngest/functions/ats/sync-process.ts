import { continueSync } from '@/lib/ats/sync/continue-sync';
import { endLostSync } from '@/lib/ats/sync/end-lost-sync';
import { handOverSync } from '@/lib/ats/sync/hand-over-sync';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfPart } from '../act-until-done';

const name = 'ats/sync-process';
const actor = systemActorFor(name);

const requested = 'ats/sync.requested';
/** Each part may be followed by a sleep; an Inngest server runs at most 1,000 steps. */
const maxParts = 400;

/** Synchronises a process with the ATS, part by part; its checkpoint is in the database. */
export const syncProcess = inngest.createFunction(
  {
    id: 'ats-sync-process',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    concurrency: [
      { limit: 2, key: 'event.data.connectionId' },
      { limit: 1, key: 'event.data.processId' },
    ],
    onFailure: async ({ event, step }) => {
      const { syncId } = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => endLostSync(actor, { syncId }));
    },
  },
  async ({ event, step }) => {
    const { syncId } = eventSchemas[requested].parse(event.data);
    const goOn = (id: string) => step.run(id, () => continueSync(actor, { syncId }));
    const { done, turns } = await actUntilDone(step, { act: 'part', first: 1 }, goOn, waitOfPart, maxParts);
    if (!done) await step.run('hand-over', () => handOverSync(actor, { syncId }));
    return { parts: turns };
  },
);
