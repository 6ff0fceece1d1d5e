import type { RetentionDecision, RetentionRule, RetentionSince, RetentionUnit } from './rule-schemas';
import { warnDays } from './retention-enums';

const dayMs = 24 * 60 * 60_000;

/** What the rules ask about a candidate. */
export interface RetentionFacts {
  processStatus: string;
  /** Since when the process has this status. */
  statusSince: Date;
  decision: Exclude<RetentionDecision, 'NONE'> | null;
  decidedAt: Date | null;
  source: 'KNOW_ME' | 'ERECRUITER';
  addedAt: Date;
  /** Kept at least until then, by a person; null: nobody said so. */
  heldUntil: Date | null;
}

/** A rule as it is held against candidates. */
export type ActiveRule = RetentionRule & { ruleId: string; activeSince: Date };

/** What becomes of a candidate, and when. */
export interface Fate {
  rule: ActiveRule;
  action: RetentionRule['action'];
  at: Date;
  /** When the rule alone would have it. */
  dueAt: Date;
  /** Of BLOCK: when it is erased. */
  eraseAt: Date | null;
  /** Why it is later than the rule says. */
  laterBecause: 'postponed' | 'consent' | null;
}

/** A day of another month; the last one where that month is shorter (31 January and a month: 28 February). */
export function addMonths(from: Date, months: number): Date {
  const moved = new Date(from);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  if (moved.getUTCDate() !== from.getUTCDate()) moved.setUTCDate(0);
  return moved;
}

function addPeriod(from: Date, period: number, unit: RetentionUnit): Date {
  return unit === 'MONTH' ? addMonths(from, period) : new Date(from.getTime() + period * dayMs);
}

const latest = (...times: Date[]): Date => new Date(Math.max(...times.map((time) => time.getTime())));

function startOf(since: RetentionSince, facts: RetentionFacts, consentUntil: Date | null): Date | null {
  if (since === 'PROCESS_ENDED') return facts.statusSince;
  if (since === 'DECIDED') return facts.decision && facts.decidedAt;
  return since === 'ADDED' ? facts.addedAt : consentUntil;
}

function matches(rule: ActiveRule, facts: RetentionFacts, consentUntil: Date | null): boolean {
  const { processStatuses, decisions, source, since } = rule;
  const isOfStatus = processStatuses.length === 0 || processStatuses.some((status) => status === facts.processStatus);
  const isDecided = decisions.length === 0 || decisions.includes(facts.decision ?? 'NONE');
  const isOfSource = source === null || source === facts.source;
  return isOfStatus && isDecided && isOfSource && startOf(since, facts, consentUntil) !== null;
}

/**
 * What the rules say about a candidate (docs/decisions/0180). The first rule that matches holds. Nobody goes before a
 * week has passed since the rule became active, before a person's postponement ends, or while a consent lasts.
 *
 * @param rules the active ones, in their order
 * @param consentUntil until when the person agreed to be kept for future recruitment; null: did not
 * @returns null where no rule matches: the candidate stays
 */
export function decideFate(
  rules: readonly ActiveRule[],
  facts: RetentionFacts,
  consentUntil: Date | null = null,
): Fate | null {
  const rule = rules.find((one) => matches(one, facts, consentUntil));
  const start = rule && startOf(rule.since, facts, consentUntil);
  if (!rule || !start) return null;
  const warned = new Date(rule.activeSince.getTime() + warnDays * dayMs);
  const due = latest(addPeriod(start, rule.period, rule.unit), warned);
  const consented = latest(due, consentUntil ?? due);
  const at = latest(consented, facts.heldUntil ?? consented);
  const laterBecause = at > consented ? 'postponed' : consented > due ? 'consent' : null;
  const eraseAt = rule.action === 'BLOCK' ? addMonths(start, rule.eraseAfterMonths ?? 0) : null;
  // Where nothing is left of the time for claims, there is nothing to block for.
  if (!eraseAt || eraseAt <= at) return { rule, action: 'ERASE', at, dueAt: due, eraseAt: null, laterBecause };
  return { rule, action: 'BLOCK', at, dueAt: due, eraseAt, laterBecause };
}
