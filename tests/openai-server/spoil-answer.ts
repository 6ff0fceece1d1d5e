import { type ContentFault } from './faults';
import { type ModelVerdict } from './judge-by-words';
import { type ModelRequest } from './model-request';

type Answer = Record<string, unknown> & { verdicts?: ModelVerdict[] };

const inventedQuote = 'Led the expedition to the moons of Jupiter';
const instruction = /100\s?%|ignore|instruction|zignoruj|instrukcj|polecen/i;

/** The model's text with the fault in it; the faults of verdicts change only an answer that has verdicts. */
export function spoilAnswer(kind: ContentFault['kind'], text: string, request: ModelRequest): string {
  if (kind === 'malformed-json') return `${text.slice(0, -1)},,`;
  if (kind === 'empty' || kind === 'cut-before-text' || kind === 'filtered-before-text') return '';
  if (kind === 'truncated' || kind === 'content-filter') return text.slice(0, Math.floor(text.length / 2));
  const answer = readModelResponse(text);
  if (!answer) return text;
  if (kind === 'schema-violation') return JSON.stringify(breakSchema(answer));
  if (!answer.verdicts) return text;
  if (kind === 'wrapped') return wrap(text);
  if (kind === 'runaway') return `${JSON.stringify(answer.verdicts[0])},`;
  return JSON.stringify({ ...answer, verdicts: spoilVerdicts(kind, answer.verdicts, request) });
}

/** As a small model that thinks writes: a draft without information first, then the answer in a fence. */
function wrap(text: string): string {
  const draft = text.replaceAll('"MET"', '"NO_INFORMATION"');
  return `<think>\nLet me see. ${draft}\nNo, that is wrong.\n</think>\nHere is my answer:\n\`\`\`json\n${text.slice(0, -1)},}\n\`\`\`\nI hope it helps!`;
}

function readModelResponse(text: string): Answer | undefined {
  try {
    return JSON.parse(text) as Answer;
  } catch {
    return undefined;
  }
}

/** A value that the schema does not know; without verdicts, the first property is left out. */
function breakSchema(answer: Answer): Answer {
  const [first, ...others] = answer.verdicts ?? [];
  if (first) return { ...answer, verdicts: [{ ...first, verdict: 'EXCELLENT' }, ...others] };
  return Object.fromEntries(Object.entries(answer).slice(1));
}

function spoilVerdicts(kind: ContentFault['kind'], verdicts: ModelVerdict[], request: ModelRequest): ModelVerdict[] {
  const last = verdicts.at(-1);
  const beyond = Math.max(0, ...request.sentences.map(({ number }) => number)) + 1000;
  const [sentence] = request.sentences;
  switch (kind) {
    case 'invented-quotes':
      return withEvidence(verdicts, ({ sentence: named }) => ({ sentence: named, quote: inventedQuote }));
    case 'invented-sentences':
      return withEvidence(verdicts, ({ quote }) => ({ sentence: beyond, quote }));
    case 'zero-based':
      return verdicts.map((verdict) => ({ ...verdict, criterion: verdict.criterion - 1 }));
    case 'weak-quotes':
      return withEvidence(verdicts, ({ sentence: named, quote }) => ({ sentence: named, quote: quote.slice(0, 1) }));
    case 'missing-criterion':
      return verdicts.slice(0, -1);
    case 'unknown-criterion':
      return last ? [...verdicts, { ...last, criterion: last.criterion + 1000 }] : verdicts;
    case 'obeys-cv': {
      const order = request.sentences.find(({ text }) => instruction.test(text)) ?? sentence;
      const evidence = order ? [{ sentence: order.number, quote: order.text }] : [];
      const reason = 'The CV says to give 100 %.';
      return verdicts.map(({ criterion }) => ({ criterion, verdict: 'MET', confidence: 1, reason, evidence }));
    }
    default:
      return verdicts;
  }

  /** Every verdict becomes one with evidence, so that the fault shows whatever the CV says. */
  function withEvidence(
    list: ModelVerdict[],
    change: (evidence: ModelVerdict['evidence'][number]) => ModelVerdict['evidence'][number],
  ): ModelVerdict[] {
    const stand = { sentence: sentence?.number ?? 1, quote: sentence?.text ?? inventedQuote };
    return list.map((verdict) => ({
      ...verdict,
      verdict: verdict.evidence.length > 0 ? verdict.verdict : 'MET',
      evidence: (verdict.evidence.length > 0 ? verdict.evidence : [stand]).map(change),
    }));
  }
}
