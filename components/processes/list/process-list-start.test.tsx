/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithClient } from '@/tests/render';
import { ProcessListStart } from './process-list-start';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

test('what was begun is found also while no process is finished', async () => {
  const createdBy = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis' };
  const items = [{ id: 'p1', name: 'Latarniczka', createdBy, date: '2026-11-20T10:00:00Z' }];
  globalThis.fetch = (async () => jsonResponse(200, { items, totalItems: 1 })) as typeof fetch;
  renderWithClient(
    <CurrentUserProvider user={{ userId: 'u1', permissions: ['process:write'] } as unknown as CurrentUser}>
      <ProcessListStart />
    </CurrentUserProvider>,
  );
  expect(await screen.findByRole('button', { name: '1 unfinished process' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'New process' })).toBeVisible();
});
