import { NextIntlClientProvider } from 'next-intl';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '@/components/connection/connection-notice';
import { HydrationMark } from '@/components/layout/hydration-mark';
import { BannerProvider } from '@/components/ui/banner';
import { TooltipProvider } from '@/components/ui/tooltip';
import { NavigationSpinner } from '@/components/navigation/navigation-spinner';
import { QueryProvider } from '@/components/query/query-provider';
import { SupportEmailProvider } from '@/components/ui/support-email';
import type { publicMessages } from '@/lib/i18n/public-messages';
import type { Locale } from '@/lib/i18n/locale';

interface ProvidersProps {
  /** Of pages without a session; `SignedInProviders` adds the rest. */
  messages: (typeof publicMessages)[Locale];
  nonce: string | undefined;
  supportEmail: string;
  children: ReactNode;
}

/** Providers and overlays that outlive navigations. */
export function Providers({ messages, nonce, supportEmail, children }: ProvidersProps) {
  return (
    <NextIntlClientProvider messages={messages}>
      <ThemeProvider attribute="class" defaultTheme="system" enableSystem nonce={nonce}>
        <TooltipProvider>
          <BannerProvider>
            <QueryProvider>
              <NuqsAdapter>
                <ConnectionNotice />
                <NavigationSpinner />
                <SupportEmailProvider email={supportEmail}>{children}</SupportEmailProvider>
                <HydrationMark />
              </NuqsAdapter>
            </QueryProvider>
          </BannerProvider>
        </TooltipProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
