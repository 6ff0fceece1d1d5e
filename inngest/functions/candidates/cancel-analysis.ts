import { cancelAnalysis } from '@/lib/analysis/run/cancel-analysis';
import { systemActorFor } from '@/lib/auth/actor';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { analyseCandidate } from './analyse-candidate';

const name = 'candidate/cancel-analysis';
const actor = systemActorFor(name);

const functionId = analyseCandidate.id(inngest.id);

/** Handles an analysis cancelled on the Inngest server, where `onFailure` does not run. */
export const cancelAnalysisFunction = inngest.createFunction(
  {
    id: 'candidate-cancel-analysis',
    name,
    retries: 3,
    triggers: [{ event: 'inngest/function.cancelled', if: `event.data.function_id == '${functionId}'` }],
  },
  async ({ event, step }) => {
    const request = eventSchemas['candidate/analysis.requested'].parse(event.data.event.data);
    await step.run('cancel', () => cancelAnalysis(actor, request));
  },
);
