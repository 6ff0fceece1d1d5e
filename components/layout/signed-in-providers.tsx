import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { UploadsHost } from '@/components/uploads/uploads-host';

/**
 * What pages with a session have beyond `Providers`: all texts of the language, and the uploads.
 *
 * @param directUploads whether files may go straight into the store of files
 */
export function SignedInProviders({
  children,
  directUploads = false,
}: {
  children: ReactNode;
  directUploads?: boolean;
}) {
  return (
    <NextIntlClientProvider>
      {children}
      <UploadsHost direct={directUploads} />
    </NextIntlClientProvider>
  );
}
