import { bar, findBlindMask, maskOfPerson, maskQuote, maskText } from '@/lib/candidates/blind/blind-mask';
import { blindSelect, isBlind } from '@/lib/candidates/blind/blindness';
import { database } from '@/lib/db/client';
import { locales } from '@/lib/i18n/locale';
import { quoteWords } from './quote-words';
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
  /** What a model has just written; null: it is shown as it is. */
  written: ((text: string) => string) | null;
}

const unmasked: SimulationMask = { question: (question) => question, quote: ({ quote }) => quote, written: null };

/** Quoted text, up to the length that `quoteWords` makes, with a margin. */
const quoted = /„[^”]{0,200}”|“[^”]{0,200}”/g;

/** A question of the bank for a CV whose masks are not known: quoted text is hidden, the criterion stays. */
function withoutQuotes(text: string, label: string | null): string {
  const criterion = label === null ? [] : locales.map((locale) => quoteWords(label, locale));
  return text.replaceAll(quoted, (found) =>
    criterion.includes(found) ? found : found.charAt(0) + bar + found.slice(-1),
  );
}

/** For a hidden candidate, shows questions and quotes with what the CV masks hidden; for others unchanged. */
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
  const mask = await findBlindMask(analysis?.cvSha256, candidate);
  const written = (text: string): string => maskText(text, mask);
  return {
    question: (question) => {
      const { text, label, goodSigns, poorSigns } = question;
      // The interview goes on even without the CV's masks: questions of the bank say nothing of the CV outside
      // quotation marks.
      const isKnown = mask !== null || question.writtenBy === 'MODEL';
      const show = isKnown ? written : (one: string): string => maskText(one, maskOfPerson(candidate));
      const shown = isKnown ? text : withoutQuotes(text, label);
      return { ...question, text: show(shown), goodSigns: goodSigns.map(show), poorSigns: poorSigns.map(show) };
    },
    quote: ({ page, quote, startOffset: start, endOffset: end }) =>
      maskQuote({ page, quote, start, end }, mask, analysis?.readerVersion ?? ''),
    written,
  };
}
