/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderWithProviders } from '@/tests/render';
import { UnjudgedNote } from './unjudged-note';

test('names what is not judged', () => {
  renderWithProviders(<UnjudgedNote texts={['Owocowe czwartki', 'aaaa']} />);
  expect(screen.getByText(/^These say nothing a CV can be judged by.*: “Owocowe czwartki”, “aaaa”\.$/)).toBeVisible();
});

test('a long description is shortened', () => {
  renderWithProviders(<UnjudgedNote texts={[`Join us. ${'We grow. '.repeat(50)}`]} />);
  expect(screen.getByText(/^This says nothing a CV can be judged by.*Join us\..*…”\.$/)).toBeVisible();
});

test('nothing is said where everything is judged', () => {
  const { container } = renderWithProviders(<UnjudgedNote texts={[]} />);
  expect(container.textContent).toBe('');
});
