'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { PublicCard } from './public-card';
import { SignInCodeForm } from './sign-in-code-form';
import type { SignInFailure } from './try-sign-in';

interface SignInCodeCardProps {
  returnTo: string | null;
  onBack: (failure?: SignInFailure) => void;
}

/** What the sign-in page shows after the right password of an account with a second step. */
export function SignInCodeCard({ returnTo, onBack }: SignInCodeCardProps) {
  const t = useTranslations('signIn.step');
  const router = useRouter();
  const [recovery, setRecovery] = useState(false);
  return (
    <PublicCard title={t('title')} lead={recovery ? t('leadRecovery') : t('lead')}>
      <SignInCodeForm
        key={String(recovery)}
        returnTo={returnTo}
        recovery={recovery}
        onSwitch={() => setRecovery(!recovery)}
        onSignedIn={(path) => router.push(path)}
        onBack={onBack}
      />
    </PublicCard>
  );
}
