/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { NextSteps } from './next-steps';

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
