/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { ForgottenPasswordCard } from './forgotten-password-card';

jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn() }),
  usePathname: () => '/forgotten-password',
}));

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

async function send(address: string, response: () => Response): Promise<void> {
  fetched.mockReset().mockImplementation(async () => response());
  globalThis.fetch = fetched as typeof fetch;
  renderWithQueries(<ForgottenPasswordCard />);
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('E-mail'), address);
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
}

test('the address is posted, and the page says where to look without saying whether there is an account', async () => {
  await send(' Ewa@company.example', () => jsonResponse(200, { accepted: true }));
  expect(await screen.findByRole('heading', { name: 'Look into your mail' })).toBeInTheDocument();
  expect(screen.getByText(/If the address ewa@company.example has an account/)).toBeInTheDocument();
  expect(fetched.mock.calls.map(([url, { body }]) => [url, body])).toEqual([
    ['/api/v1/password-resets', JSON.stringify({ email: 'ewa@company.example' })],
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Enter another address' }));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('');
});

test('what is no address is not sent', async () => {
  await send('ewa', () => jsonResponse(200, { accepted: true }));
  expect(await screen.findByText('The e-mail address is not valid')).toBeInTheDocument();
  expect(fetched).not.toHaveBeenCalled();
});

test('a refusal is shown, and what was typed stays', async () => {
  const refusal = { code: 'request.too-many', status: 429, title: 'Too many attempts.', detail: 'Too many attempts.' };
  await send('ewa@company.example', () => jsonResponse(429, refusal));
  expect(await screen.findByText('Too many attempts.')).toHaveAttribute('role', 'alert');
  expect(screen.getByLabelText('E-mail')).toHaveValue('ewa@company.example');
});
