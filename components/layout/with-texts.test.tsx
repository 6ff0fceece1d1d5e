/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { NextIntlClientProvider, useTranslations } from 'next-intl';
import { Component, StrictMode, Suspense, type ComponentType, type ReactNode } from 'react';
import { withTexts } from './with-texts';

function Greeting({ name }: { name: string }) {
  const common = useTranslations('common');
  return (
    <p>
      {useTranslations('greeting')('hello', { name })} {common('close')}
    </p>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override readonly state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? 'failed' : this.props.children;
  }
}

const modules = {
  pl: jest.fn(() => Promise.resolve({ texts: { greeting: { hello: 'Witaj w domu, {name}.' } } })),
  en: jest.fn(() => Promise.resolve({ texts: { greeting: { hello: 'Welcome home, {name}.' } } })),
};

function page(Part: ComponentType<{ name: string }>, locale: 'pl' | 'en') {
  const common = { close: locale === 'pl' ? 'Zamknij' : 'Close' };
  return (
    <StrictMode>
      <NextIntlClientProvider locale={locale} timeZone="Europe/Warsaw" messages={{ common }}>
        <Boundary>
          <Suspense fallback="waits">
            <Part name="Ada" />
          </Suspense>
        </Boundary>
      </NextIntlClientProvider>
    </StrictMode>
  );
}

beforeEach(() => {
  document.documentElement.lang = 'pl';
  modules.pl.mockClear();
  modules.en.mockClear();
});

test('a late part is there with its texts and those of the page, at once and bound', async () => {
  const Part = await withTexts(modules, () => Promise.resolve(Greeting))();
  render(page(Part, 'pl'));
  expect(screen.getByText(/Witaj/).textContent).toBe('Witaj w\u00A0domu, Ada. Zamknij');
  expect(modules.en).not.toHaveBeenCalled();
});

test('after a change of the language it fetches the texts of the other, once', async () => {
  const Part = await withTexts(modules, () => Promise.resolve(Greeting))();
  const { rerender } = render(page(Part, 'pl'));
  await act(async () => rerender(page(Part, 'en')));
  expect(screen.getByText('Welcome home, Ada. Close')).toBeInTheDocument();
  rerender(page(Part, 'pl'));
  await act(async () => rerender(page(Part, 'en')));
  expect(screen.getByText('Welcome home, Ada. Close')).toBeInTheDocument();
  expect(modules.pl).toHaveBeenCalledTimes(1);
  expect(modules.en).toHaveBeenCalledTimes(1);
});

test('texts that could not be fetched fail the part, and are fetched anew by the next try', async () => {
  modules.pl.mockRejectedValueOnce(new Error('Failed to load chunk'));
  const load = withTexts(modules, () => Promise.resolve(Greeting));
  await expect(load()).rejects.toThrow('Failed to load chunk');
  render(page(await load(), 'pl'));
  expect(screen.getByText(/Witaj/)).toBeInTheDocument();
});

test('where those of the other language cannot be fetched, the part fails and does not ask again and again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  modules.en.mockRejectedValue(new Error('Failed to load chunk'));
  const Part = await withTexts(modules, () => Promise.resolve(Greeting))();
  const { rerender, container } = render(page(Part, 'pl'));
  await act(async () => rerender(page(Part, 'en')));
  expect(container).toHaveTextContent('failed');
  expect(modules.en).toHaveBeenCalledTimes(1);
});
