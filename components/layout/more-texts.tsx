'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import { useMemo, type ReactNode } from 'react';
import { mergeTexts, type Texts } from './merge-texts';

/** Adds `texts` to those that what stands above has brought. */
export function MoreTexts({ texts, children }: { texts: Texts; children: ReactNode }) {
  const above = useMessages();
  // The same at every render: a new value would make React take over all that waits below (docs/decisions/0076).
  const messages = useMemo(() => mergeTexts(above, texts), [above, texts]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={messages}>
      {children}
    </NextIntlClientProvider>
  );
}
