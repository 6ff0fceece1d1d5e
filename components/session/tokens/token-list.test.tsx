/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CurrentUserProvider } from '@/components/users/current-user';
import type { CurrentUser } from '@/lib/domain/user-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { ApiTokenDto } from '@/lib/users/api-tokens/api-token-schemas';
import { renderWithQueries } from '@/tests/render';
import { TokenList } from './token-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/account' }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(),
}));

const answer = jest.mocked(apiAnswer);
const at = '2026-11-26T10:00:00.000Z';
const viewer: CurrentUser = {
  userId: 'u1',
  firstName: 'Anna',
  lastName: 'Nowak',
  email: 'anna@company.example',
  locale: 'en',
  role: 'VIEWER',
  permissions: ['process:read', 'candidate:read', 'interview:read'],
};
const report: ApiTokenDto = {
  tokenId: 't1',
  name: 'Weekly report',
  hint: 'ra_AbCd1234',
  scopes: ['process:read'],
  state: 'EXPIRED',
  processes: [
    { processId: 'p1', name: 'Accountant' },
    { processId: 'p2', name: null },
  ],
  createdAt: at,
  expiresAt: at,
  lastUsedAt: at,
  lastUsedFrom: '192.0.2.7',
};
const token = 'ra_0123456789';

/** The API: `items` are the tokens from now on. */
function respondWith(items: ApiTokenDto[]) {
  answer.mockReset();
  answer.mockImplementation(({ path, method }) => {
    if (path.startsWith('/processes/search')) return Promise.resolve({ items: [{ id: 'p1', name: 'Accountant' }] });
    if (method === 'POST') return Promise.resolve({ token, tokenId: 't2', expiresAt: at });
    return Promise.resolve({ items });
  });
}

function renderList(items: ApiTokenDto[] = []) {
  renderWithQueries(
    <CurrentUserProvider user={viewer}>
      <TokenList initial={{ items }} />
    </CurrentUserProvider>,
  );
  return userEvent.setup();
}

test('each token says what it may, where, until when, and its last use', () => {
  respondWith([report]);
  renderList([report]);
  const row = screen.getByRole('listitem');
  expect(row).toHaveTextContent('Weekly report ra_AbCd1234… Expired');
  expect(row).toHaveTextContent('read processes');
  expect(row).toHaveTextContent('Only in the processes: Accountant, (deleted or not visible to you)');
  expect(row).toHaveTextContent(/last used 26 Nov 2026.* from 192\.0\.2\.7/);
});

test('a token is revoked after asking', async () => {
  respondWith([]);
  const user = renderList([report]);
  await user.click(screen.getByRole('button', { name: 'Revoke the token “Weekly report”' }));
  expect(apiRequest).not.toHaveBeenCalled();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/api-tokens/t1', method: 'DELETE' });
  expect(await screen.findByText('You have no tokens yet.')).toBeInTheDocument();
});

test('a token is made within one’s own permissions and shown once; Escape does not close it before it is copied', async () => {
  respondWith([report]);
  const user = renderList();
  await user.click(screen.getByRole('button', { name: 'Create a token' }));
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(screen.getByText('Enter a name')).toBeInTheDocument();
  expect(screen.getByText('Choose at least one scope')).toBeInTheDocument();
  expect(answer).not.toHaveBeenCalledWith(expect.objectContaining({ method: 'POST' }));
  // Those of a viewer, and what a member of a process may.
  expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  expect(screen.getByRole('checkbox', { name: 'notes and thumbs' })).toBeVisible();
  await user.type(screen.getByLabelText('Name'), 'Weekly report');
  await user.click(screen.getByRole('checkbox', { name: 'read processes' }));
  await user.selectOptions(screen.getByLabelText('Valid for'), '30 days');
  await user.click(screen.getByRole('radio', { name: 'only chosen ones' }));
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(screen.getByText('Choose at least one process')).toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: 'Accountant' }));
  await user.click(screen.getByRole('button', { name: 'Create the token' }));
  expect(await screen.findByLabelText('Token “Weekly report”')).toHaveValue(token);
  expect(answer).toHaveBeenCalledWith({
    path: '/users/me/api-tokens',
    method: 'POST',
    body: { name: 'Weekly report', scopes: ['process:read'], days: 30, processIds: ['p1'] },
  });
  await user.keyboard('{Escape}');
  expect(screen.getByLabelText('Token “Weekly report”')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(token);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByLabelText('Token “Weekly report”')).toBeNull());
  expect(screen.getByRole('listitem')).toHaveTextContent('Weekly report');
});
