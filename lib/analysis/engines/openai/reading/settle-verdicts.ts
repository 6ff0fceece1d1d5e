import type { ModelVerdict } from '@/lib/domain/grounding';
import type { FoundVerdict } from './collect-verdicts';

/** One answer of possibly several in a text. */
export interface FoundResponse {
  verdicts: FoundVerdict[];
  /** It was not cut off. */
  isComplete: boolean;
}

/** Null: contradictory, or no plain verdict. */
type Settled = Map<number, ModelVerdict | null>;

export interface SettledResponse {
  verdicts: ModelVerdict[];
  /** Numbers of the criteria that it speaks of, those included whose verdict cannot be used. */
  named: number[];
  /** Where it begins to count the criteria; null: its numbers do not tell. */
  countsFrom: 0 | 1 | null;
}

/**
 * From where the answer counts: from 0 if it has a 0 and no number of the last criterion; from 1 if it is the other
 * way round.
 */
function countsFrom(verdicts: FoundVerdict[], count: number): SettledResponse['countsFrom'] {
  const numbers = new Set(verdicts.map(({ criterion }) => criterion.number));
  if (numbers.has(0) === numbers.has(count)) return null;
  return numbers.has(0) ? 0 : 1;
}

function shiftOf(verdicts: FoundVerdict[], count: number): number {
  return countsFrom(verdicts, count) === 0 ? 1 : 0;
}

/** The criterion from 1; null: there is none of that number. `isCertain` is false where number and words are of two criteria. */
function placeOf({ criterion }: FoundVerdict, shift: number, count: number): { at: number; isCertain: boolean }[] {
  const { number, byWords } = criterion;
  const byNumber = number === null ? null : number + shift;
  const places = [...new Set([byNumber, byWords])].filter((at) => at !== null && at >= 1 && at <= count);
  return places.flatMap((at) => (at === null ? [] : [{ at, isCertain: places.length === 1 }]));
}

function merge(before: ModelVerdict | null | undefined, next: ModelVerdict | null): ModelVerdict | null {
  if (before === undefined) return next;
  if (before === null || next === null || before.verdict !== next.verdict) return null;
  return before.evidence.length > 0 ? before : next;
}

function settle(verdicts: FoundVerdict[], shift: number, count: number): Settled {
  const settled: Settled = new Map();
  for (const found of verdicts) {
    const { verdict, confidence, reason, evidence } = found;
    for (const { at, isCertain } of placeOf(found, shift, count)) {
      const next = verdict && isCertain ? { criterion: at, verdict, confidence, reason, evidence } : null;
      settled.set(at, merge(settled.get(at), next));
    }
  }
  return settled;
}

/**
 * Chooses at most one verdict for each criterion from the answers in a text. The last complete answer that covers
 * every criterion wins over earlier ones; a later contradiction leaves the criterion open. If none covers all, the
 * answers are combined, and contradictions leave criteria open as well, because asking again is better than a wrong
 * verdict.
 */
export function settleVerdicts(answers: FoundResponse[], count: number): SettledResponse {
  const covers = ({ verdicts, isComplete }: FoundResponse): boolean =>
    isComplete && settle(verdicts, shiftOf(verdicts, count), count).size === count;
  const at = answers.findLastIndex(covers);
  const counting = answers.slice(Math.max(0, at)).flatMap(({ verdicts }) => verdicts);
  const leading = answers[at]?.verdicts ?? counting;
  const settled = settle(counting, shiftOf(leading, count), count);
  const verdicts = [...settled.values()].filter((one) => one !== null);
  return {
    verdicts: verdicts.sort((one, other) => one.criterion - other.criterion),
    named: [...settled.keys()],
    countsFrom: countsFrom(leading, count),
  };
}
