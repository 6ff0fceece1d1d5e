/** @jest-environment jsdom */
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Account } from '@/lib/users/account-schemas';
import { renderWithQueries } from '@/tests/render';
import { AccountActDialog } from './account-act-dialog';
import { ChangeRoleDialog } from './change-role-dialog';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }),
  usePathname: () => '/administration/people',
}));
jest.mock('@/components/users/current-user', () => ({ useCurrentUser: () => ({ userId: 'me' }) }));

const account: Account = {
  userId: 'me',
  firstName: 'Anna',
  lastName: 'Żak',
  email: 'anna@company.example',
  role: 'ADMIN',
  active: true,
  secondStep: false,
  lastSignInAt: null,
  changedAt: null,
  changedBy: null,
};
const own = /This is your own account/;
const linksEnd = /links for a new password made with this account stop working/;

function show(dialog: ReactNode) {
  renderWithQueries(dialog);
}

test('who deactivates their own account is told that another administrator must let them in again', () => {
  show(<AccountActDialog account={account} act="deactivate" onClose={jest.fn()} />);
  expect(screen.getByText(own)).toHaveTextContent(linksEnd);
});

test('of another administrator the links end too, of a recruiter there are none', () => {
  show(<AccountActDialog account={{ ...account, userId: 'other' }} act="deactivate" onClose={jest.fn()} />);
  expect(screen.getByText(linksEnd)).not.toHaveTextContent(own);
  cleanup();
  const recruiter: Account = { ...account, userId: 'other', role: 'RECRUITER' };
  show(<AccountActDialog account={recruiter} act="deactivate" onClose={jest.fn()} />);
  expect(screen.queryByText(linksEnd)).toBeNull();
});

test('the links end with the role of an administrator, not before', async () => {
  show(<ChangeRoleDialog account={account} onClose={jest.fn()} />);
  expect(screen.getByText(own)).toBeVisible();
  expect(screen.queryByText(linksEnd)).toBeNull();
  await userEvent.setup().click(screen.getByRole('radio', { name: /^Viewer/ }));
  expect(screen.getByText(linksEnd)).toBeVisible();
});
