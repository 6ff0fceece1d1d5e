/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { LogoutButton } from './logout-button';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

/** Clicks; jsdom goes nowhere and says so. @returns how often it was told to leave the page */
async function logOut(response: Response): Promise<() => number> {
  globalThis.fetch = jest.fn(async () => response) as typeof fetch;
  const said = jest.spyOn(console, 'error').mockReset().mockImplementation();
  renderWithQueries(<LogoutButton />);
  await userEvent.setup().click(screen.getByRole('button'));
  return () => said.mock.calls.filter(([error]) => String(error).includes('navigation')).length;
}

test('signing out after the session has ended leaves the page, and nothing that was typed', async () => {
  sessionStorage.setItem('typed.anna.note.1', '"Good with people"');
  const left = await logOut(jsonResponse(401, { code: 'session.missing', detail: 'Sign in.', errors: [] }));
  await waitFor(() => expect(left()).toBe(1));
  expect(sessionStorage).toHaveLength(0);
});

test('another failure is said, and the page stays', async () => {
  const left = await logOut(jsonResponse(500, { code: 'internal', detail: 'Something went wrong.', errors: [] }));
  expect(await screen.findByText('Something went wrong.')).toBeInTheDocument();
  expect(left()).toBe(0);
});
