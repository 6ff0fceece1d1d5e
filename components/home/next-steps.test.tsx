/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiRequest } from '@/lib/http/browser/browser-client';
import { renderWithBanners, renderWithProviders } from '@/tests/render';
import { NextSteps } from './next-steps';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));
jest.mock('@/lib/http/browser/browser-client', () => ({ apiRequest: jest.fn().mockResolvedValue(undefined) }));

test('each step leads to the page where it is done', () => {
  renderWithProviders(<NextSteps steps={['team', 'model']} />, 'pl');
  expect(screen.getByRole('link', { name: 'Zaproś zespół' })).toHaveAttribute('href', '/administration/people');
  expect(screen.getByRole('link', { name: 'Wybierz, kto ocenia' })).toHaveAttribute('href', '/administration/model');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('with all set up there is nothing', () => {
  renderWithProviders(<NextSteps steps={[]} />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a server of models that was found may be tried or dismissed', async () => {
  renderWithBanners(<NextSteps steps={['foundModel']} />, 'pl');
  expect(screen.getByText(/Na tej maszynie działa serwer modeli.*bez Twojej decyzji nic go nie użyje/)).toBeVisible();
  const link = screen.getByRole('link', { name: 'Wypróbuj na 5 przykładach' });
  expect(link).toHaveAttribute('href', '/administration/model?server=found');
  expect(apiRequest).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Nie proponuj tego więcej' }));
  expect(apiRequest).toHaveBeenCalledWith({ path: '/users/me/found-model', method: 'DELETE' });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
});
