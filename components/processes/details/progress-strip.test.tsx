/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { ProgressStrip } from './progress-strip';

let client: QueryClient;

function show(status: ProcessStatus, possible: ProcessStatus[]): HTMLElement {
  client = new QueryClient();
  globalThis.fetch = jest.fn(async () => jsonResponse(200, { items: possible }));
  const figures = { done: 3, total: 5, perMinute: null, secondsLeft: null };
  renderWithClient(<ProgressStrip process={{ id: 'p1', status, version: 3 }} figures={figures} stoppable />, client);
  return screen.getByRole('region', { name: 'Analysis progress' });
}

test('a running process shows its progress and can be stopped', async () => {
  expect(show('IN_PROGRESS', ['STOPPED'])).toHaveTextContent('3 of 5 analysed');
  expect(await screen.findByRole('button', { name: 'Stop the analysis' })).toBeVisible();
});

test.each(['STOPPED', 'ARCHIVED'] as const)('a process that is %s only finishes running analyses', async (status) => {
  expect(show(status, ['ACTIVE'])).toHaveTextContent('2 analyses are being finished, nothing new starts');
  await waitFor(() => expect([client.isFetching(), jest.mocked(globalThis.fetch).mock.calls.length]).toEqual([0, 1]));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
