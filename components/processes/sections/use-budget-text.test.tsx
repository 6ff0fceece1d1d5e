/** @jest-environment jsdom */
import type { Budget } from '@/components/fields/processes/budget-range';
import { renderWithProviders } from '@/tests/render';
import { useBudgetText } from './use-budget-text';

const budget: Budget = { maxMinor: 1_200_000, currency: 'PLN', tolerancePercent: 10, period: 'MONTH', basis: 'GROSS' };

function Words({ of }: { of: Budget }) {
  return useBudgetText()(of);
}

/** With normalised spaces. */
function say(locale: 'pl' | 'en', of: Budget): string {
  const { container } = renderWithProviders(<Words of={of} />, locale);
  return (container.textContent ?? '').replace(/\s/g, ' ');
}

test('the range includes the tolerance', () => {
  expect(say('pl', budget)).toBe(
    'W budżecie mieszczą się oczekiwania do 13 200 zł brutto miesięcznie: 12 000 zł i 10% tolerancji.',
  );
  expect(say('en', budget)).toBe('Within the budget: up to PLN 13,200 gross a month – PLN 12,000 and 10% tolerance.');
});

test('hourly and yearly budgets are also given per month', () => {
  const hourly: Budget = { ...budget, maxMinor: 6_050, tolerancePercent: 0, period: 'HOUR', basis: 'NET' };
  expect(say('en', hourly)).toBe(
    'Within the budget: up to PLN 60.50 net an hour. That is about PLN 10,487 a month, full time.',
  );
  expect(say('pl', { ...budget, maxMinor: 12_000_000, tolerancePercent: 0, period: 'YEAR' })).toBe(
    'W budżecie mieszczą się oczekiwania do 120 000 zł brutto rocznie. To około 10 000 zł miesięcznie.',
  );
});
