import { inngest } from '@/lib/jobs/client';
import { countUpcoming } from '@/lib/retention/count-upcoming';

/** After the rules of retention changed: whom they take within a week, for home to tell. */
export const countUpcomingFunction = inngest.createFunction(
  {
    id: 'system-count-upcoming',
    name: 'system/count-upcoming',
    retries: 3,
    concurrency: 1,
    triggers: [{ event: 'retention/rules.saved' }],
  },
  ({ step }) => step.run('count', () => countUpcoming()),
);
