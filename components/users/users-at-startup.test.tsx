/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { jsonResponse } from '@/tests/json-response';
import { shortUsersQuery } from './short-users';
import { UsersAtStartup } from './users-at-startup';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the users for pickers are loaded at the start, before any picker opens', async () => {
  const items = [{ userId: 'u1', firstName: 'Ewa', lastName: 'Lis' }];
  const asked: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL) => {
    asked.push(String(address));
    return jsonResponse(200, { items });
  });
  const client = new QueryClient();
  render(
    <QueryClientProvider client={client}>
      <UsersAtStartup />
    </QueryClientProvider>,
  );
  await jest.advanceTimersByTimeAsync(5000);
  expect(asked).toEqual(['/api/v1/users/short']);
  expect(client.getQueryData(shortUsersQuery.queryKey)).toEqual(items);
});
