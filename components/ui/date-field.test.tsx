/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import englishCommon from '@/messages/en/common.json';
import englishFields from '@/messages/en/fields.json';
import common from '@/messages/pl/common.json';
import fields from '@/messages/pl/fields.json';
import { DateField } from './date-field';
import { FormField } from './form-field';
import { TooltipProvider } from './tooltip';

const messages = { pl: { common, fields }, en: { common: englishCommon, fields: englishFields } };

interface SampleProps {
  locale?: 'pl' | 'en';
  start?: string;
  min?: string;
  max?: string;
}

function Sample({ locale = 'pl', start = '', min, max }: SampleProps) {
  const [value, setValue] = useState(start);
  return (
    <NextIntlClientProvider locale={locale} messages={messages[locale]}>
      <TooltipProvider>
        <FormField label="Data" error="Błąd">
          <DateField value={value} onChange={setValue} min={min} max={max} />
        </FormField>
      </TooltipProvider>
    </NextIntlClientProvider>
  );
}

const openCalendar = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Otwórz kalendarz|Open the calendar)/ }));
  return screen.findByRole('grid');
};

test.each(['pl', 'en'] as const)('in %s the calendar is English and its week starts on Sunday', async (locale) => {
  render(<Sample locale={locale} start="2026-11-21" />);
  const grid = await openCalendar();
  expect(grid).toHaveAccessibleName('November 2026');
  const weekdays = [...grid.querySelectorAll('th')].map((day) => day.getAttribute('aria-label'));
  expect(weekdays).toEqual(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']);
  expect(screen.getByRole('dialog', { name: 'Choose a date' })).toHaveAttribute('lang', 'en');
  expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toBeVisible();
});

test('keys walk the calendar, Enter chooses, and the focus goes back to the button', async () => {
  render(<Sample start="2026-11-21" />);
  await openCalendar();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}{PageUp}{Home}{Enter}');
  const field = screen.getByRole('textbox', { name: 'Data' });
  expect(field).toHaveValue('2026-10-25');
  expect(screen.getByRole('button', { name: 'Otwórz kalendarz, wybrany dzień: 2026-10-25' })).toHaveFocus();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
});

test('Escape leaves the day as it was; Alt with the down arrow opens', async () => {
  render(<Sample start="2026-11-21" />);
  await userEvent.type(screen.getByRole('textbox'), '{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByRole('grid')).toBeInTheDocument();
  await userEvent.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('2026-11-21');
});

test('days out of bounds cannot be chosen, and their months are not offered', async () => {
  render(<Sample start="2026-11-21" min="2026-11-10" max="2026-11-25" />);
  const grid = await openCalendar();
  expect(within(grid).getByRole('button', { name: /\b9 November 2026/ })).toBeDisabled();
  expect(within(grid).getByRole('button', { name: /\b10 November 2026/ })).toBeEnabled();
  expect(within(grid).getByRole('button', { name: /\b26 November 2026/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toHaveAttribute('aria-disabled', 'true');
});

test('a day is typed by hand; label, error and invalid state belong to the text field', async () => {
  render(<Sample />);
  const field = screen.getByRole('textbox', { name: 'Data' });
  await userEvent.type(field, '2026-02-30');
  expect(field).toHaveValue('2026-02-30');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Błąd');
  // A day that does not exist is none: the calendar opens on the present month.
  expect(screen.getByRole('button', { name: 'Otwórz kalendarz' })).toBeVisible();
});
