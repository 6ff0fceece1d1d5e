/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import common from '@/messages/en/common.json';
import errorPages from '@/messages/en/error-pages.json';
import fatalError from '@/messages/en/fatal-error.json';
import { FailedStart } from './failed-start';
import { SupportEmailProvider } from '@/components/ui/support-email';

const refresh = jest.fn();
const router = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

const failure = {
  words: 'The database does not answer.',
  code: 'database.unavailable',
  requestId: 'req-17',
  timestamp: '2026-03-02T08:00:00.000Z',
};

beforeEach(() => {
  jest.useFakeTimers();
  refresh.mockReset();
  render(
    <NextIntlClientProvider locale="en" messages={{ common, errorPages, fatalError }}>
      <SupportEmailProvider email="help@products.example">
        <FailedStart failure={failure} />
      </SupportEmailProvider>
    </NextIntlClientProvider>,
  );
});
afterEach(() => jest.useRealTimers());

test('the spinner stays, with what happened, the details to quote and where to write', () => {
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

test('it tries again every five seconds by itself', () => {
  act(() => jest.advanceTimersByTime(4999));
  expect(refresh).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(5001));
  expect(refresh).toHaveBeenCalledTimes(2);
});

test('it tries again when asked to', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
