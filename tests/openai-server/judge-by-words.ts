import { smallestValue } from './json-schema';
import { type ModelRequest } from './model-request';
import { type NumberedText } from './parse-prompt';

export interface ModelVerdict {
  criterion: number;
  verdict: string;
  confidence: number;
  reason: string;
  evidence: { sentence: number; quote: string }[];
}

const shortestWord = 3;
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}+#]+/gu) ?? [];

/**
 * The answer where a test gives no other: a criterion is met by the sentence that shares most words with it. What is
 * asked without criteria gets the smallest value of its schema.
 */
export function judgeByWords(request: ModelRequest): unknown {
  if (request.criteria.length > 0) {
    return { verdicts: request.criteria.map((criterion) => judge(criterion, request.sentences)) };
  }
  return request.schema ? smallestValue(request.schema) : 'OK';
}

function judge(criterion: NumberedText, sentences: NumberedText[]): ModelVerdict {
  const wanted = new Set(wordsOf(criterion.text).filter((word) => word.length >= shortestWord));
  let best: { sentence: NumberedText; shared: number } | undefined;
  for (const sentence of sentences) {
    const shared = new Set(wordsOf(sentence.text).filter((word) => wanted.has(word))).size;
    if (shared > (best?.shared ?? 0)) best = { sentence, shared };
  }
  if (!best) {
    const reason = 'The CV does not say.';
    return { criterion: criterion.number, verdict: 'NO_INFORMATION', confidence: 0.5, reason, evidence: [] };
  }
  const { number, text } = best.sentence;
  return {
    criterion: criterion.number,
    verdict: 'MET',
    confidence: 0.9,
    reason: 'The CV says so.',
    evidence: [{ sentence: number, quote: text }],
  };
}
