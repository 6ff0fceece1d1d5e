/** @jest-environment jsdom */
import { act, fireEvent, screen } from '@testing-library/react';
import { FailedStart } from './failed-start';
import { SupportEmailProvider } from '@/components/ui/support-email';
import { renderWithProviders } from '@/tests/render';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const failure = {
  message: 'The database does not answer.',
  code: 'database.unavailable',
  requestId: 'req-17',
  timestamp: '2026-03-02T08:00:00.000Z',
};

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
  renderWithProviders(
    <SupportEmailProvider email="help@products.example">
      <FailedStart failure={failure} />
    </SupportEmailProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('shows the spinner, the error, its details and the support address', () => {
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('alert')).toHaveTextContent('The database does not answer.');
  for (const detail of [failure.code, failure.requestId, failure.timestamp]) {
    expect(screen.getByText(detail)).toBeVisible();
  }
  expect(screen.getByRole('link', { name: 'help@products.example' })).toHaveAttribute(
    'href',
    'mailto:help@products.example',
  );
});

test('retries when the browser reports its connection back, not by a timer', () => {
  act(() => jest.advanceTimersByTime(600_000));
  expect(refresh).not.toHaveBeenCalled();
  fireEvent(window, new Event('online'));
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('retries on click', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
