import { z } from 'zod';
import { broken } from '@/lib/validation/rule';
import { text } from '@/lib/validation/text';
import { wholeNumber } from '@/lib/validation/number';
import { candidateSources } from '../candidate-enums';
import {
  endedStatuses,
  longestRuleName,
  mostBlockedMonths,
  mostRules,
  retentionActions,
  retentionBases,
  retentionDecisions,
  retentionSinces,
  retentionUnits,
  warnDays,
} from './retention-enums';

const longest = 3650;

/** A rule: whom it is about, from when it counts, and what becomes of them. Empty lists and null: any. */
export const retentionRuleSchema = z.object({
  /** What the report calls it. */
  name: text({ max: longestRuleName }),
  active: z.boolean(),
  basis: z.enum(retentionBases),
  processStatuses: z.array(z.enum(endedStatuses)).max(endedStatuses.length),
  decisions: z.array(z.enum(retentionDecisions)).max(retentionDecisions.length),
  source: z.enum(candidateSources).nullable(),
  since: z.enum(retentionSinces),
  period: wholeNumber({ min: 0, max: longest }),
  unit: z.enum(retentionUnits),
  action: z.enum(retentionActions),
  /** Of BLOCK: how many months after the same day it is erased. */
  eraseAfterMonths: wholeNumber({ min: 1, max: mostBlockedMonths }).nullable(),
});

type Rule = z.infer<typeof retentionRuleSchema>;

/** The fewest units of a period: a week, so that everybody is announced; a consent's end is known before. */
export const shortestPeriod = ({ since, unit }: Pick<Rule, 'since' | 'unit'>): number => {
  if (since === 'CONSENT_ENDED') return 0;
  return unit === 'DAY' ? warnDays : 1;
};

/** For `.check()`: what one field asks of another. */
export function ruleFitsTogether({ value, issues }: z.core.ParsePayload<Rule>): void {
  const refuse = (path: keyof Rule, { error, params }: ReturnType<typeof broken>) =>
    issues.push({ code: 'custom', path: [path], message: error, params, input: value[path], continue: true });
  const min = shortestPeriod(value);
  if (value.period < min) refuse('period', broken('min-value', { n: min }));
  if (value.since === 'PROCESS_ENDED' && value.processStatuses.length === 0)
    refuse('processStatuses', broken('choice-required'));
  if (value.action === 'BLOCK' && value.eraseAfterMonths === null) refuse('eraseAfterMonths', broken('required'));
}

/** The whole list, in its order: of the active ones the first that a candidate matches holds. */
export const saveRulesSchema = z.object({
  rules: z
    .array(
      retentionRuleSchema
        .extend({
          /** Missing: a new rule. */
          ruleId: z.uuid().optional(),
        })
        .check(ruleFitsTogether),
    )
    .max(mostRules),
});

export const retentionRulesSchema = z.object({
  rules: z.array(
    retentionRuleSchema.extend({
      ruleId: z.uuid(),
      /** Since when it has been active as it is; nobody goes within a week of that. Null: it is not. */
      activeSince: z.iso.datetime().nullable(),
    }),
  ),
  /** Another with every change, for `If-Match`. */
  version: z.string(),
});

export type RetentionRule = z.infer<typeof retentionRuleSchema>;
export type RetentionRules = z.infer<typeof retentionRulesSchema>;
export type SaveRules = z.output<typeof saveRulesSchema>;
export type RetentionDecision = RetentionRule['decisions'][number];
export type RetentionSince = RetentionRule['since'];
export type RetentionUnit = RetentionRule['unit'];
