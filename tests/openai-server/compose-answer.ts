import { ApiError } from './api-error';
import { type ContentFault, type Fault } from './faults';
import { newId, nowInSeconds } from './ids';
import { findMismatch } from './json-schema';
import { type ModelRequest } from './model-request';
import { spoilAnswer } from './spoil-answer';
import { countReasoning, countTokens, cutToTokens, type PromptCache, type Usage } from './tokens';

/** Gives the model's answer: a string as it is, anything else as JSON. */
export type Respond = (request: ModelRequest) => unknown;

export interface ModelAnswer {
  id: string;
  createdAt: number;
  text: string;
  refusal: string | null;
  finish: 'stop' | 'length' | 'content-filter';
  usage: Usage;
}

const contentFaults = new Set<string>([
  'malformed-json',
  'schema-violation',
  'truncated',
  'empty',
  'refusal',
  'content-filter',
  'cut-before-text',
  'filtered-before-text',
  'invented-quotes',
  'invented-sentences',
  'missing-criterion',
  'unknown-criterion',
  'wrapped',
  'zero-based',
  'weak-quotes',
  'runaway',
  'obeys-cv',
] satisfies ContentFault['kind'][]);

const isContentFault = (fault: Fault | undefined): fault is ContentFault =>
  fault !== undefined && contentFaults.has(fault.kind);

interface AnswerInput {
  request: ModelRequest;
  respond: Respond;
  fault: Fault | undefined;
  cache: PromptCache;
}

/** Asks the responder, puts the scripted fault in, and counts tokens. */
export async function composeAnswer({ request, respond, fault, cache }: AnswerInput): Promise<ModelAnswer> {
  const flaw = isContentFault(fault) ? fault.kind : undefined;
  const whole = flaw === 'refusal' ? '' : await writeText(request, respond, flaw);
  const thinksOn = flaw === 'cut-before-text';
  const most = request.maxOutputTokens ?? (flaw === 'runaway' || thinksOn ? 4000 : Infinity);
  const reasoning = thinksOn ? most : request.model.reasoning ? countReasoning(request.effort) : 0;
  const longest = most - reasoning;
  const text = cutToTokens(flaw === 'runaway' ? whole.repeat(Math.ceil((4 * longest) / whole.length)) : whole, longest);
  const refusal = flaw === 'refusal' ? "I'm sorry, but I can't help with that." : null;
  const input = fault?.kind === 'silent-truncation' ? fault.tokens : request.inputTokens;
  const prompt = request.messages.map((message) => message.text).join('\n');
  return {
    id: newId(request.endpoint === 'chat' ? 'chatcmpl-' : 'resp_'),
    createdAt: nowInSeconds(),
    text,
    refusal,
    finish: findFinish(flaw, text.length < whole.length || flaw === 'runaway'),
    usage: {
      input,
      cached: Math.min(input, cache.add(request.model.id, prompt)),
      output: reasoning + countTokens(text + (refusal ?? '')),
      reasoning,
    },
  };
}

function findFinish(flaw: ContentFault['kind'] | undefined, cut: boolean): ModelAnswer['finish'] {
  if (flaw === 'content-filter' || flaw === 'filtered-before-text') return 'content-filter';
  return flaw === 'truncated' || flaw === 'cut-before-text' || cut ? 'length' : 'stop';
}

async function writeText(request: ModelRequest, respond: Respond, flaw?: ContentFault['kind']): Promise<string> {
  const value = await respond(request);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  if (flaw) return spoilAnswer(flaw, text, request);
  const mismatch = request.schema && findMismatch(request.schema, readJson(text));
  if (mismatch) throw new ApiError(500, `The responder's answer does not fit the schema that was sent: ${mismatch}`);
  return text;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
