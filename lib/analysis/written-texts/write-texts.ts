import { requirePermission, type Actor } from '@/lib/auth/actor';
import { database, type Db } from '@/lib/db/client';
import { transaction } from '@/lib/db/transaction';
import type { ErrorCode } from '@/lib/error-codes';
import { logger } from '@/lib/logger';
import { findModelOf } from '@/lib/model/find-model-of';
import { findDraft, type RunDraft } from '../drafts/analysis-draft';
import { findCurrentRun, updateRunUnderWay, type RunCandidate, type RunInput } from '../run/current-run';
import { writeOffEnded } from '../run/write-off-drafts';
import { addUsage, noUsage } from '../engines/model-usage';
import { findKeptResponses } from '../drafts/keep-responses';
import { draftTexts } from './draft-texts';
import { textsReasonOf, waitForTexts } from './react-to-texts-error';
import { composedTexts, type TextsDraft } from '@/lib/domain/written-texts';

export type WriteOutcome = { outcome: 'written' } | { outcome: 'waiting'; seconds: number };

/**
 * Third part of an analysis: if a model judged and is to write, it writes the texts from the proved verdicts, and our
 * checks remove what these do not support (docs/decisions/0135). Never fails an analysis: whatever goes wrong, the
 * rules compose the texts. May run twice; the model's answers are kept.
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
  // A run that was superseded, cancelled or saved meanwhile is left to the step that saves.
  if (candidate?.status !== 'IN_PROGRESS' || !draft || draft.analysis.texts || draft.analysis.engine !== 'openai')
    return { outcome: 'written' };
  const written = await tryToWrite(candidate, draft, { attempt, ...input });
  const isWaiting = 'seconds' in written;
  const change = isWaiting ? { statusReason: written.code } : { progress: 90, statusReason: null };
  const isUnderWay = await transaction(async (db) => {
    const isCurrent = await updateRunUnderWay(db, input, change);
    if (isCurrent && !isWaiting) await keep(db, input.requestId, draft, written);
    // Cancelled or superseded while the model was writing: its answer was kept with a draft that nobody saves.
    if (!isCurrent) await writeOffEnded(db, input.requestId, candidate.processId);
    return isCurrent;
  });
  return isUnderWay && isWaiting ? { outcome: 'waiting', seconds: written.seconds } : { outcome: 'written' };
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
async function keep(db: Db, requestId: string, { analysis, ...rest }: RunDraft, texts: TextsDraft): Promise<void> {
  const answers = await findKeptResponses(db, requestId);
  const asked = answers.map((answer) => answer.usage).reduce(addUsage, noUsage);
  // All that this run asked, the judging included.
  const usage = asked.requests > analysis.usage.requests ? asked : analysis.usage;
  const content: RunDraft = { ...rest, analysis: { ...analysis, usage, texts } };
  await db.analysisDraft.updateMany({ where: { requestId }, data: { content } });
}
