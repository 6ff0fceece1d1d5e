import { criterion } from '@/tests/analysis/criterion';
import { planCriteriaChange } from './plan-criteria-change';
import type { CriterionSnapshot } from '@/lib/domain/analysis-schemas';

const java = criterion(1, { text: 'Java' });
const sql = criterion(2, { text: 'SQL', importance: 2, necessity: 'NICE_TO_HAVE' });
const english = criterion(3, { kind: 'LANGUAGE', text: 'en', languageLevel: 'ADVANCED' });
const office = criterion(4, { kind: 'LOCATION', text: 'Łódź', locationType: 'OFFICE' });
const budget = criterion(5, { kind: 'BUDGET', text: '', budgetMaxMinor: 1_000_000, budgetCurrency: 'PLN' });
const flag = criterion(6, { kind: 'RED_FLAG', text: 'Częste zmiany pracy' });
const all = [java, sql, english, office, budget, flag];

const but = (changed: CriterionSnapshot, values: Partial<CriterionSnapshot>): CriterionSnapshot[] =>
  all.map((one) => (one === changed ? { ...one, ...values } : one));
const without = (gone: CriterionSnapshot): CriterionSnapshot[] => all.filter((one) => one !== gone);

test.each<[string, CriterionSnapshot[], string]>([
  ['nothing changed', all, 'NONE'],
  ['another order', all.toReversed(), 'NONE'],
  ['new words of a requirement', but(java, { text: 'Kotlin' }), 'OUTDATE'],
  ['fewer words of a requirement', but(java, { text: 'Jav' }), 'OUTDATE'],
  ['new words of a red flag', but(flag, { text: 'Przerwy w pracy' }), 'OUTDATE'],
  ['white space only', but(java, { text: ' Java ' }), 'RESCORE'],
  ['another importance', but(java, { importance: 5 }), 'RESCORE'],
  ['Required became NiceToHave', but(java, { necessity: 'NICE_TO_HAVE' }), 'RESCORE'],
  ['another importance and new words elsewhere', but(java, { importance: 5, text: 'Kotlin' }), 'OUTDATE'],
  ['a requirement more', [...all, criterion(7)], 'OUTDATE'],
  ['a requirement less', without(sql), 'RESCORE'],
  ['one more and one less', [...without(sql), criterion(7)], 'OUTDATE'],
  ['a language un-ticked or gone', without(english), 'RESCORE'],
  ['a language ticked', [...all, criterion(8, { kind: 'LANGUAGE', text: 'de', languageLevel: 'BASIC' })], 'OUTDATE'],
  ['another level of a language', but(english, { languageLevel: 'BASIC' }), 'OUTDATE'],
  ['another language in the same place', but(english, { text: 'de' }), 'OUTDATE'],
  ['another town', but(office, { text: 'Gdańsk' }), 'OUTDATE'],
  ['hybrid instead of office', but(office, { locationType: 'HYBRID' }), 'OUTDATE'],
  ['remote: no location any more', without(office), 'RESCORE'],
  ['another amount', but(budget, { budgetMaxMinor: 1_200_000 }), 'RESCORE'],
  ['another currency', but(budget, { budgetCurrency: 'EUR' }), 'OUTDATE'],
  ['no budget any more', without(budget), 'RESCORE'],
  ['a red flag less', without(flag), 'RESCORE'],
  ['nothing left to score by', [flag], 'OUTDATE'],
])('%s: %#', (_, after, plan) => {
  expect(planCriteriaChange(all, after)).toBe(plan);
});

test('the first budget must be judged', () => {
  expect(planCriteriaChange(without(budget), all)).toBe('OUTDATE');
});

test('from nothing to nothing there is nothing to do', () => {
  expect(planCriteriaChange([flag], [])).toBe('NONE');
});
