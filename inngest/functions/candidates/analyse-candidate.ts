import { failAnalysis } from '@/lib/analysis/run/fail-analysis';
import { failureReason } from '@/lib/analysis/run/failure-reason';
import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv, recogniseCandidatePage } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { writeTexts } from '@/lib/analysis/written-texts/write-texts';
import { systemActorFor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';
import { actUntilDone, waitOfOutcome } from '../act-until-done';

const name = 'candidate/analyse';
const actor = systemActorFor(name);

const requested = 'candidate/analysis.requested';
const limit = env().ANALYSIS_CONCURRENCY;

/**
 * Analyses one candidate: reads the CV, judges it, writes the texts, saves all. By rules that is one step, because each
 * costs some fifteen statements; what waits for a model, or reads a page's picture, is a step of its own. A use case
 * returns `stopped` when the request was superseded or withdrawn in the meantime.
 */
export const analyseCandidate = inngest.createFunction(
  {
    id: 'candidate-analyse',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    idempotency: 'event.data.requestId',
    // The first entry is the overall limit. The second makes people take turns in the embedded runner, so that one upload
    // never waits behind two thousand of somebody else; an Inngest server starts runs in request order.
    concurrency: [{ limit }, { limit, key: 'event.data.requestedById' }],
    onFailure: async ({ error, event, step }) => {
      const request = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => failAnalysis(actor, { ...request, reason: failureReason(error) }));
    },
  },
  async ({ event, step }) => {
    const request = eventSchemas[requested].parse(event.data);
    const judge = async (waits: { attempt: number; failures: number }) => {
      const judged = await judgeCandidate(actor, { ...request, ...waits });
      return judged.outcome === 'judged' && !judged.byModel ? saveAnalysis(actor, request) : judged;
    };
    const readAndJudge = async () => {
      const read = await readCandidateCv(actor, request);
      if (read.outcome !== 'read') return read;
      const judged = await judgeCandidate(actor, { ...request, byRules: true });
      return judged.outcome === 'left' ? read : judged;
    };
    let read = await step.run('read-cv', readAndJudge);
    if (read.outcome === 'scanned') {
      const { sha256, pages } = read;
      for (const [index, page] of pages.entries()) {
        const input = { ...request, sha256, page, position: index + 1, count: pages.length };
        const recognised = await step.run(`recognise-page-${page}`, () => recogniseCandidatePage(actor, input));
        if (recognised.outcome === 'stopped') return recognised;
      }
      read = await step.run('read-recognised-cv', readAndJudge);
    }
    if (read.outcome !== 'read') return read;
    let failures = 0;
    const judgeOnce = async (id: string, attempt: number) => {
      const waits = { attempt, failures };
      const judged = await step.run(id, () => judge(waits));
      if (judged.outcome === 'waiting' && judged.failed) failures += 1;
      return judged;
    };
    const { last: judged } = await actUntilDone(step, { act: 'judge', first: 0 }, judgeOnce, waitOfOutcome);
    if (judged.outcome !== 'judged') return judged;
    const writeOnce = (id: string, attempt: number) => step.run(id, () => writeTexts(actor, { ...request, attempt }));
    await actUntilDone(step, { act: 'write-texts', wait: 'wait-for-texts', first: 0 }, writeOnce, waitOfOutcome);
    return step.run('save', () => saveAnalysis(actor, request));
  },
);
