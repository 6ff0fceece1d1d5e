import { NextIntlClientProvider } from 'next-intl';
import { ThemeProvider } from 'next-themes';
import { NuqsAdapter } from 'nuqs/adapters/next/app';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '@/components/connection/connection-notice';
import { HydrationMark } from '@/components/layout/hydration-mark';
import { BannerProvider } from '@/components/ui/banner';
import { TooltipProvider } from '@/components/ui/tooltip';
import { UploadsHost } from '@/components/uploads/uploads-host';
import { NavigationSpinner } from '@/components/navigation/navigation-spinner';
import { QueryProvider } from '@/components/query/query-provider';
import { SupportEmailProvider } from '@/components/ui/support-email';

interface ProvidersProps {
  nonce: string | undefined;
  supportEmail: string;
  children: ReactNode;
}

/** Providers and overlays that outlive navigations. */
export function Providers({ nonce, supportEmail, children }: ProvidersProps) {
  return (
    <NextIntlClientProvider>
      <ThemeProvider attribute="class" defaultTheme="system" enableSystem nonce={nonce}>
        <TooltipProvider>
          <BannerProvider>
            <QueryProvider>
              <NuqsAdapter>
                <ConnectionNotice />
                <NavigationSpinner />
                <SupportEmailProvider email={supportEmail}>{children}</SupportEmailProvider>
                <UploadsHost />
                <HydrationMark />
              </NuqsAdapter>
            </QueryProvider>
          </BannerProvider>
        </TooltipProvider>
      </ThemeProvider>
    </NextIntlClientProvider>
  );
}
