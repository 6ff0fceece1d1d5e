'use client';

import { useTranslations } from 'next-intl';
import { useState, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { PublicCard } from '../public-card';
import { LazySetUpSecondStep } from './second-step-parts';

export interface SecondStepCardProps {
  email: string;
  /** Already set up, e.g. in another tab. */
  ready: boolean;
  /** The address to go on to. */
  next: string;
  /** The way out for whom does not set it up now. */
  signOut: ReactNode;
}

/** The set-up that somebody's role requires, before anything else. */
export function SecondStepCard({ email, ready: isReady, next, signOut }: SecondStepCardProps) {
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
