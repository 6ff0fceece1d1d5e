/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { ApiTokens } from '@/lib/users/api-tokens/api-token-schemas';
import { renderWithQueries } from '@/tests/render';
import { SessionList } from './session-list';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/account' }));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiAnswer: jest.fn(),
  apiRequest: jest.fn(),
}));

const at = '2026-11-26T10:00:00.000Z';
const here = { sessionId: 's1', current: true, browser: 'Firefox', system: 'Linux', address: '192.0.2.1' };
const items = [{ ...here, openedAt: at, lastSeenAt: at }];

test('with API tokens it first says which end, and they can be kept', async () => {
  const token = { tokenId: 't1', name: 'Report', hint: 'ra_1', processes: null, state: 'LIVE' } as const;
  const tokens: ApiTokens = {
    items: [{ ...token, scopes: [], createdAt: at, expiresAt: at, lastUsedAt: null, lastUsedFrom: null }],
  };
  jest.mocked(apiAnswer).mockImplementation(async ({ path }) => (path.endsWith('tokens') ? tokens : { items }));
  renderWithQueries(<SessionList initial={{ items }} tokens={tokens} />);
  const user = userEvent.setup();
  const open = () => user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  const confirm = () =>
    user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sign out everywhere else' }));
  await open();
  expect(screen.getByRole('alertdialog')).toHaveTextContent('your API tokens with them: Report.');
  await confirm();
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/users/me/sessions', method: 'DELETE' });
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await open();
  await user.click(screen.getByRole('checkbox', { name: 'Keep the API tokens' }));
  await confirm();
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/users/me/sessions?keepTokens=true', method: 'DELETE' });
});
