import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { UploadsHost } from '@/components/uploads/uploads-host';

/** What pages with a session have beyond `Providers`: all texts of the language, and the uploads. */
export function SignedInProviders({ children }: { children: ReactNode }) {
  return (
    <NextIntlClientProvider>
      {children}
      <UploadsHost />
    </NextIntlClientProvider>
  );
}
