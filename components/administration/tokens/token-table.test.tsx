/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequest } from '@/lib/http/browser/browser-client';
import type { OwnedApiToken } from '@/lib/users/api-tokens/api-token-schemas';
import { renderWithQueries } from '@/tests/render';
import { TokenTable } from './token-table';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh }),
  usePathname: () => '/administration/api-tokens',
}));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiRequest: jest.fn(),
}));

const at = '2026-11-26T10:00:00.000Z';
const token: OwnedApiToken = {
  tokenId: 't1',
  name: 'Export',
  hint: 'ra_AbCd1234',
  state: 'OWNER_BLOCKED',
  processes: null,
  scopes: ['candidate:read', 'candidate:export'],
  createdAt: at,
  expiresAt: at,
  lastUsedAt: null,
  lastUsedFrom: null,
  owner: { userId: 'u1', firstName: 'Anna', lastName: 'Nowak', email: 'anna@company.example' },
};

test('an administrator sees whose token it is and what it may, and revokes it after asking', async () => {
  renderWithQueries(<TokenTable tokens={[token]} />);
  const row = screen.getByRole('row', { name: /Export/ });
  for (const text of ['Owner without access', 'Anna Nowak', 'anna@company.example', 'export the list of candidates'])
    expect(row).toHaveTextContent(text);
  expect(row).toHaveTextContent('never used');
  const user = userEvent.setup();
  await user.click(within(row).getByRole('button', { name: 'Revoke the token “Export”' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(apiRequest).toHaveBeenCalledWith({ path: '/administration/api-tokens/t1', method: 'DELETE' });
  expect(refresh).toHaveBeenCalled();
});
