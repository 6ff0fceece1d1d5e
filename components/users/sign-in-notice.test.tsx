/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithProviders } from '@/tests/render';
import { SignInNotice } from './sign-in-notice';

jest.mock('@/lib/http/browser/browser-client', () => ({ apiRequest: jest.fn().mockResolvedValue(undefined) }));

const lastAt = '2026-11-26T10:20:00Z';

test('says how many failed, when and from where the last came, and what to do; dismissed, it is gone', async () => {
  renderWithProviders(<SignInNotice notice={{ count: 3, lastAt, lastFrom: '192.0.2.1' }} />);
  const notice = screen.getByRole('status');
  expect(notice).toHaveTextContent('3 failed sign-ins to your account since your last one');
  expect(notice).toHaveTextContent(/26 November 2026.*11:20.*from the address 192\.0\.2\.1\. If it was not you, tell/);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
  expect(screen.queryByRole('status')).toBeNull();
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/sign-in-notice', method: 'DELETE' });
});

test.each([
  [1, '1 nieudana próba logowania', 'unknown', 'z nieznanego adresu'],
  [3, '3 nieudane próby logowania', '192.0.2.1', 'z adresu 192.0.2.1'],
  [25, '25 nieudanych prób logowania', null, 'z wielu adresów'],
])('in Polish, %i of them', (count, words, lastFrom, place) => {
  renderWithProviders(<SignInNotice notice={{ count, lastAt, lastFrom }} />, 'pl');
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('status')).toHaveTextContent(place);
});
