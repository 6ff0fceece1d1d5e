/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import GlobalError from '@/app/global-error';
import { ApiError } from '@/lib/http/browser/browser-client';
import { FatalError } from './fatal-error';
import { SupportEmailProvider } from '@/components/ui/support-email';
import { renderWithProviders } from '@/tests/render';

const onRetry = jest.fn();

/** Renders the fallback and returns its details by label. */
function show(error: Error & { digest?: string }) {
  window.history.replaceState(null, '', '/processes?q=a');
  renderWithProviders(
    <SupportEmailProvider email="help@products.example">
      <FatalError error={error} onRetry={onRetry} />
    </SupportEmailProvider>,
  );
  const names = screen.getAllByRole('term').map(({ textContent }) => textContent);
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(names.map((name, index) => [name, values[index]]));
}

const fromServer = Object.assign(new Error('the words of the server'), { digest: '2950463718' });
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d/) as string;

test('a client error: message, time, code, method, URL and support address', () => {
  const details = show(new TypeError('row is null'));
  expect(details).toEqual({
    Message: 'row is null',
    Time: time,
    Code: 'TypeError',
    Method: 'GET',
    Address: '/processes?q=a',
  });
  expect(screen.getByRole('alert')).toHaveTextContent('Ooops! Something went wrong');
  expect(screen.getByRole('link', { name: 'help@products.example' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('a server error: its digest, not its message', () => {
  expect(show(fromServer)).toEqual({ Time: time, Code: '2950463718', Method: 'GET', Address: '/processes?q=a' });
  expect(screen.getByRole('alert')).not.toHaveTextContent('the words of the server');
});

test('an API error: the details of the request', () => {
  const facts = { code: 'conflict.retry', status: 409, method: 'PUT', url: '/api/v1/x', requestId: 'req-17' };
  expect(show(new ApiError('Busy.', { ...facts, timestamp: '2026-03-02T08:00:00.000Z', fields: [] }))).toEqual({
    Message: 'Busy.',
    Time: '2026-03-02T08:00:00.000Z',
    Code: 'conflict.retry',
    'Request ID': 'req-17',
    Method: 'PUT',
    Address: '/api/v1/x',
  });
});

test.each([
  ['en', 'Ooops! Something went wrong', 'quote these details to the administrator'],
  ['pl', 'Ups! Coś poszło nie tak', 'administratorowi'],
])('the page for a failed root layout uses the chosen language: %s', (locale, ...words) => {
  document.cookie = `locale=${locale}; path=/`;
  const html = renderToStaticMarkup(<GlobalError error={fromServer} />);
  expect(html).toContain(`<html lang="${locale}">`);
  for (const text of [...words, '2950463718']) expect(html.replaceAll('\u00A0', ' ')).toContain(text);
  expect(html).not.toContain('the words of the server');
});
