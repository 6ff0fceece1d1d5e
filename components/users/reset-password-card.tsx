'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OpenReset } from '@/lib/users/passwords/password-schemas';
import { LinkPage } from './link-page';
import { PublicCard } from './public-card';

const ResetPasswordForm = lazyPart(() => import('./reset-password-form').then((module) => module.ResetPasswordForm));

/** A new password for the account of a link. */
export function ResetPasswordCard() {
  const t = useTranslations('access.reset');
  const format = useFormatter();
  return (
    <LinkPage<OpenReset> path="/password-resets/open" advice={t('advice')}>
      {({ email, tokens }, token) => (
        <PublicCard title={t('title')} lead={t('lead', { email })}>
          {tokens.length > 0 && (
            <p className="mb-4 text-pretty wrap-anywhere">{t('tokens', { names: format.list(tokens) })}</p>
          )}
          <ResetPasswordForm email={email} token={token} />
        </PublicCard>
      )}
    </LinkPage>
  );
}
