import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { TooltipProvider } from '@/components/ui/tooltip';
import { languageTags, type Locale } from '@/lib/i18n/locale';
import { messages } from '@/lib/i18n/generated/messages';

// jsdom has no layout.
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

/** All texts of `locale` and tooltips, as around every page. */
export function TestProviders({ locale = 'en', children }: { locale?: Locale; children: ReactNode }) {
  return (
    <NextIntlClientProvider locale={languageTags[locale]} timeZone="Europe/Warsaw" messages={messages[locale]}>
      <TooltipProvider>{children}</TooltipProvider>
    </NextIntlClientProvider>
  );
}

/** Renders inside {@link TestProviders}. */
export function renderWithProviders(ui: ReactNode, locale: Locale = 'en') {
  return render(ui, { wrapper: ({ children }) => <TestProviders locale={locale}>{children}</TestProviders> });
}
