import type { RunDraft } from '@/lib/analysis/drafts/analysis-draft';
import { namesToMask, townToMask } from '@/lib/analysis/details/corrected-details';
import type { RunCandidate } from '@/lib/analysis/run/current-run';
import { askModel } from '@/lib/analysis/engines/openai/ask-model';
import { textsPromptVersion } from '@/lib/analysis/engines/openai/prompts/texts-1';
import { keepResponses } from '@/lib/analysis/drafts/keep-responses';
import { getCvReading } from '@/lib/cv/cv-readings';
import { logger } from '@/lib/logger';
import type { ModelSettings } from '@/lib/model/model-settings';
import { askForTexts } from './ask-for-texts';
import { checkTexts } from './check-texts';
import { findWrittenTexts } from './find-written-texts';
import { maskFacts, type MaskedFacts } from './mask-facts';
import { textsHash, textsQuestion, toldCriteria } from './texts-question';
import { composedTexts, type TextsDraft } from '@/lib/domain/written-texts';

/**
 * Reasons, quotes and the present position as a model may see them; for a blind process also without what is hidden
 * there.
 */
async function maskedFacts(candidate: RunCandidate, { analysis, profile }: RunDraft): Promise<MaskedFacts> {
  const { cvFileName, process, cvSha256 } = candidate;
  const { judgements, readerVersion } = analysis;
  const cv = await getCvReading(cvSha256 ?? '', readerVersion);
  const masking = {
    blind: true,
    name: namesToMask(candidate),
    fileName: cvFileName,
    ...(process.blindMode ? { traits: { town: townToMask(candidate) ?? profile.city } } : {}),
  };
  return maskFacts({ cv, masking, judgements, position: profile.currentPosition });
}

/**
 * What the model writes about a candidate, checked; stored texts are used again where the same was asked before, unless a fresh
 * analysis was asked for.
 *
 * @throws AppError `model.*`, `analysis.*`
 */
export async function draftTexts(
  settings: ModelSettings,
  candidate: RunCandidate,
  draft: RunDraft,
  requestId: string,
): Promise<TextsDraft> {
  const { criteria, judgements } = draft.analysis;
  const { masked, position } = await maskedFacts(candidate, draft);
  const told = toldCriteria(criteria, judgements, masked);
  if (told.length === 0) return composedTexts;
  const question = textsQuestion(criteria, told, position);
  const hash = textsHash(settings, candidate.cvSha256 ?? '', told, question);
  const stored = candidate.analysisFresh ? null : await findWrittenTexts(hash);
  if (stored) return stored;
  const said = await askForTexts(settings, question, keepResponses(requestId, askModel));
  const known = namesToMask(candidate);
  const { firstName, lastName } = draft.profile;
  const name = { firstName: known.firstName ?? firstName, lastName: known.lastName ?? lastName };
  const checked = checkTexts(said, told, { name });
  const removed = Object.values(checked.faults).reduce((sum, count) => sum + count, 0);
  logger.info(
    { candidateId: candidate.id, requestId, said: checked.said, removed, faults: checked.faults },
    'sentences of a model were checked',
  );
  const { written } = checked;
  const reason = written ? null : 'unfounded';
  return { written, model: settings.model, promptVersion: textsPromptVersion, hash, reason, removed };
}
