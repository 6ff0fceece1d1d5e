import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';
import { OldBrowserNotice } from '@/components/layout/old-browser-notice';
import { Providers } from '@/components/layout/providers';
import { env } from '@/lib/env';
import { toLocale } from '@/lib/i18n/locale';
import { publicMessages } from '@/lib/i18n/public-messages';
import { fontVariables } from './fonts/fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common');
  return {
    title: { default: t('appName'), template: `%s · ${t('appName')}` },
    description: t('appDescription'),
    robots: { index: false, follow: false },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const locale = toLocale(await getLocale());
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  const { SUPPORT_EMAIL } = env();
  return (
    // next-themes sets the class of <html> before hydration.
    <html lang={locale} className={fontVariables} data-support-email={SUPPORT_EMAIL} suppressHydrationWarning>
      <body className="antialiased">
        <OldBrowserNotice nonce={nonce} />
        <Providers messages={publicMessages[locale]} nonce={nonce} supportEmail={SUPPORT_EMAIL}>
          {children}
        </Providers>
      </body>
    </html>
  );
}
