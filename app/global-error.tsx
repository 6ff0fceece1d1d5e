'use client';

import { NextIntlClientProvider } from 'next-intl';
import { useState } from 'react';
import { FatalError } from '@/components/page/fatal-error';
import { SupportEmailProvider } from '@/components/ui/support-email';
import { languageTags, localeCookie, toLocale } from '@/lib/i18n/locale';
import enCommon from '@/messages/en/common.json';
import enFatalError from '@/messages/en/fatal-error.json';
import plCommon from '@/messages/pl/common.json';
import plFatalError from '@/messages/pl/fatal-error.json';
import './globals.css';

const messages = {
  en: { common: enCommon, fatalError: enFatalError },
  pl: { common: plCommon, fatalError: plFatalError },
};

/**
 * The root layout itself has failed, so language and texts are loaded here. The support address is in the document that the
 * layout rendered before; where it failed on the server there is none.
 */
export default function GlobalError({ error }: { error: Error & { digest?: string } }) {
  const cookie = typeof document === 'undefined' ? '' : document.cookie;
  const locale = toLocale(new RegExp(`(?:^|; )${localeCookie}=([a-z]{2})`).exec(cookie)?.[1]);
  // Read while the failed document is still shown.
  const [email] = useState(() =>
    typeof document === 'undefined' ? null : (document.documentElement.dataset['supportEmail'] ?? null),
  );
  return (
    <html lang={locale} data-support-email={email ?? undefined}>
      <body className="flex min-h-dvh flex-col antialiased">
        <NextIntlClientProvider locale={languageTags[locale]} messages={messages[locale]}>
          <SupportEmailProvider email={email}>
            <FatalError error={error} onRetry={() => window.location.reload()} />
          </SupportEmailProvider>
        </NextIntlClientProvider>
      </body>
    </html>
  );
}
