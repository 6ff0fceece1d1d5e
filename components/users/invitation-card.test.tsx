/** @jest-environment jsdom */
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { InvitationCard } from './invitation-card';
import { signInAfter } from './sign-in-after';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/invitation' }));
jest.mock('./sign-in-after', () => ({ signInAfter: jest.fn() }));

const invitation = { email: 'ewa@company.example', role: 'VIEWER', expiresAt: '2026-12-01T10:00:00.000Z' };
const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

function open(token: string, response: () => Response, { oidc = false, trustEmail = false } = {}): void {
  window.location.hash = token;
  fetched.mockReset().mockImplementation(async () => response());
  globalThis.fetch = fetched as typeof fetch;
  renderWithQueries(<InvitationCard oidc={oidc} trustEmail={trustEmail} />);
}

const bodies = () => fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(String(body)) as unknown]);

test('the token of the fragment is posted, and name and password make the account', async () => {
  open('first-token', () => jsonResponse(200, invitation));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'Ewa');
  await user.type(screen.getByLabelText('Last name'), 'Nowa');
  const password = screen.getByLabelText('Password');
  const done = () => within(screen.getByRole('list')).getAllByText('– done').length;
  await user.type(password, 'aA1');
  expect(done()).toBe(3);
  await user.type(password, '-aaaa');
  expect(done()).toBe(5);
  await user.click(screen.getByRole('button', { name: 'Create account and sign in' }));
  const typed = { firstName: 'Ewa', lastName: 'Nowa', password: 'aA1-aaaa', locale: 'en' };
  await waitFor(() => expect(signInAfter).toHaveBeenCalled());
  expect(bodies()).toEqual([
    ['/api/v1/invitations/open', { token: 'first-token' }],
    ['/api/v1/invitations/accept', { token: 'first-token', ...typed }],
  ]);
});

test('a weak password is not sent', async () => {
  open('second-token', () => jsonResponse(200, invitation));
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('First name'), 'Ewa');
  await user.type(screen.getByLabelText('Last name'), 'Nowa');
  await user.type(screen.getByLabelText('Password'), 'aaaaaaaaa');
  await user.click(screen.getByRole('button', { name: 'Create account and sign in' }));
  expect(await screen.findByText(/must contain a digit/i)).toBeInTheDocument();
  expect(bodies()).toHaveLength(1);
});

test('a link that no longer works says so and leads to sign-in', async () => {
  const problem = { code: 'link.invalid', status: 410, detail: 'gone', errors: [], requestId: 'r', title: 'gone' };
  const facts = { ...problem, type: 'urn:x', timestamp: '2026-11-26T10:00:00.000Z', method: 'POST', url: '/' };
  open('third-token', () => jsonResponse(410, facts));
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/sign-in');
});

test('where people sign in with the company account, there is no password to set', async () => {
  open('fourth-token', () => jsonResponse(200, invitation), { oidc: true });
  expect(await screen.findByRole('button', { name: 'Sign in with your company account' })).toBeInTheDocument();
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(screen.getByText(/has to confirm that this address is verified/)).toBeInTheDocument();
});

test('where addresses are trusted, nothing has to be confirmed', async () => {
  open('fifth-token', () => jsonResponse(200, invitation), { oidc: true, trustEmail: true });
  expect(await screen.findByText(/Sign in with the company account ewa@company\.example\.$/)).toBeInTheDocument();
});
