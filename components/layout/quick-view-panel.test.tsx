/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { useQuickView } from '@/components/navigation/use-quick-view';
import { renderWithProviders } from '@/tests/render';
import { QuickViewPanel } from './quick-view-panel';

let path = '/processes';
jest.mock('next/navigation', () => ({ usePathname: () => path }));

function Toggle() {
  return <button onClick={useQuickView().toggle}>toggle</button>;
}

/** A visit of `path` in a window below 64rem, or above. */
function visit(wide: boolean) {
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: wide }) as MediaQueryList;
  return renderWithProviders(
    <>
      <Toggle />
      <QuickViewPanel>A process</QuickViewPanel>
    </>,
  );
}

beforeEach(() => localStorage.clear());

test.each([false, true])('it is hidden at first, and remembered for its route, in a wide window: %s', (wide) => {
  const first = visit(wide);
  expect(screen.queryByText('A process')).toBeNull();
  fireEvent.click(screen.getByText('toggle'));
  expect(screen.getByText('A process')).toBeVisible();
  expect(localStorage.getItem('quick-view:/processes')).toBe('visible');
  first.unmount();

  path = '/processes/0198c0de-0000-7000-8000-000000000001';
  const elsewhere = visit(wide);
  expect(screen.queryByText('A process')).toBeNull();
  elsewhere.unmount();

  path = '/processes';
  visit(wide);
  expect(screen.getByText('A process')).toBeVisible();
});

test('closing the sheet of a narrow window is remembered', () => {
  localStorage.setItem('quick-view:/processes', 'visible');
  visit(false);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('A process')).toBeNull();
  expect(localStorage.getItem('quick-view:/processes')).toBe('hidden');
});
