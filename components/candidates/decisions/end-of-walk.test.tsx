/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { screen } from '@testing-library/react';
import type { Locale } from '@/lib/i18n/locale';
import { renderWithProviders } from '@/tests/render';
import { EndOfWalk } from './end-of-walk';

function show(reviewed: { ADVANCE: number; HOLD: number; REJECT: number }, locale: Locale): HTMLElement {
  const end = { goToSkipped: null, reviewed, isUnknown: false };
  renderWithProviders(<EndOfWalk end={end} processId="p1" onFinish={() => undefined} />, locale);
  return screen.getByRole('status');
}

test.each<[Locale, [number, number, number], string]>([
  ['en', [8, 4, 18], '30 reviewed. Advanced: 8. On hold: 4. Rejected: 18.'],
  ['pl', [8, 4, 18], 'Przejrzano 30 kandydatów. Przekazano dalej: 8. Wstrzymano: 4. Odrzucono: 18.'],
  ['pl', [1, 0, 0], 'Przejrzano 1 kandydata. Przekazano dalej: 1. Wstrzymano: 0. Odrzucono: 0.'],
])('%s %j', (locale, [ADVANCE, HOLD, REJECT], words) => {
  expect(show({ ADVANCE, HOLD, REJECT }, locale)).toHaveTextContent(words);
});

test('leads on to those who were advanced, if there are any', () => {
  show({ ADVANCE: 2, HOLD: 0, REJECT: 0 }, 'en');
  const link = screen.getByRole('link', { name: 'Show those advanced' });
  expect(link).toHaveAttribute('href', '/processes/p1?decision=ADVANCE');
});

test('says nothing before the end', () => {
  renderWithProviders(<EndOfWalk end={null} processId="p1" onFinish={() => undefined} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
