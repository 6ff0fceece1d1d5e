import { deniedAgain, doneByOthers, notOurs } from '@/lib/analysis/engines/offline/lexicon/other-people';
import { notOwn } from '@/lib/analysis/engines/offline/lexicon/reservation-words';
import type { Quote, Verdict } from '@/lib/domain/analysis-schemas';
import { CvIndex } from '@/lib/analysis/engines/offline/statements/cv-index';
import { foldSameLength } from '@/lib/cv/profile/fold-same-length';
import type { CvDocument } from '@/lib/domain/cv-document';
import { findQuotes, lettersOfPages } from './find-quote';
import type { Letters } from './letters';
import type { NumberedSentence } from './number-sentences';
import { isCutFromSense, aroundInLine } from './quote-context';
import { findLinks, isAnswerToOther, isOfOtherList, isPortfolio, isToldByPlace } from './told-by-place';
import { isWeakQuote } from './weak-quote';
import type { ModelVerdict, QuoteProblem, Grounding } from '@/lib/domain/grounding';
import { isLeftEmpty } from './marks';
import { lostBefore, lostBehind, seenTo, takingBackBefore, takingBackBehind } from './taking-back-words';

/** The confidence of a verdict for which none was stated. */
const guess = 0.5;

interface Source {
  document: CvDocument;
  cv: CvIndex;
  pages: Letters[];
  sentences: NumberedSentence[];
}

function isWholeLine(document: CvDocument, { page, start, end }: Quote): boolean {
  const text = document.pages.find(({ number }) => number === page)?.text ?? '';
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const around = text.slice(lineStart, start) + text.slice(end, lineEnd < 0 ? undefined : lineEnd);
  return !/[\p{L}\p{N}]/u.test(around);
}

/** Whether what a place says, or where it stands, is about the criterion. */
function isTelling({ document }: Source, criterion: string, place: Quote, masked: string): boolean {
  if (isAnswerToOther(document, place, criterion) || isOfOtherList(document, place, criterion)) return false;
  return !isWeakQuote(masked, criterion, isWholeLine(document, place)) || isToldByPlace(document, place, criterion);
}

function locate(
  source: Source,
  criterion: string,
  verdict: Verdict,
  { sentence, quote }: ModelVerdict['evidence'][number],
): Quote | QuoteProblem {
  const { document, cv, pages, sentences } = source;
  const link = findLinks(document, sentences, sentence, quote).find((one) => isPortfolio(one, criterion));
  if (link) return link;
  const places = findQuotes(document, pages, sentence, quote);
  if (places.length === 0) return 'quote-not-found';
  const telling = places.flatMap(({ quote: place, masked }) =>
    isTelling(source, criterion, place, masked) ? place : [],
  );
  if (telling.length === 0) return 'quote-weak';
  const isCut = (place: Quote): boolean =>
    isCutFromSense(cv, place) || (verdict === 'MET' && isTakenBackInLine(document, place));
  return telling.find((place) => !isCut(place)) ?? 'quote-cut';
}

/**
 * Looks up what a model quotes. A verdict stands if at least one of its quotes is in the CV with the same words and
 * numbers, says something of the criterion, and leaves out nothing that reverses its meaning; other quotes are
 * dropped. The returned quotes are the CV's own text (docs/decisions/0041).
 *
 * @param criteria the words of each criterion that was asked, in order
 * @returns one entry for each criterion, in order
 */
export function groundResponse(
  document: CvDocument,
  sentences: NumberedSentence[],
  verdicts: ModelVerdict[],
  criteria: string[],
): Grounding[] {
  // No date is compared here, so any day will do as today.
  const source = { document, cv: new CvIndex(document, '2000-01-01'), pages: lettersOfPages(sentences), sentences };
  return criteria.map((words, index): Grounding => {
    const said = verdicts.find(({ criterion }) => criterion === index + 1);
    if (!said) return { problem: 'missing' };
    const { verdict, confidence, reason } = said;
    const found = said.evidence.map((quote) => ({ quote, place: locate(source, words, verdict, quote) }));
    const evidence = found.flatMap(({ place }) => (typeof place === 'string' ? [] : [place]));
    if (evidence.length > 0 || verdict === 'NO_INFORMATION')
      return { grounded: { verdict, confidence: confidence ?? guess, reason, evidence } };
    const refused = found.find(({ place }) => typeof place === 'string');
    if (!refused || typeof refused.place !== 'string') return { problem: 'no-evidence' };
    return { problem: refused.place, quote: refused.quote };
  });
}

/** In characters. */
const reach = 200;

/** With single spaces, and marks without the sign that makes pictures of them. */
const simple = (text: string): string => text.replace(/\uFE0F/gu, '').replace(/\s+/g, ' ');

/**
 * Whether the rest of a quote's line takes it back, so that it does not prove that a criterion is met: "Excel" of "Excel: 0/5",
 * "ISTQB certificate" of "Planned: ISTQB certificate".
 */
function isTakenBackInLine(document: CvDocument, quote: Quote): boolean {
  const page = document.pages.find(({ number }) => number === quote.page);
  if (!page) return true;
  const around = aroundInLine(page.text, quote);
  const [before, behind] = [simple(around.before), simple(around.behind)];
  if (isLeftEmpty(before, behind, page.text)) return true;
  const isSeenTo = seenTo.test(before + foldSameLength(quote.quote) + behind);
  if (!isSeenTo && (lostBefore.test(before) || lostBehind.test(behind))) return true;
  if (takingBackBefore.some((words) => words.test(before)) || takingBackBehind.some((words) => words.test(behind)))
    return true;
  const sentence = behind.slice(0, reach).split(/[;|]|[.!?]\s/)[0] ?? '';
  // Behind a comma others may do something else: "…, reports signed by the CFO".
  const item = sentence.split(',')[0] ?? '';
  return doneByOthers.test(item) || [notOwn, notOurs, deniedAgain].some((words) => words.test(sentence));
}
