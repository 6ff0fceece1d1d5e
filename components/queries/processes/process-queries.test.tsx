/** @jest-environment jsdom */
import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { jsonResponse } from '@/tests/json-response';
import { processQueries } from './process-queries';

function Checks() {
  return <p>{useQuery(processQueries.requirementChecks(['Java'])).status}</p>;
}

test('requirements that were checked are not checked again when the connection is back', async () => {
  const posted: string[] = [];
  globalThis.fetch = ((path: string, { method = 'GET' }: RequestInit = {}) => {
    if (method === 'POST') posted.push(path);
    return Promise.resolve(jsonResponse(200, { token: 'x', checks: [] }));
  }) as typeof fetch;
  const client = sharedQueryClient();
  render(
    <QueryClientProvider client={client}>
      <Checks />
    </QueryClientProvider>,
  );
  await waitFor(() => expect(posted).toEqual(['/api/v1/requirement-checks']));
  await waitFor(() => expect(client.isFetching()).toBe(0));
  act(() => onlineManager.setOnline(false));
  act(() => onlineManager.setOnline(true));
  // TanStack asks again a moment later.
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(posted).toHaveLength(1);
});
