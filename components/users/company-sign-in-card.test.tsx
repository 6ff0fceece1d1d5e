/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'next-auth/react';
import { renderWithProviders } from '@/tests/render';
import { SignInCard } from './sign-in-card';

jest.mock('next-auth/react', () => ({ signIn: jest.fn(() => Promise.resolve()) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

function show({ passwordForAdmins = false, failure = null as string | null, returnTo = null as string | null } = {}) {
  const options = { local: false, oidc: true, passwordForAdmins, demoAccounts: [] };
  renderWithProviders(
    <SignInCard options={options} failure={failure} returnTo={returnTo} notice={null} atCode={false} />,
  );
}

beforeEach(() => {
  jest.mocked(signIn).mockClear();
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
