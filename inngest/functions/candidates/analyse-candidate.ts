import { failAnalysis } from '@/lib/analysis/run/fail-analysis';
import { failureReason } from '@/lib/analysis/run/failure-reason';
import { judgeCandidate } from '@/lib/analysis/judge/judge-candidate';
import { readCandidateCv, recogniseCandidatePage, type ReadOutcome } from '@/lib/analysis/judge/read-candidate-cv';
import { saveAnalysis } from '@/lib/analysis/store/save-analysis';
import { writeTexts, type WriteOutcome } from '@/lib/analysis/written-texts/write-texts';
import { systemActorFor } from '@/lib/auth/actor';
import { env } from '@/lib/env';
import { inngest } from '@/lib/jobs/client';
import { eventSchemas } from '@/lib/jobs/events';

const name = 'candidate/analyse';
const actor = systemActorFor(name);

const requested = 'candidate/analysis.requested';
const limit = env().ANALYSIS_CONCURRENCY;

/**
 * Analyses one candidate: reads the CV, judges it, writes the texts, saves all. Where no model is to write, judging and saving
 * are one step: every step costs some twenty statements. A use case returns `stopped` when the request was superseded or
 * withdrawn in the meantime.
 */
export const analyseCandidate = inngest.createFunction(
  {
    id: 'candidate-analyse',
    name,
    retries: 3,
    triggers: [{ event: requested }],
    idempotency: 'event.data.requestId',
    // The first entry is the overall limit. The second makes hiring processes take turns in the embedded engine; an
    // Inngest server starts runs in request order.
    concurrency: [{ limit }, { limit, key: 'event.data.processId' }],
    onFailure: async ({ error, event, step }) => {
      const request = eventSchemas[requested].parse(event.data.event.data);
      await step.run('fail', () => failAnalysis(actor, { ...request, reason: failureReason(error) }));
    },
  },
  async ({ event, step }) => {
    const request = eventSchemas[requested].parse(event.data);
    let read: ReadOutcome = await step.run('read-cv', () => readCandidateCv(actor, request));
    if (read.outcome === 'scanned') {
      const { sha256, pages } = read;
      for (const [index, page] of pages.entries()) {
        const input = { ...request, sha256, page, position: index + 1, count: pages.length };
        const recognised = await step.run(`recognise-page-${page}`, () => recogniseCandidatePage(actor, input));
        if (recognised.outcome === 'stopped') return recognised;
      }
      read = await step.run('read-recognised-cv', () => readCandidateCv(actor, request));
    }
    if (read.outcome !== 'read') return read;
    const judge = async (waits: { attempt?: number; failures?: number } = {}) => {
      const outcome = await judgeCandidate(actor, { ...request, ...waits });
      return outcome.outcome === 'judged' && !outcome.byModel ? saveAnalysis(actor, request) : outcome;
    };
    let judged = await step.run('judge', () => judge());
    let failures = 0;
    for (let attempt = 1; judged.outcome === 'waiting'; attempt += 1) {
      if (judged.failed) failures += 1;
      const waits = { attempt, failures };
      await step.sleep(`wait-${attempt}`, judged.seconds * 1000);
      judged = await step.run(`judge-${attempt}`, () => judge(waits));
    }
    if (judged.outcome !== 'judged') return judged;
    let written: WriteOutcome = await step.run('write-texts', () => writeTexts(actor, request));
    for (let attempt = 1; written.outcome === 'waiting'; attempt += 1) {
      await step.sleep(`wait-for-texts-${attempt}`, written.seconds * 1000);
      written = await step.run(`write-texts-${attempt}`, () => writeTexts(actor, { ...request, attempt }));
    }
    return step.run('save', () => saveAnalysis(actor, request));
  },
);
