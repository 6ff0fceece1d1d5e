import type { RetentionRule } from './rule-schemas';

type Lists = Pick<RetentionRule, 'processStatuses' | 'decisions'>;
type Preset = Omit<RetentionRule, 'name' | keyof Lists> & {
  readonly [Name in keyof Lists]: readonly Lists[Name][number][];
};

const common = {
  active: false,
  processStatuses: [],
  decisions: [],
  source: null,
  unit: 'MONTH',
  action: 'ERASE',
  eraseAfterMonths: null,
} satisfies Partial<RetentionRule>;

/** Rules to begin with, off until somebody switches them on; in the order in which they work together. */
export const rulePresets = {
  claims: {
    ...common,
    basis: 'CLAIMS',
    decisions: ['REJECT'],
    since: 'DECIDED',
    period: 1,
    action: 'BLOCK',
    eraseAfterMonths: 36,
  },
  ended: {
    ...common,
    basis: 'RECRUITMENT',
    processStatuses: ['ARCHIVED', 'STOPPED'],
    since: 'PROCESS_ENDED',
    period: 30,
    unit: 'DAY',
  },
  old: { ...common, basis: 'RECRUITMENT', since: 'ADDED', period: 24 },
} as const satisfies Record<string, Preset>;

export const presetNames = ['claims', 'ended', 'old'] as const;
