/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { ApiError, apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithBanners } from '@/tests/render';
import { SignInNotice } from './sign-in-notice';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiRequest: jest.fn().mockResolvedValue(undefined),
}));

const lastAt = '2026-11-26T10:20:00Z';

function show(notice: ComponentProps<typeof SignInNotice>['notice'], locale: 'pl' | 'en' = 'en') {
  renderWithBanners(<SignInNotice notice={notice} />, locale);
  return screen.queryByText(/sign-ins? to your account|logowania/)?.closest('[role=status]') as HTMLElement;
}

test('says how many failed, when and from where the last came, and what to do; dismissed, it is gone', async () => {
  const notice = show({ count: 3, lastAt, lastFrom: '192.0.2.1' });
  expect(notice).toHaveTextContent('3 failed sign-ins to your account since your last one');
  expect(notice).toHaveTextContent(/26 November 2026.*11:20.*from the address 192\.0\.2\.1\. If it was not you, tell/);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
  expect(notice).not.toBeInTheDocument();
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/sign-in-notice', method: 'DELETE' });
});

test('dismissed without success, it is there again, with a banner', async () => {
  const facts = { code: 'internal', status: 500, method: 'DELETE', url: '', timestamp: '', fields: [] };
  jest.mocked(apiRequest).mockRejectedValueOnce(new ApiError('The database is away.', facts));
  show({ count: 3, lastAt, lastFrom: null });
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.getByText(/3 failed sign-ins/)).toBeVisible();
});

test.each([
  [1, '1 nieudana próba logowania', 'unknown', 'z nieznanego adresu'],
  [3, '3 nieudane próby logowania', '192.0.2.1', 'z adresu 192.0.2.1'],
  [25, '25 nieudanych prób logowania', null, 'z wielu adresów'],
])('in Polish, %i of them', (count, words, lastFrom, place) => {
  const notice = show({ count, lastAt, lastFrom }, 'pl');
  expect(notice).toHaveTextContent(words);
  expect(notice).toHaveTextContent(place);
});
