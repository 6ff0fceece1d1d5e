/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { ApiError } from '@/lib/http/browser/browser-client';
import { ContinueAfterSignIn } from './continue-after-sign-in';
import { saveToAccount } from '@/components/preferences/save-to-account';
import { readSavedFor, storeSavedFor } from '@/components/preferences/stored-locale';
import { renderWithProviders } from '@/tests/render';

jest.mock('@/components/preferences/save-to-account', () => ({ saveToAccount: jest.fn() }));
jest.mock('./session-owner', () => ({ announceSignIn: jest.fn() }));
const keep = jest.mocked(saveToAccount);

beforeEach(() => {
  keep.mockReset().mockResolvedValue(undefined);
  localStorage.clear();
  document.cookie = 'locale=en; path=/';
  window.location.hash = '';
});

/** Anna, whose account is Polish, signs in on an English page. */
async function signIn() {
  renderWithProviders(<ContinueAfterSignIn account={{ userId: 'anna', locale: 'pl' }} returnTo="/#arrived" />);
  await act(async () => undefined);
  expect(window.location.hash).toBe('#arrived');
}

test('a language that no account has given this browser stays, and is saved to the account once', async () => {
  await signIn();
  expect(keep.mock.calls).toEqual([['en']]);
  expect(document.cookie).toContain('locale=en');
  expect(readSavedFor()).toBe('anna');
});

test.each(['anna', 'jan'])('what an account has given, of %s, gives way to the account’s', async (userId) => {
  storeSavedFor(userId);
  await signIn();
  expect(document.cookie).toContain('locale=pl');
  expect(keep).not.toHaveBeenCalled();
  expect(readSavedFor()).toBe('anna');
});

test('a browser without a choice gets the account’s', async () => {
  document.cookie = 'locale=; path=/; max-age=0';
  await signIn();
  expect(document.cookie).toContain('locale=pl');
  expect(keep).not.toHaveBeenCalled();
});

test('retries at the next sign-in after an error', async () => {
  const facts = { code: 'internal', status: 500, method: 'PUT', url: '', timestamp: '', fields: [] };
  keep.mockRejectedValueOnce(new ApiError('', facts));
  await signIn();
  expect(document.cookie).toContain('locale=en');
  expect(readSavedFor()).toBeNull();
  window.location.hash = '';
  await signIn();
  expect(keep.mock.calls).toEqual([['en'], ['en']]);
  expect(readSavedFor()).toBe('anna');
});
