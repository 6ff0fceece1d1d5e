import type { Judgement, Quote } from '@/lib/domain/analysis-schemas';
import type { CvDocument, CvPage } from '@/lib/domain/cv-document';
import { textsInReader } from '@/lib/analysis/texts/texts-in-reader';

interface FoldedText {
  text: string;
  /** Offset in the original of each character of `text`. */
  offsets: number[];
}

/** Collapses white space, where models and wrapped lines differ. */
function foldWhiteSpace(text: string): FoldedText {
  let folded = '';
  const offsets: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const isSpace = /\s/.test(text.charAt(index));
    if (isSpace && folded.endsWith(' ')) continue;
    folded += isSpace ? ' ' : text.charAt(index);
    offsets.push(index);
  }
  return { text: folded, offsets };
}

function quoteAt(page: CvPage, start: number, end: number): Quote {
  return { page: page.number, start, end, quote: page.text.slice(start, end) };
}

function findInPage(page: CvPage, wanted: string): Quote | null {
  const exact = page.text.indexOf(wanted);
  if (exact >= 0) return quoteAt(page, exact, exact + wanted.length);
  const needle = foldWhiteSpace(wanted).text.trim();
  if (needle === '') return null;
  const folded = foldWhiteSpace(page.text);
  const at = folded.text.indexOf(needle);
  const start = folded.offsets[at];
  const last = folded.offsets[at + needle.length - 1];
  return at < 0 || start === undefined || last === undefined ? null : quoteAt(page, start, last + 1);
}

function locate(document: CvDocument, quote: Quote): Quote | null {
  const claimed = document.pages.find((page) => page.number === quote.page);
  if (quote.quote.trim() === '') return null;
  if (claimed && claimed.text.slice(quote.start, quote.end) === quote.quote) return quote;
  const others = document.pages.filter((page) => page !== claimed);
  for (const page of claimed ? [claimed, ...others] : others) {
    const found = findInPage(page, quote.quote);
    if (found) return found;
  }
  return null;
}

/**
 * Keeps only quotes found in the CV (docs/specification.md, Analysis). A quote at another place than claimed is
 * relocated, by exact search first, then ignoring white space; others are dropped. `MET`, `PARTIALLY_MET` and `NOT_MET`
 * without any quote left become `NO_INFORMATION` with that reason.
 *
 * @returns as many judgements, in the same order; every quote equals `page.text.slice(start, end)`
 */
export function verifyEvidence(document: CvDocument, judgements: Judgement[], locale: 'pl' | 'en' = 'pl'): Judgement[] {
  return judgements.map((judgement) => {
    const evidence = judgement.evidence.flatMap((quote) => locate(document, quote) ?? []);
    if (evidence.length > 0 || judgement.verdict === 'NO_INFORMATION') return { ...judgement, evidence };
    const { texts, otherTexts } = textsInReader(locale);
    return {
      ...judgement,
      evidence,
      verdict: 'NO_INFORMATION',
      confidence: Math.min(judgement.confidence, 0.3),
      reason: texts('reasons.evidenceNotFound'),
      translatedReason: judgement.translatedReason ? otherTexts('reasons.evidenceNotFound') : null,
    };
  });
}
