/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithProviders } from '@/tests/render';
import { SignInCard } from './sign-in-card';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push }) }));

const problem = (code: string, status: number) => jsonResponse(status, { code, detail: code, errors: [] });
const sent: string[] = [];

/** Answers the steps of a sign-in in turn; each begins with a token. */
function answer(...responses: Response[]): void {
  sent.length = 0;
  globalThis.fetch = jest.fn(async (url: string, init?: RequestInit) => {
    if (url.endsWith('/csrf')) return { ...jsonResponse(200, {}), json: async () => ({ csrfToken: 'csrf' }) };
    sent.push(`${url} ${new URLSearchParams(String(init?.body)).get('code') ?? 'password'}`);
    return responses.shift() ?? jsonResponse(500, {});
  }) as typeof fetch;
}

function open(atCode = false): void {
  const options = { local: true, oidc: false, passwordForAdmins: false, demoAccounts: [] };
  renderWithProviders(
    <SignInCard options={options} failure={null} returnTo="/processes" notice={null} atCode={atCode} />,
  );
}

async function typePassword(): Promise<void> {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('E-mail'), 'anna@company.example');
  await user.type(screen.getByLabelText('Password'), 'Haslo-2026!');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
}

test('after the password the code is asked for, and a wrong one again', async () => {
  answer(
    problem('second-step.code-needed', 401),
    jsonResponse(401, { url: '/sign-in?error=x' }),
    jsonResponse(200, {}),
  );
  open();
  await typePassword();
  const code = await screen.findByLabelText('Code from the app');
  expect(code).toHaveFocus();
  expect([code.getAttribute('inputmode'), code.getAttribute('autocomplete')]).toEqual(['numeric', 'one-time-code']);
  const user = userEvent.setup();
  await user.type(code, '111111{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('wrong or was already used');
  expect(code).toHaveFocus();
  await user.type(code, '222222{Enter}');
  expect(push).toHaveBeenCalledWith('/login-successful?returnTo=%2Fprocesses');
  const path = '/api/auth/callback';
  expect(sent).toEqual([`${path}/credentials password`, `${path}/code 111111`, `${path}/code 222222`]);
});

test('after the code the part of the address behind # is kept, too', async () => {
  window.location.hash = 'notes';
  answer(jsonResponse(200, {}));
  open(true);
  await userEvent.setup().type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  expect(push).toHaveBeenLastCalledWith('/login-successful?returnTo=%2Fprocesses%23notes');
  window.location.hash = '';
});

test('a recovery code does, too; too late leads back to the password with the reason', async () => {
  answer(problem('second-step.unreadable', 503), problem('second-step.expired', 401));
  open(true);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Use a recovery code');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await user.type(screen.getByLabelText('Recovery code'), 'AB12-CD34-EF56-GH78{Enter}');
  expect(await screen.findByLabelText('Password')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Too much time has passed');
});
