/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { CurrentUserProvider } from '@/components/users/current-user';
import { permittedActions } from '@/lib/domain/permissions';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import type { CurrentUser, Role } from '@/lib/domain/user-schemas';
import { renderWithProviders } from '@/tests/render';
import { Dashboard } from './dashboard';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const nothing = { reviewQueues: [], awaitingReviewTotal: 0, running: [], failed: [], failedTotal: 0, myProcesses: [] };
const none = { items: [], totalItems: 0 };
const waiting = { news: none, requests: none, tasks: none, interviews: [] };

function show(role: Role): void {
  const user = { userId: 'u1', role, permissions: permittedActions({ role }) } as unknown as CurrentUser;
  renderWithProviders(
    <CurrentUserProvider user={user}>
      <Dashboard dashboard={nothing as DashboardDto} waiting={waiting} />
    </CurrentUserProvider>,
  );
}

test('with nothing to show a recruiter is told how to begin', () => {
  show('RECRUITER');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByRole('link', { name: 'New process' })).toBeVisible();
});

test('a viewer is led to the processes of others', () => {
  show('VIEWER');
  expect(screen.getByRole('link', { name: 'All processes' })).toHaveAttribute('href', '/processes');
  expect(screen.queryByRole('link', { name: 'New process' })).not.toBeInTheDocument();
});
