import { NextIntlClientProvider } from 'next-intl';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '@/components/connection/connection-notice';
import { BannerProvider } from '@/components/ui/banner';
import { DataProvider } from './data-provider';
import { LostModuleKeeper } from './lost-module-keeper';
import { SupportEmailProvider } from './support-email';

interface ProvidersProps {
  nonce: string | undefined;
  supportEmail: string;
  children: ReactNode;
}

/** Everything that any page may need from above: language, theme, address state, banners, data. */
export function Providers({ nonce, supportEmail, children }: ProvidersProps) {
  return (
    <NextIntlClientProvider>
      <ThemeProvider attribute="class" defaultTheme="system" enableSystem disableTransitionOnChange nonce={nonce}>
        <NuqsAdapter>
          <BannerProvider>
            <ConnectionNotice />
            <LostModuleKeeper />
            <DataProvider>
              <SupportEmailProvider email={supportEmail}>{children}</SupportEmailProvider>
            </DataProvider>
          </BannerProvider>
        </NuqsAdapter>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
