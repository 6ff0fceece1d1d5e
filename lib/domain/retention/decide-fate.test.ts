import { addMonths, decideFate, type ActiveRule, type RetentionFacts } from './decide-fate';
import { saveRulesSchema } from './rule-schemas';

const at = (day: string) => new Date(`${day}T12:00:00Z`);
const rule = (change: Partial<ActiveRule> = {}): ActiveRule => ({
  ruleId: 'r1',
  name: 'Archived',
  active: true,
  activeSince: at('2026-01-01'),
  basis: 'RECRUITMENT',
  processStatuses: ['ARCHIVED'],
  decisions: [],
  source: null,
  since: 'PROCESS_ENDED',
  period: 30,
  unit: 'DAY',
  action: 'ERASE',
  eraseAfterMonths: null,
  ...change,
});
const claims = rule({
  ...{ ruleId: 'r2', basis: 'CLAIMS', processStatuses: [], decisions: ['REJECT'], since: 'DECIDED', period: 1 },
  ...{ unit: 'MONTH', action: 'BLOCK', eraseAfterMonths: 36 },
});
const facts = (change: Partial<RetentionFacts> = {}): RetentionFacts => ({
  processStatus: 'ARCHIVED',
  statusSince: at('2026-03-01'),
  decision: null,
  decidedAt: null,
  source: 'KNOW_ME',
  addedAt: at('2026-02-01'),
  heldUntil: null,
  ...change,
});
const dayOf = (date: Date | null | undefined) => date?.toISOString().slice(0, 10) ?? null;

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-12-15', 36, '2029-12-15'],
  ['2024-02-29', 36, '2027-02-28'],
])('%s and %i months is %s', (from, months, to) => expect(dayOf(addMonths(at(from), months))).toBe(to));

test('the first rule that matches holds, and who matches none stays', () => {
  const rejected = facts({ decision: 'REJECT', decidedAt: at('2026-02-10') });
  expect(decideFate([claims, rule()], rejected)).toMatchObject({ action: 'BLOCK', rule: { ruleId: 'r2' } });
  expect(decideFate([rule(), claims], rejected)).toMatchObject({ action: 'ERASE', rule: { ruleId: 'r1' } });
  expect(decideFate([claims, rule()], facts())).toMatchObject({ action: 'ERASE', at: at('2026-03-31') });
  expect(decideFate([claims, rule()], facts({ processStatus: 'ACTIVE' }))).toBeNull();
  expect(decideFate([rule({ source: 'ERECRUITER' })], facts())).toBeNull();
});

test('who is blocked is erased 36 months after the decision, and at once where these are over', () => {
  const decidedOn = (day: string) => facts({ decision: 'REJECT', decidedAt: at(day) });
  const fate = decideFate([claims], decidedOn('2026-02-10'));
  expect([fate?.action, dayOf(fate?.at), dayOf(fate?.eraseAt)]).toEqual(['BLOCK', '2026-03-10', '2029-02-10']);
  expect(decideFate([claims], decidedOn('2020-02-10'))).toMatchObject({ action: 'ERASE', eraseAt: null });
});

test('nobody goes within a week of the rule, before a postponement ends, or while a consent lasts', () => {
  expect(dayOf(decideFate([rule({ activeSince: at('2026-06-01') })], facts())?.at)).toBe('2026-06-08');
  expect(decideFate([rule()], facts({ heldUntil: at('2026-05-01') }))).toMatchObject({
    at: at('2026-05-01'),
    laterBecause: 'postponed',
  });
  const consented = decideFate([rule()], facts(), at('2027-03-01'));
  expect(consented).toMatchObject({ at: at('2027-03-01'), laterBecause: 'consent' });
  const over = rule({ since: 'CONSENT_ENDED', basis: 'CONSENT', processStatuses: [], period: 0 });
  expect(decideFate([over], facts())).toBeNull();
  expect(decideFate([over], facts(), at('2027-03-01'))).toMatchObject({ at: at('2027-03-01'), laterBecause: null });
});

test.each([
  [{ period: 6 }, 'period'],
  [{ processStatuses: [] }, 'processStatuses'],
  [{ action: 'BLOCK' as const }, 'eraseAfterMonths'],
  [{ action: 'BLOCK' as const, eraseAfterMonths: 37 }, 'eraseAfterMonths'],
])('a rule with %j is refused', (change, field) => {
  const { ruleId: _ruleId, activeSince: _activeSince, ...given } = rule(change);
  const { error } = saveRulesSchema.safeParse({ rules: [given] });
  expect(error?.issues.map(({ path }) => path.at(-1))).toEqual([field]);
});
