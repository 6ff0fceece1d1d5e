/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
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
const there = { sessionId: 's2', current: false, browser: null, system: null, address: null };
const items = [here, there].map((session) => ({ ...session, openedAt: at, lastSeenAt: at }));

test('each session says where it is, and one elsewhere or all others are signed out', async () => {
  let lists = 0;
  jest.mocked(apiAnswer).mockImplementation(async ({ path }) => {
    if (path.endsWith('tokens')) return { items: [] };
    lists += 1;
    return { items: lists === 1 ? items : items.slice(0, 1) };
  });
  renderWithQueries(<SessionList initial={{ items }} tokens={{ items: [] }} />);
  const [own, other] = screen.getAllByRole('listitem');
  expect(own).toHaveTextContent('Firefox, Linux this browser');
  expect(own).toHaveTextContent('192.0.2.1');
  expect(other).toHaveTextContent('Unknown browser');
  const user = userEvent.setup();
  expect(screen.getAllByRole('button', { name: /^Sign out: / })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Sign out: Unknown browser/ }));
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/users/me/sessions/s2', method: 'DELETE' });
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere else' }));
  expect(apiRequest).toHaveBeenLastCalledWith({ path: '/users/me/sessions', method: 'DELETE' });
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Sign out everywhere else' })).toBeNull();
});
