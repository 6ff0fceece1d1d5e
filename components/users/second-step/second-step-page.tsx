'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import type { messages as allMessages } from '@/lib/i18n/messages';
import { PublicCard } from '../public-card';
import { LazySetUpSecondStep } from './second-step-parts';

interface SetUpCardProps {
  email: string;
  /** Already set up, e.g. in another tab. */
  ready: boolean;
  /** The address to go on to. */
  next: string;
  /** The way out for whom does not set it up now. */
  signOut: ReactNode;
}

function SetUpCard({ email, ready: isReady, next, signOut }: SetUpCardProps) {
  const t = useTranslations('secondStep');
  // The page may be loaded anew while the recovery codes are shown.
  const [ready] = useState(isReady);
  const goOn = () => window.location.assign(next);
  return (
    <PublicCard title={t('title')} lead={ready ? t('page.ready') : t('page.lead')}>
      {ready ? (
        <Button variant="primary" onClick={goOn}>
          {t('page.continue')}
        </Button>
      ) : (
        <>
          <LazySetUpSecondStep email={email} onDone={goOn} />
          {signOut}
        </>
      )}
    </PublicCard>
  );
}

interface SecondStepPageProps extends SetUpCardProps {
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['secondStep'];
}

/** The set-up that somebody's role requires, before anything else. */
export function SecondStepPage({ texts, ...card }: SecondStepPageProps) {
  const around = useMessages();
  const locale = useLocale();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, secondStep: texts }}>
      <SetUpCard {...card} />
    </NextIntlClientProvider>
  );
}
