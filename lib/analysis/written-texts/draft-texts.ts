import type { RunDraft } from '@/lib/analysis/drafts/analysis-draft';
import { namesToMask, townToMask } from '@/lib/analysis/details/corrected-details';
import type { RunCandidate } from '@/lib/analysis/run/current-run';
import { askModel } from '@/lib/analysis/engines/openai/ask-model';
import { textsPromptVersion, textsRepairPrompt } from '@/lib/analysis/engines/openai/prompts/texts-1';
import { keepResponses } from '@/lib/analysis/drafts/keep-responses';
import type { ModelQuestion } from '@/lib/analysis/engines/openai/model-question';
import { readObject } from '@/lib/analysis/engines/openai/reading/read-object';
import { getCvReading } from '@/lib/cv/cv-readings';
import { logger } from '@/lib/logger';
import type { ModelSettings } from '@/lib/model/model-settings';
import { runMaskQuotes } from '@/lib/reader/run-reader';
import { checkTexts } from './check-texts';
import { findWrittenTexts } from './find-written-texts';
import type { SentenceBasis } from './sentence-basis';
import { textsHash, textsQuestion, toldCriteria } from './texts-question';
import { composedTexts, type TextsDraft } from '@/lib/domain/written-texts';
import { AppError } from '@/lib/errors';
import { saidTextsSchema, type SaidTexts } from './texts-response';

type Masked = Map<string, Pick<SentenceBasis, 'reasons' | 'quotes'>>;

/**
 * Reasons, quotes and the present position as a model may see them; for a blind process also without what is hidden
 * there.
 */
async function maskedFacts(
  candidate: RunCandidate,
  { analysis, profile }: RunDraft,
): Promise<{ masked: Masked; position: string | null }> {
  const { cvFileName, process, cvSha256 } = candidate;
  const { judgements, readerVersion } = analysis;
  const reasons = judgements.map(({ reason, translatedReason }) => [reason, translatedReason ?? '']).flat();
  const { quotes, texts } = await runMaskQuotes({
    cv: await getCvReading(cvSha256 ?? '', readerVersion),
    masking: {
      blind: true,
      name: namesToMask(candidate),
      fileName: cvFileName,
      ...(process.blindMode ? { traits: { town: townToMask(candidate) ?? profile.city } } : {}),
    },
    quotes: judgements.flatMap(({ evidence }) => evidence),
    texts: [profile.currentPosition ?? '', ...reasons],
  });
  const [position = '', ...told] = texts;
  let from = 0;
  const masked: Masked = new Map(
    judgements.map(({ criterionId, evidence }, index) => {
      const own = quotes.slice(from, (from += evidence.length));
      return [criterionId, { reasons: told.slice(2 * index, 2 * index + 2).filter(Boolean), quotes: own }];
    }),
  );
  return { masked, position: position || null };
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

/** Of an unreadable answer that is shown again, in characters. */
const longestShown = 4000;

/**
 * Asks the model for the texts, and once more where its answer cannot be read.
 *
 * @param send asks the model, and keeps what it answers (`keepResponses`)
 * @throws AppError `model.*`; `model.bad-answer` where neither answer can be read
 */
async function askForTexts(
  settings: ModelSettings,
  question: ModelQuestion,
  send: typeof askModel,
): Promise<SaidTexts> {
  const first = await send(settings, question);
  if (first.end === 'refused') throw new AppError('model.refused');
  if (first.end === 'overflow') throw new AppError('model.too-long');
  const said = readObject(first.text, saidTextsSchema);
  if (said) return said;
  const messages = [
    ...question.messages,
    { role: 'assistant', content: first.text.slice(0, longestShown) || '{}' } as const,
    { role: 'user', content: textsRepairPrompt } as const,
  ];
  const second = await send(settings, { ...question, messages, isRepair: true });
  const repaired = readObject(second.text, saidTextsSchema);
  if (!repaired) throw new AppError(second.end === 'refused' ? 'model.refused' : 'model.bad-answer');
  return repaired;
}
