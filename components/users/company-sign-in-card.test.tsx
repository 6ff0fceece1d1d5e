/** @jest-environment jsdom */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'next-auth/react';
import { ContinueAfterSignIn } from '@/components/session/continue-after-sign-in';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders, renderWithQueries } from '@/tests/render';
import { SignInCard } from './sign-in-card';

jest.mock('next-auth/react', () => ({ signIn: jest.fn(() => Promise.resolve()) }));
const push = jest.fn<void, [string]>();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => push(path) }) }));
jest.mock('../session/session-owner', () => ({ announceSignIn: jest.fn() }));

function show({ passwordForAdmins = false, failure = null as string | null, returnTo = null as string | null } = {}) {
  const options = { local: false, oidc: true, passwordForAdmins, demoAccounts: [] };
  renderWithProviders(
    <SignInCard options={options} failure={failure} returnTo={returnTo} notice={null} atCode={false} />,
  );
}

beforeEach(() => {
  jest.mocked(signIn).mockClear();
  push.mockClear();
  window.history.replaceState(null, '', '/');
  sessionStorage.clear();
});

const company = () => screen.getByRole('button', { name: 'Sign in with your company account' });

test('after a failure it says why and waits; the button tries again', async () => {
  show({ failure: 'The provider does not respond.', returnTo: '/processes' });
  expect(screen.getByRole('alert')).toHaveTextContent('The provider does not respond.');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(signIn).not.toHaveBeenCalled();
  await userEvent.click(company());
  expect(signIn).toHaveBeenCalledWith('oidc', { callbackUrl: '/login-successful?returnTo=%2Fprocesses' });
});

test('beside the company account administrators find a password form behind a small link', async () => {
  show({ passwordForAdmins: true });
  expect(screen.queryByLabelText('Password')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a password' }));
  expect(screen.getByLabelText('Password')).toBeInTheDocument();
  expect(screen.getByText('Only for administrators who have a password here.')).toBeInTheDocument();
  expect(company()).toBeInTheDocument();
});

test('without the setting there is no password form', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Sign in with a password' })).toBeNull();
});

const nextFrame = () => act(() => new Promise<void>((resolve) => void requestAnimationFrame(() => resolve())));

test('a 401 leads to the sign-in page, and that by itself to the issuer', async () => {
  globalThis.fetch = () => Promise.resolve(jsonResponse(401, { code: 'session.missing', detail: 'Sign in again.' }));
  window.history.replaceState(null, '', '/processes?page=2');
  renderWithQueries(null);
  await expect(apiRequest({ path: '/processes/search' })).rejects.toMatchObject({ code: 'session.missing' });
  await waitFor(() => expect(push).toHaveBeenCalledTimes(1));
  expect(localStorage.getItem('last-visited')).toBe('/processes?page=2');
  const { pathname, searchParams } = new URL(String(push.mock.calls[0]?.[0]), 'http://own');
  expect(pathname).toBe('/sign-in');
  cleanup();
  show({ returnTo: searchParams.get('returnTo') });
  await nextFrame();
  const callbackUrl = '/login-successful?returnTo=%2Fprocesses%3Fpage%3D2';
  expect(jest.mocked(signIn).mock.calls).toEqual([['oidc', { callbackUrl }]]);
});

test('whoever comes back without a session is not sent again; after a sign-in that succeeded they are', async () => {
  const visit = async () => {
    cleanup();
    show({ returnTo: '/processes' });
    await nextFrame();
  };
  await visit();
  await visit();
  expect(signIn).toHaveBeenCalledTimes(1);
  expect(company()).toBeEnabled();
  cleanup();
  renderWithProviders(<ContinueAfterSignIn account={{ userId: 'anna', locale: 'en' }} returnTo="/#arrived" />);
  await nextFrame();
  await visit();
  expect(signIn).toHaveBeenCalledTimes(2);
});
