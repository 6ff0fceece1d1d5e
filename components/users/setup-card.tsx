'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import { PublicCard } from './public-card';

const SetupForm = lazyPart(() => import('./setup-form').then((module) => module.SetupForm));
const CompanySetupForm = lazyPart(() => import('./company-setup-form').then((module) => module.CompanySetupForm));

/** The first administrator of an installation. */
export function SetupCard({ oidc }: { oidc: boolean }) {
  const t = useTranslations('access.setup');
  return (
    <PublicCard title={t('title')} lead={oidc ? `${t('lead')} ${t('oidc')}` : t('lead')}>
      {oidc ? <CompanySetupForm /> : <SetupForm />}
    </PublicCard>
  );
}
