/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithProviders } from '@/tests/render';
import { DateField } from './date-field';
import { FormField } from './form-field';

interface SampleProps {
  start?: string;
  min?: string;
  max?: string;
}

function Sample({ start = '', min, max }: SampleProps) {
  const [value, setValue] = useState(start);
  return (
    <FormField label="Data" error="Błąd">
      <DateField value={value} onChange={setValue} min={min} max={max} />
    </FormField>
  );
}

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Otwórz kalendarz|Open the calendar)/ }));
  return screen.findByRole('grid');
};

test.each(['pl', 'en'] as const)('in %s the calendar is English and its week starts on Sunday', async (locale) => {
  renderWithProviders(<Sample start="2026-11-21" />, locale);
  const grid = await openCalendar();
  expect(grid).toHaveAccessibleName('November 2026');
  const weekdays = [...grid.querySelectorAll('th')].map((day) => day.getAttribute('aria-label'));
  expect(weekdays).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(screen.getByRole('dialog', { name: 'Choose a date' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toBeVisible();
});

test('keys navigate the calendar, Enter picks, and the focus returns to the button', async () => {
  renderWithProviders(<Sample start="2026-11-21" />, 'pl');
  await openCalendar();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}{Home}{Enter}');
  const field = screen.getByRole('textbox', { name: 'Data' });
  expect(field).toHaveValue('2026-10-25');
  expect(screen.getByRole('button', { name: 'Otwórz kalendarz, wybrany dzień: 2026-10-25' })).toHaveFocus();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('Escape keeps the day; Alt with the down arrow opens', async () => {
  renderWithProviders(<Sample start="2026-11-21" />, 'pl');
  await userEvent.type(screen.getByRole('textbox'), '{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('2026-11-21');
});

test('days and months out of bounds are disabled', async () => {
  renderWithProviders(<Sample start="2026-11-21" min="2026-11-10" max="2026-11-25" />, 'pl');
  const grid = await openCalendar();
  expect(within(grid).getByRole('button', { name: /\b9 November 2026/ })).toBeDisabled();
  expect(within(grid).getByRole('button', { name: /\b10 November 2026/ })).toBeEnabled();
  expect(within(grid).getByRole('button', { name: /\b26 November 2026/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toHaveAttribute('aria-disabled', 'true');
});

test('a day can be typed; label, error and invalid state belong to the text field', async () => {
  renderWithProviders(<Sample />, 'pl');
  const field = screen.getByRole('textbox', { name: 'Data' });
  await userEvent.type(field, '2026-02-30');
  expect(field).toHaveValue('2026-02-30');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Błąd');
  // An invalid day counts as none.
  expect(screen.getByRole('button', { name: 'Otwórz kalendarz' })).toBeVisible();
});
