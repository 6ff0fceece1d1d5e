import type { Verdict } from '@/lib/domain/analysis-schemas';
import type { ModelVerdict } from '@/lib/domain/grounding';
import { parseLeniently } from './parse-leniently';
import { readCriterion, type CriterionName } from './read-criterion';
import { readEvidence } from './read-evidence';
import { plainName, readConfidence, readVerdictName, valuesOf, type Fields } from './read-fields';

/** One verdict as an answer has it. */
export interface FoundVerdict {
  criterion: CriterionName;
  /** Null: its name is none that is plain. */
  verdict: Verdict | null;
  confidence: number | null;
  reason: string;
  evidence: ModelVerdict['evidence'];
}

/** Fields for thinking or examples, which are not part of the answer. An echoed schema may still contain the answer. */
const notSaid = /^(?:thinking|thoughts?|reasoning|chainofthought|scratchpad|drafts?|analysis|example)$/;
const deepest = 6;
const longestReason = 400;

/**
 * A verdict in an object, which must name its criterion or stand under its key: otherwise the object is about
 * something else.
 */
function readVerdict(fields: Fields, key: string | null, words: string[]): FoundVerdict | null {
  const [name] = valuesOf(fields, 'verdict').filter((value) => typeof value === 'string' || Array.isArray(value));
  const criterion = readCriterion(fields, key, words);
  if (name === undefined || (criterion.number === null && criterion.byWords === null)) return null;
  const verdict = readVerdictName(name);
  const [reason] = valuesOf(fields, 'reason').filter((value) => typeof value === 'string');
  return {
    criterion,
    verdict,
    confidence: readConfidence(valuesOf(fields, 'confidence')[0]),
    reason: (reason ?? '').replace(/\s+/g, ' ').trim().slice(0, longestReason),
    // A quote that proves nothing: there is no information.
    evidence: verdict === 'NO_INFORMATION' ? [] : readEvidence(fields),
  };
}

/** {"1": "MET"} */
function readPair(key: string, value: string, words: string[]): FoundVerdict[] {
  const verdict = readVerdictName(value);
  const criterion = readCriterion({}, key, words);
  const isNamed = criterion.number !== null || criterion.byWords !== null;
  return verdict && isNamed ? [{ criterion, verdict, confidence: null, reason: '', evidence: [] }] : [];
}

/**
 * The verdicts in a value, however it wraps them: in a list, in fields of any name, by the criteria's numbers, or as JSON in a
 * string.
 *
 * @param words those of each criterion, in order
 * @param key under which the value stands
 */
export function collectVerdicts(value: unknown, words: string[], key: string | null = null, depth = 0): FoundVerdict[] {
  if (depth > deepest) return [];
  if (typeof value === 'string') {
    const inner = /^\s*[{[][^]*[\]}]\s*$/.test(value) ? parseLeniently(value) : undefined;
    if (inner !== undefined && typeof inner === 'object') return collectVerdicts(inner, words, null, depth + 1);
    return key === null ? [] : readPair(key, value, words);
  }
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((one) => collectVerdicts(one, words, null, depth + 1));
  const verdict = readVerdict(value as Fields, key, words);
  if (verdict) return [verdict];
  return Object.entries(value).flatMap(([name, one]) =>
    notSaid.test(plainName(name)) ? [] : collectVerdicts(one, words, name, depth + 1),
  );
}
