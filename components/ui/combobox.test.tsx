/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import common from '@/messages/en/common.json';
import fields from '@/messages/en/fields.json';
import { FormField } from './form-field';
import { PeoplePicker } from './people-picker';
import { TooltipProvider } from './tooltip';

const people = [
  { userId: 'u1', firstName: 'Łucja', lastName: 'Żak' },
  { userId: 'u2', firstName: 'Adam', lastName: 'Święcicki-Nowak' },
  { userId: 'u3', firstName: 'Marta', lastName: 'Zielonka' },
];
const onChange = jest.fn();

beforeAll(() => {
  // The list scrolls its option into view and watches its height; jsdom has no layout to do either in.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
beforeEach(() => onChange.mockClear());

function Sample() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <NextIntlClientProvider locale="en" messages={{ common, fields }}>
      <TooltipProvider>
        <FormField label="Created by">
          <PeoplePicker
            label="Created by"
            people={people}
            value={value}
            onChange={(userId) => {
              onChange(userId);
              setValue(userId);
            }}
          />
        </FormField>
      </TooltipProvider>
    </NextIntlClientProvider>
  );
}

async function search(typed: string): Promise<string[]> {
  render(<Sample />);
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

test('a person is chosen by keys, valued by id, named by first and last name, and can be taken back', async () => {
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

test('a person is chosen by a click', async () => {
  await search('');
  await userEvent.click(screen.getByRole('option', { name: 'Łucja Żak' }));
  expect(onChange).toHaveBeenLastCalledWith('u1');
});

test('nothing found is said', async () => {
  expect(await search('xyz')).toEqual([]);
  expect(screen.getByText('Nothing found. Try other letters.')).toBeVisible();
});
