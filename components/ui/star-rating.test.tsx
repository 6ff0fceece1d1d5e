/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { renderWithProviders } from '@/tests/render';
import { StarRating } from './star-rating';

function show(props: Partial<ComponentProps<typeof StarRating>>) {
  return renderWithProviders(<StarRating value={3} source="AI" label="Rating of Łucja" {...props} />);
}

test('labels the stars as in the specification', () => {
  show({ onChange: jest.fn() });
  const names = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
  expect(names).toEqual(['1 – misalignment', '2 – weak alignment', '3 – satisfactory', '4 – good', '5 – ideal']);
  expect(screen.getByRole('radio', { name: '3 – satisfactory' })).toBeChecked();
});

test('labels the stars in Polish', () => {
  renderWithProviders(<StarRating value={3} source="AI" label="Ocena" onChange={jest.fn()} />, 'pl');
  const names = screen.getAllByRole('radio').map((star) => star.getAttribute('aria-label'));
  expect(names).toEqual([
    '1 – brak dopasowania',
    '2 – słabe dopasowanie',
    '3 – zadowalające',
    '4 – dobre',
    '5 – idealne',
  ]);
});

test('a click sets the stars', async () => {
  const onChange = jest.fn();
  show({ onChange });
  await userEvent.click(screen.getByRole('radio', { name: '5 – ideal' }));
  expect(onChange).toHaveBeenCalledWith(5);
});

test.each([
  ['{ArrowRight}', 4],
  ['{ArrowLeft}', 2],
  ['{Home}', 1],
  ['{End}', 5],
  ['2', 2],
])('the key %s sets %i', async (key, rate) => {
  const onChange = jest.fn();
  show({ onChange });
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onChange).toHaveBeenCalledWith(rate);
});

test('other keys are not handled', async () => {
  const onChange = jest.fn();
  const onKeyDown = jest.fn();
  renderWithProviders(
    <div role="presentation" onKeyDown={onKeyDown}>
      <StarRating value={3} source="AI" label="Rating" onChange={onChange} />
    </div>,
  );
  await userEvent.tab();
  await userEvent.keyboard('j2');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(onKeyDown).toHaveBeenCalledTimes(1);
});

test('only one star is in the Tab order', async () => {
  show({ value: null, source: null, onChange: jest.fn() });
  await userEvent.tab();
  expect(screen.getByRole('radio', { name: '1 – misalignment' })).toHaveFocus();
  await userEvent.tab();
  expect(document.body).toHaveFocus();
});

test('read-only stars are an image with rating and source', () => {
  show({});
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Rating of Łucja, 3 of 5, satisfactory, rated by AI' })).toBeVisible();
});
