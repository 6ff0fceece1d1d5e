import type { Quote, Verdict } from '@/lib/analysis/schemas';
import type { CvDocument } from '@/lib/cv/cv-document';
import type { NumberedSentence } from './number-sentences';

/** What a model says of one criterion, by the criterion's 1-based number and the numbers of sentences. */
export interface ModelVerdict {
  criterion: number;
  verdict: Verdict;
  /** 0..1; null: it said none that can be understood. */
  confidence: number | null;
  reason: string;
  evidence: { sentence: number; quote: string }[];
}

/** Why a verdict cannot be taken as it is. */
export type GroundingProblem = 'missing' | 'no-evidence' | 'unknown-sentence' | 'quote-not-found';

export interface GroundedVerdict {
  verdict: Verdict;
  confidence: number;
  reason: string;
  evidence: Quote[];
}

export type Grounding = { grounded: GroundedVerdict } | { problem: GroundingProblem };

interface Letters {
  text: string;
  /** Which sentence, and where in it, each character of `text` stands. */
  places: { sentence: NumberedSentence; at: number }[];
}

const ignored = /[\s\u00ad\u2010-\u2015\u2212-]/;
const isWord = (character: string | undefined): boolean => /[\p{L}\p{N}]/u.test(character ?? '');

/** Text without white space and hyphens: models and wrapped lines may differ in nothing else. */
function lettersOf(sentences: NumberedSentence[]): Letters {
  let text = '';
  const places: Letters['places'] = [];
  for (const sentence of sentences) {
    for (let at = 0; at < sentence.text.length; at += 1) {
      const character = sentence.text.charAt(at);
      if (ignored.test(character)) continue;
      text += character;
      places.push({ sentence, at });
    }
  }
  return { text, places };
}

/** Whether the quote ends where words end: "Java" is not a quote from "JavaScript". */
function isWhole({ places }: Letters, from: number, to: number): boolean {
  const first = places[from];
  const last = places[to];
  if (!first || !last) return false;
  const before = first.sentence.text[first.at - 1];
  const after = last.sentence.text[last.at + 1];
  const startsInWord = isWord(before) && isWord(first.sentence.text[first.at]);
  return !startsInWord && !(isWord(after) && isWord(last.sentence.text[last.at]));
}

function find(document: CvDocument, sentences: NumberedSentence[], wanted: string): Quote | null {
  const letters = lettersOf(sentences);
  for (let from = letters.text.indexOf(wanted); from >= 0; from = letters.text.indexOf(wanted, from + 1)) {
    const to = from + wanted.length - 1;
    const first = letters.places[from];
    const last = letters.places[to];
    if (!first || !last || first.sentence.page !== last.sentence.page || !isWhole(letters, from, to)) continue;
    const start = first.sentence.offsets[first.at] ?? 0;
    const end = last.sentence.offsets[last.at + 1] ?? start;
    const page = document.pages.find(({ number }) => number === first.sentence.page);
    if (page && end > start) return { page: page.number, start, end, quote: page.text.slice(start, end) };
  }
  return null;
}

function locate(
  document: CvDocument,
  sentences: NumberedSentence[],
  id: number,
  quote: string,
): Quote | GroundingProblem {
  const wanted = lettersOf([{ id: 0, page: 0, text: quote, offsets: [] }]).text;
  if (!/[\p{L}\p{N}]/u.test(wanted)) return 'quote-not-found';
  const at = sentences.findIndex((sentence) => sentence.id === id);
  if (at < 0) return 'unknown-sentence';
  // A sentence of the CV may be wrapped over lines; a quote may stand elsewhere than the model says.
  return find(document, sentences.slice(at, at + 4), wanted) ?? find(document, sentences, wanted) ?? 'quote-not-found';
}

/**
 * Looks up what a model quotes. A verdict stands when at least one of its quotes is in the CV, differing in white space and
 * hyphens at most; quotes that are not there are dropped.
 *
 * @param count how many criteria were asked
 * @returns one entry for each criterion, in order
 */
export function groundAnswer(
  document: CvDocument,
  sentences: NumberedSentence[],
  verdicts: ModelVerdict[],
  count: number,
): Grounding[] {
  return Array.from({ length: count }, (_, index): Grounding => {
    const said = verdicts.find(({ criterion }) => criterion === index + 1);
    if (!said) return { problem: 'missing' };
    const { verdict, confidence, reason } = said;
    const found = said.evidence.map(({ sentence, quote }) => locate(document, sentences, sentence, quote));
    const evidence = found.filter((one): one is Quote => typeof one !== 'string');
    if (evidence.length > 0 || verdict === 'NO_INFORMATION')
      return { grounded: { verdict, confidence, reason, evidence } };
    return { problem: found.find((one): one is GroundingProblem => typeof one === 'string') ?? 'no-evidence' };
  });
}
