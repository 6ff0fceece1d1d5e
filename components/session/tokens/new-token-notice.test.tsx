/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithBanners } from '@/tests/render';
import { NewTokenNotice } from './new-token-notice';

jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiRequest: jest.fn().mockResolvedValue(undefined),
}));

function show(names: string[], locale: 'pl' | 'en' = 'en') {
  renderWithBanners(<NewTokenNotice names={names} />, locale);
  return screen.getByRole('link').closest('[role=status]') as HTMLElement;
}

test('names the tokens, leads to the account, and is gone when dismissed', async () => {
  const notice = show(['Report', 'Export']);
  expect(notice).toHaveTextContent('2 API tokens were made with your account: Report and Export');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/account');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
  expect(notice).not.toBeInTheDocument();
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/new-token-notice', method: 'DELETE' });
});

test.each([
  [1, 'utworzono token API: A'],
  [2, 'utworzono 2 tokeny API: A i A'],
  [5, 'utworzono 5 tokenów API: A, A, A, A i A'],
])('in Polish, %i of them', (count, words) => {
  expect(
    show(
      Array.from({ length: count }, () => 'A'),
      'pl',
    ),
  ).toHaveTextContent(words);
});
