/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn } from 'next-auth/react';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { CompanySetupForm } from './company-setup-form';

jest.mock('next-auth/react', () => ({ signIn: jest.fn(() => Promise.resolve()) }));
jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }), usePathname: () => '/setup' }));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

async function submit(code: string, response: Response): Promise<void> {
  fetched.mockReset().mockResolvedValue(response);
  globalThis.fetch = fetched as typeof fetch;
  renderWithQueries(<CompanySetupForm />);
  await userEvent.type(screen.getByLabelText('Code'), code);
  await userEvent.click(screen.getByRole('button', { name: 'Next: sign in with the company account' }));
}

test('the code is checked, and then the company account is signed in with', async () => {
  await submit('ABCD-EFGH-JKMN', jsonResponse(200, { expiresAt: '2026-11-26T17:00:00.000Z' }));
  await waitFor(() => expect(signIn).toHaveBeenCalledWith('oidc', expect.anything()));
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/v1/setup/code');
});

test('a wrong code is said at its field, and nobody is sent on', async () => {
  jest.mocked(signIn).mockClear();
  const errors = [{ path: 'code', code: 'setup-code-wrong', message: 'This is not the code.' }];
  const problem = { code: 'request.invalid', status: 422, detail: 'Correct the fields.', errors, title: 'Invalid' };
  await submit('0000', jsonResponse(422, { ...problem, type: 'urn:x', requestId: 'r' }));
  expect(await screen.findByText('This is not the code.')).toBeInTheDocument();
  expect(signIn).not.toHaveBeenCalled();
});
