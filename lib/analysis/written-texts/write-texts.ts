import type { Actor } from '@/lib/auth/actor';
import { requirePermission } from '@/lib/auth/actor';
import { database } from '@/lib/db/client';
import type { ErrorCode } from '@/lib/error-codes';
import { logger } from '@/lib/logger';
import { findModelOf } from '@/lib/model/find-model-of';
import { findDraft, type RunDraft } from '../drafts/analysis-draft';
import type { RunCandidate, RunInput } from '../run/current-run';
import { findCurrentRun, updateCurrentRun } from '../run/current-run';
import { addUsage, noUsage } from '../engines/engine';
import { findAnswers } from '../drafts/keep-answers';
import { draftTexts } from './draft-texts';
import { textsReasonOf, waitForTexts } from './react-to-texts-error';
import { composedTexts, type TextsDraft } from '@/lib/domain/written-texts';

export type WriteOutcome = { outcome: 'written' } | { outcome: 'waiting'; seconds: number };

/**
 * Third step of an analysis: where a model judged and is to write, it writes the texts from the proved verdicts, and our checks
 * take out what they do not bear (docs/decisions/0135). Never fails an analysis: whatever goes wrong, the rules compose the texts.
 * May run twice; what was asked is kept.
 *
 * @param input `attempt`: how often this step has waited
 */
export async function writeTexts(
  actor: Actor,
  { attempt = 0, ...input }: RunInput & { attempt?: number },
): Promise<WriteOutcome> {
  requirePermission(actor, 'candidate:analyse');
  const candidate = await findCurrentRun(database(), input);
  const draft = candidate && (await findDraft(database(), input.requestId));
  // What has been superseded or saved meanwhile is the business of the step that saves.
  if (!candidate || !draft || draft.analysis.texts || draft.analysis.engine !== 'openai') return { outcome: 'written' };
  const written = await tryToWrite(candidate, draft, { attempt, ...input });
  if ('seconds' in written) {
    await updateCurrentRun(database(), input, { statusReason: written.code });
    return { outcome: 'waiting', seconds: written.seconds };
  }
  await keep(input.requestId, draft, written);
  await updateCurrentRun(database(), input, { progress: 90, statusReason: null });
  return { outcome: 'written' };
}

async function tryToWrite(
  candidate: RunCandidate,
  draft: RunDraft,
  { attempt, ...run }: RunInput & { attempt: number },
): Promise<TextsDraft | { seconds: number; code: ErrorCode }> {
  try {
    const settings = await findModelOf(candidate.process);
    return settings?.writeTexts ? await draftTexts(settings, candidate, draft, run.requestId) : composedTexts;
  } catch (error) {
    const wait = waitForTexts(error, attempt);
    if (wait) return wait;
    const reason = textsReasonOf(error);
    logger.warn({ ...run, reason, err: error }, 'texts are composed by rules');
    return { ...composedTexts, reason };
  }
}

/** Puts the texts and what they cost into the draft; a draft that is gone stays so. */
async function keep(requestId: string, { analysis, ...rest }: RunDraft, texts: TextsDraft): Promise<void> {
  const answers = await findAnswers(database(), requestId);
  const asked = answers.map((answer) => answer.usage).reduce(addUsage, noUsage);
  // All that this run asked, the judging included.
  const usage = asked.requests > analysis.usage.requests ? asked : analysis.usage;
  const content: RunDraft = { ...rest, analysis: { ...analysis, usage, texts } };
  await database().analysisDraft.updateMany({ where: { requestId }, data: { content } });
}
