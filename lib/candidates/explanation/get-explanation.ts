import { whatWouldChange } from '@/lib/analysis/score/what-would-change';
import type { Actor } from '@/lib/auth/actor';
import type { ExplanationDto } from '@/lib/domain/explanation-schemas';
import type { Locale } from '@/lib/i18n/locale';
import type { CandidatePlace } from '../rows/get-candidate-row';
import { composeLetter } from './compose-letter';
import { loadLetterFacts } from './load-letter-facts';

/**
 * Why a candidate was judged so, as a letter that can be edited before it is taken (`writeExplanation`).
 *
 * @param input `language`: of the letter; by default the reader's
 * @throws AppError `process.not-found`, `candidate.not-found`, `candidate.not-analysed`
 */
export async function getExplanation(
  actor: Actor,
  input: CandidatePlace & { language?: Locale | undefined },
): Promise<ExplanationDto> {
  const language = input.language ?? actor.locale;
  const { facts, isBlind } = await loadLetterFacts(actor, input, language);
  return { language, blocks: composeLetter(facts), changes: whatWouldChange(facts.analysis), isBlind };
}
