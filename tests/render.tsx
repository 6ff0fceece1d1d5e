import '@testing-library/jest-dom';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { QueryProvider } from '@/components/query/query-provider';
import { BannerProvider } from '@/components/ui/banner';
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

interface Around {
  children: ReactNode;
}

function renderWithin(Around: (around: Around) => ReactNode, ui: ReactNode, locale: Locale) {
  const wrapper = ({ children }: Around) => (
    <TestProviders locale={locale}>
      <Around>{children}</Around>
    </TestProviders>
  );
  return render(ui, { wrapper });
}

/** Renders inside {@link TestProviders}. */
export function renderWithProviders(ui: ReactNode, locale: Locale = 'en') {
  return renderWithin(({ children }) => children, ui, locale);
}

/** As {@link renderWithProviders}, with banners. */
export function renderWithBanners(ui: ReactNode, locale: Locale = 'en') {
  return renderWithin(({ children }) => <BannerProvider>{children}</BannerProvider>, ui, locale);
}

/** As {@link renderWithBanners}, with queries and changes, whose outcomes are shown as banners. */
export function renderWithQueries(ui: ReactNode, locale: Locale = 'en') {
  const Around = ({ children }: Around) => (
    <BannerProvider>
      <QueryProvider>{children}</QueryProvider>
    </BannerProvider>
  );
  return renderWithin(Around, ui, locale);
}

/** As {@link renderWithBanners}, with queries of their own client, whose outcomes no banner shows. */
export function renderWithClient(ui: ReactNode, client = new QueryClient(), locale: Locale = 'en') {
  const Around = ({ children }: Around) => (
    <BannerProvider>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </BannerProvider>
  );
  return renderWithin(Around, ui, locale);
}
