import { blindMaskOf, findMaskedCvs, maskQuote, maskText } from '@/lib/candidates/blind-mask';
import { blindSelect, isBlind } from '@/lib/candidates/blindness';
import { database } from '@/lib/db/client';
import type { InterviewQuestionDto } from './simulation-schemas';
import type { SimulationPlace } from './simulation-row';

interface CvQuote {
  page: number;
  quote: string;
  startOffset: number;
  endOffset: number;
}

/** How what an interview says of a candidate is shown. */
export interface SimulationMask {
  question: (question: InterviewQuestionDto) => InterviewQuestionDto;
  /** A quote from the CV; empty: nothing of it may be shown. */
  quote: (quote: CvQuote) => string;
}

const unmasked: SimulationMask = { question: (question) => question, quote: ({ quote }) => quote };

/** For a hidden candidate, questions and quotes without what the CV is masked of; for others as they are. */
export async function findSimulationMask(
  { candidateId }: Pick<SimulationPlace, 'candidateId'>,
  analysisId: string,
): Promise<SimulationMask> {
  const [candidate, analysis] = await Promise.all([
    database().candidate.findUniqueOrThrow({
      where: { id: candidateId },
      select: { ...blindSelect, firstName: true, lastName: true, city: true },
    }),
    database().analysis.findUnique({ where: { id: analysisId }, select: { cvSha256: true, readerVersion: true } }),
  ]);
  if (!isBlind(candidate)) return unmasked;
  const { cvSha256 = '', readerVersion = '' } = analysis ?? {};
  const mask = blindMaskOf((await findMaskedCvs([cvSha256])).get(cvSha256), candidate);
  const shown = (text: string): string => maskText(text, mask);
  return {
    question: (question) => ({
      ...question,
      text: shown(question.text),
      goodSigns: question.goodSigns.map(shown),
      poorSigns: question.poorSigns.map(shown),
    }),
    quote: ({ page, quote, startOffset: start, endOffset: end }) =>
      maskQuote({ page, quote, start, end }, mask, readerVersion),
  };
}
