'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import { PublicCard } from './public-card';

const SetupForm = lazyPart(() => import('./setup-form').then((module) => module.SetupForm));

/** The first administrator of an installation. */
export function SetupCard({ oidc }: { oidc: boolean }) {
  const t = useTranslations('access.setup');
  return (
    <PublicCard title={t('title')} lead={oidc ? `${t('lead')} ${t('oidc')}` : t('lead')}>
      <SetupForm oidc={oidc} />
    </PublicCard>
  );
}
