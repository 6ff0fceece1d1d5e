'use client';

import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyPart } from '@/components/ui/lazy-part';
import { PublicCard } from './public-card';

const ForgottenPasswordForm = lazyPart(() =>
  import('./forgotten-password-form').then((module) => module.ForgottenPasswordForm),
);

/** Asks for a link for a new password, then says where to look; the same whether the address has an account or not. */
export function ForgottenPasswordCard() {
  const t = useTranslations('access');
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo === null) {
    return (
      <PublicCard title={t('forgotten.title')} lead={t('forgotten.lead')}>
        <ForgottenPasswordForm onSent={setSentTo} />
        <p className="mt-6">
          <Link href="/sign-in" prefetch={false} className="text-ink-muted hover:text-ink text-sm hover:underline">
            {t('link.toSignIn')}
          </Link>
        </p>
      </PublicCard>
    );
  }
  return (
    <div role="status">
      <PublicCard title={t('forgotten.sentTitle')} lead={t('forgotten.sent', { email: sentTo })}>
        <div className="flex flex-wrap gap-2">
          <Button asChild>
            <Link href="/sign-in">{t('link.toSignIn')}</Link>
          </Button>
          <Button variant="ghost" onClick={() => setSentTo(null)}>
            {t('forgotten.again')}
          </Button>
        </div>
      </PublicCard>
    </div>
  );
}
