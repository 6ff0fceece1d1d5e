/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { jsonResponse } from '@/tests/json-response';
import { renderWithQueries } from '@/tests/render';
import { SecondStepRolesSection } from './second-step-roles';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({
  useRouter: () => ({ push: jest.fn(), refresh }),
  usePathname: () => '/administration/sign-in',
}));
jest.mock('@/lib/http/browser/browser-client', () => ({
  ...jest.requireActual<object>('@/lib/http/browser/browser-client'),
  apiRequest: jest.fn(),
}));

test('a role is required to have a second step, and the page is loaded anew: it may lead away', async () => {
  jest.mocked(apiRequest).mockResolvedValue(jsonResponse(204, null));
  const items = [
    { role: 'ADMIN' as const, required: true, accounts: 1, withSecondStep: 1 },
    { role: 'VIEWER' as const, required: false, accounts: 5, withSecondStep: 2 },
  ];
  renderWithQueries(<SecondStepRolesSection items={items} />);
  expect(screen.getByRole('switch', { name: 'Required: Administrator' })).toBeChecked();
  const viewers = screen.getByRole('switch', { name: 'Required: Viewer' });
  expect(viewers).not.toBeChecked();
  expect(viewers).toHaveAccessibleDescription('2 of 5 accounts set up');
  await userEvent.setup().click(viewers);
  const path = '/administration/second-step-roles/VIEWER';
  expect(apiRequest).toHaveBeenCalledWith({ path, method: 'PUT', body: { required: true } });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});
