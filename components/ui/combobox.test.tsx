/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/tests/render';
import { Combobox } from './combobox';
import { FormField } from './form-field';

const options = [
  { value: 'u1', label: 'Łucja Żak' },
  { value: 'u2', label: 'Adam Święcicki-Nowak' },
  { value: 'u3', label: 'Marta Zielonka' },
];
const onChange = jest.fn();

beforeEach(() => onChange.mockClear());

function Sample() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <FormField label="Created by">
      <Combobox
        label="Created by"
        placeholder="Choose a person"
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </FormField>
  );
}

async function search(typed: string): Promise<string[]> {
  renderWithProviders(<Sample />);
  await userEvent.click(screen.getByRole('combobox', { name: 'Created by' }));
  const field = await screen.findByPlaceholderText('Search');
  if (typed) await userEvent.type(field, typed);
  return screen.queryAllByRole('option').map((option) => option.textContent);
}

test.each([
  ['luc', ['Łucja Żak']],
  ['zak', ['Łucja Żak']],
  ['ŚWIĘ', ['Adam Święcicki-Nowak']],
  ['nowak adam', ['Adam Święcicki-Nowak']],
  ['z', ['Łucja Żak', 'Marta Zielonka']],
  ['onka', []],
])('%p finds %p', async (typed, names) => {
  expect(await search(typed)).toEqual(names);
});

test('an option is chosen by keyboard and can be cleared', async () => {
  await search('mar');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('u3');
  const field = screen.getByRole('combobox', { name: 'Created by' });
  expect(field).toHaveTextContent('Marta Zielonka');
  expect(field).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Take back the choice: Marta Zielonka' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(field).toHaveTextContent('Choose a person');
});

test('an option is chosen by a click', async () => {
  await search('');
  await userEvent.click(screen.getByRole('option', { name: 'Łucja Żak' }));
  expect(onChange).toHaveBeenLastCalledWith('u1');
});

test('an empty search result is reported', async () => {
  expect(await search('xyz')).toEqual([]);
  expect(screen.getByText('Nothing found. Try other letters.')).toBeVisible();
});
