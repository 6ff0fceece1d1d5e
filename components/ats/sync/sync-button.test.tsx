/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import { sharedQueryClient } from '@/components/query/shared-query-client';
import { erasedOne, nobodyWaits, renderDepartures } from '@/tests/ats/render-departures';
import { SyncButton } from './sync-button';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/processes/p1' }));

afterEach(() => sharedQueryClient().clear());

const onSync = jest.fn();
const button = <SyncButton processId="p1" running={false} lastSyncAt={null} onSync={onSync} onPickAll={null} />;

test('an administrator restores from the menu, also when nothing waits', async () => {
  const { user } = renderDepartures(button, { role: 'ADMIN', ...nobodyWaits, restorable: [erasedOne] });
  await waitFor(() => expect(sharedQueryClient().isFetching()).toBe(0));
  await user.click(screen.getByRole('button', { name: 'More about the ATS' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Restore erased candidates…' }));
  expect(await screen.findByRole('dialog', { name: 'Erased following the ATS' })).toBeVisible();
  expect(await screen.findByText('Candidate no. 5')).toBeVisible();
});

test('nobody else is offered it, nor asks for it', async () => {
  const { user } = renderDepartures(button, { restorable: [erasedOne] });
  await user.click(screen.getByRole('button', { name: 'More about the ATS' }));
  expect(screen.queryByRole('menuitem', { name: /Restore/ })).toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  await user.click(screen.getByRole('menuitem', { name: 'Read everything anew' }));
  expect(onSync).toHaveBeenCalledWith(true);
});
