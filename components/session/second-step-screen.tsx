'use client';

import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { SecondStepCard, type SecondStepCardProps } from '@/components/users/second-step/second-step-card';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import { useLogOut } from './use-log-out';

/** Signs out instead of setting up the second step. */
function SignOutButton() {
  const t = useTranslations('secondStep.page');
  const { logOutAtOnce, pending } = useLogOut();
  return (
    <Button className="mt-8" loading={pending} onClick={logOutAtOnce}>
      {t('signOut')}
    </Button>
  );
}

interface SecondStepScreenProps extends Omit<SecondStepCardProps, 'signOut'> {
  /** Sent with this page only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['secondStep'];
}

/** The page on which somebody sets up the second step that their role requires. */
export function SecondStepScreen({ texts, ...card }: SecondStepScreenProps) {
  const around = useMessages();
  const locale = useLocale();
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, secondStep: texts }}>
      <SecondStepCard {...card} signOut={<SignOutButton />} />
    </NextIntlClientProvider>
  );
}
