/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { renderWithProviders } from '@/tests/render';
import { SetAsideCard } from './set-aside-card';

const parts = [
  { kind: 'LETTER' as const, pages: [1, 2] },
  { kind: 'PERSON' as const, pages: [5], name: 'Amelia Thornton' },
];

test.each([
  ['en', 'Pages 1–2: a letter', 'Page 5: the CV of another person, Amelia Thornton'],
  ['pl', 'Strony 1–2: list', 'Strona 5: CV innej osoby, Amelia Thornton'],
] as const)('says which pages were not judged, and what they are (%s)', (locale, letter, person) => {
  const { container } = renderWithProviders(<SetAsideCard setAside={parts} />, locale);
  expect(container).toHaveTextContent(letter);
  expect(container).toHaveTextContent(person);
});

test('names nobody whose identity is hidden', () => {
  const setAside = [{ kind: 'PERSON' as const, pages: [2, 3], name: null }];
  const { container } = renderWithProviders(<SetAsideCard setAside={setAside} />, 'en');
  expect(container).toHaveTextContent('Pages 2–3: the CV of another person. It was not judged.');
});
