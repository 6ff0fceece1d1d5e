/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser, Permission } from '@/lib/domain/user-schemas';
import type { ProcessBatch } from '@/lib/domain/process-schemas';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { BatchNotice } from './batch-notice';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const open: ProcessBatch = {
  id: 'b1',
  ended: false,
  cancelling: false,
  total: 500,
  open: 480,
  expiresAt: '2026-11-23T14:05:00Z',
  reason: null,
};

function show(change: Partial<ProcessBatch> = {}, permissions: Permission[] = ['candidate:analyse']) {
  const user = { userId: 'u1', firstName: 'Ewa', lastName: 'Lis', permissions } as CurrentUser;
  renderWithQueries(
    <CurrentUserProvider user={user}>
      <BatchNotice processId="p1" batch={{ ...open, ...change }} />
    </CurrentUserProvider>,
  );
}

test('says how many wait and until when, and is cancelled only after a question', async () => {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (address: RequestInfo | URL, init?: RequestInit) => {
    if (String(address).endsWith('/csrf')) return jsonResponse(200, { token: 't' });
    sent.push(`${init?.method} ${String(address)}`);
    return jsonResponse(200, {});
  });
  show();
  expect(screen.getByText(/480 of 500 CVs, until 23 Nov 2026/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the queue' }));
  const dialog = screen.getByRole('alertdialog');
  expect(dialog).toHaveTextContent('480 candidates go back to the state before.');
  expect(sent).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the queue' }).at(-1) as HTMLElement);
  expect(sent).toEqual(['DELETE /api/v1/processes/p1/batches/b1']);
});

test('says why it waits', () => {
  show({ reason: 'model.rate-limited' });
  expect(screen.getByText(/asked too often/)).toBeVisible();
});

test('an end without results says what to do', () => {
  show({ ended: true, reason: 'model.batch-refused' });
  expect(screen.getByText(/refused the batch/)).toBeVisible();
  expect(screen.getByText(/as they were before/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('an end with results needs no notice, and a reader of the process gets no button', () => {
  show({ ended: true });
  expect(screen.queryByText(/cheap queue/)).toBeNull();
  show({}, []);
  expect(screen.getByText(/cheap queue/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
