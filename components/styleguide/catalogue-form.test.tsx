/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NextIntlClientProvider } from 'next-intl';
import { messages } from '@/lib/i18n/messages';
import { TooltipProvider } from '@/components/ui/tooltip';
import { CatalogueForm } from './catalogue-form';

async function show(locale: 'pl' | 'en') {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  render(
    <NextIntlClientProvider locale={locale} messages={messages[locale]} timeZone="Europe/Warsaw">
      <TooltipProvider>
        <CatalogueForm />
      </TooltipProvider>
    </NextIntlClientProvider>,
  );
  const button = await screen.findByRole('button', { name: messages[locale].styleguideForms.catalogue.submit });
  const form = button.closest('form');
  if (!form) throw new Error('no form');
  return { form: within(form), button };
}

// The whole catalogue is rendered after each key: slow on a busy machine.
const patience = 30_000;

test.each([
  ['pl', 'Pole jest wymagane', 'To pole jest wymagane', 'Wybierz swoją ocenę'],
  ['en', 'Field is required', 'This field is required', 'Please select your rating'],
] as const)(
  'an empty catalogue says in %s what is missing',
  async (locale, required, choice, rating) => {
    const { form, button } = await show(locale);
    await userEvent.click(button);
    expect(await form.findByText(rating)).toBeVisible();
    expect(form.getAllByText(required)).toHaveLength(24);
    expect(form.getAllByText(choice)).toHaveLength(3);
  },
  patience,
);

test(
  'a rule is checked when its field is left, in words that name field and number',
  async () => {
    const { form } = await show('pl');
    const fill = async (label: string, typed: string) => {
      await userEvent.click(form.getByLabelText(label));
      await userEvent.paste(typed);
      await userEvent.tab();
    };
    await fill('NIP', '526-025-02-75');
    expect(await form.findByText('Numer NIP jest niepoprawny')).toBeVisible();
    expect(form.getByLabelText('NIP')).toBeInvalid();
    await fill('Liczba całkowita (procent)', '12,5');
    expect(await form.findByText('Wpisz liczbę całkowitą')).toBeVisible();
    await fill('Nie później niż 2030-12-31', '2031-01-01');
    expect(await form.findByText('Data nie może być późniejsza niż 2030-12-31')).toBeVisible();
  },
  patience,
);

test(
  'the conditions of a password are ticked off while it is typed',
  async () => {
    const { form } = await show('pl');
    const field = form.getByLabelText('Hasło');
    await userEvent.type(field, 'abc1');
    expect(field).toHaveAccessibleDescription(/cyfra – spełnione.*wielka litera – brakuje/);
    expect(form.getByText('Spełnione warunki: 2 z 5')).toBeInTheDocument();
    await userEvent.type(field, 'XYZ-');
    await waitFor(() => expect(form.getByText('Spełnione warunki: 5 z 5')).toBeInTheDocument());
  },
  patience,
);
