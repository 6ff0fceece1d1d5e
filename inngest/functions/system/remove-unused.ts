import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { removeExpiredUploads } from '@/lib/storage/uploads/remove-expired';
import { removeUnused } from '@/lib/storage/remove-unused';
import { actUntilDone } from '../act-until-done';

const name = 'system/remove-unused';
const actor = systemActorFor(name);

const requested = 'storage/removal.requested';

/** Removes from the store of files what no CV is in: at once after an erasure, and what uploads left behind, by the hour. */
export const removeUnusedFunction = inngest.createFunction(
  {
    id: 'system-remove-unused',
    name,
    retries: 10,
    triggers: [{ event: requested }, { cron: 'TZ=Europe/Warsaw 17 * * * *' }],
    concurrency: [{ limit: 1 }],
  },
  async ({ step }) => {
    await actUntilDone(
      step,
      { act: 'remove', first: 0 },
      (id) => step.run(id, () => removeUnused(actor)),
      (done) => (done ? null : 0),
    );
    await step.run('uploads', () => removeExpiredUploads(actor));
  },
);
