/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { ApiError } from '@/lib/http/browser/browser-client';
import { ContinueAfterSignIn } from './continue-after-sign-in';
import { saveToAccount } from '@/components/preferences/save-to-account';
import { storeLocale, wasChosenBeforeSignIn } from '@/components/preferences/stored-locale';
import { renderWithProviders } from '@/tests/render';

jest.mock('@/components/preferences/save-to-account', () => ({ saveToAccount: jest.fn() }));
const keep = jest.mocked(saveToAccount);

beforeEach(() => {
  keep.mockReset().mockResolvedValue(undefined);
  sessionStorage.clear();
  document.cookie = 'locale=en; path=/';
  window.location.hash = '';
});

/** Signs in with a Polish account on an English page. */
async function signIn() {
  renderWithProviders(<ContinueAfterSignIn accountLocale="pl" returnTo="/#arrived" />);
  await act(async () => undefined);
  expect(window.location.hash).toBe('#arrived');
}

test('restores the account’s language', async () => {
  await signIn();
  expect(document.cookie).toContain('locale=pl');
  expect(keep).not.toHaveBeenCalled();
});

test('saves a language chosen on the sign-in page once', async () => {
  storeLocale('en', { chosenNow: true });
  await signIn();
  expect(keep.mock.calls).toEqual([['en']]);
  expect(document.cookie).toContain('locale=en');
  expect(wasChosenBeforeSignIn()).toBe(false);
});

test('retries at the next sign-in after an error', async () => {
  storeLocale('en', { chosenNow: true });
  const facts = { code: 'internal', status: 500, method: 'PUT', url: '', timestamp: '', fields: [] };
  keep.mockRejectedValueOnce(new ApiError('', facts));
  await signIn();
  expect(document.cookie).toContain('locale=en');
  expect(wasChosenBeforeSignIn()).toBe(true);
  window.location.hash = '';
  await signIn();
  expect(keep.mock.calls).toEqual([['en'], ['en']]);
  expect(wasChosenBeforeSignIn()).toBe(false);
});
