import { NextIntlClientProvider } from 'next-intl';
import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '@/components/connection/connection-notice';
import { BannerProvider } from '@/components/ui/banner';
import { TooltipProvider } from '@/components/ui/tooltip';
import { UploadsHost } from '@/components/uploads/uploads-host';
import { LostModuleKeeper } from './lost-module-keeper';
import { NavigationSpinner } from './navigation-spinner';
import { RefreshOnReconnect } from './refresh-on-reconnect';
import { SupportEmailProvider } from './support-email';

interface ProvidersProps {
  nonce: string | undefined;
  supportEmail: string;
  children: ReactNode;
}

/** Everything that any page may need from above: language, theme, banners, and what goes on over every navigation. What fetches stands in a DataScope. */
export function Providers({ nonce, supportEmail, children }: ProvidersProps) {
  return (
    <NextIntlClientProvider>
      <ThemeProvider attribute="class" defaultTheme="system" enableSystem nonce={nonce}>
        <TooltipProvider>
          <BannerProvider>
            <ConnectionNotice />
            <LostModuleKeeper />
            <NavigationSpinner />
            <RefreshOnReconnect />
            <SupportEmailProvider email={supportEmail}>{children}</SupportEmailProvider>
            <UploadsHost />
          </BannerProvider>
        </TooltipProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
