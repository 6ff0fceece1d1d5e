'use client';

import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { messages as allMessages } from '@/lib/i18n/generated/messages';
import { ForgottenPasswordCard } from './forgotten-password-card';
import { InvitationCard } from './invitation-card';
import { ResetPasswordCard } from './reset-password-card';
import { SetupCard } from './setup-card';

const cards = {
  invitation: InvitationCard,
  reset: ResetPasswordCard,
  setup: SetupCard,
  forgotten: ForgottenPasswordCard,
};

interface AccessPageProps {
  card: keyof typeof cards;
  /** People sign in with the company account. */
  oidc: boolean;
  /** An address that the provider says nothing of counts as verified. */
  trustEmail?: boolean;
  /** Sent with these pages only (docs/decisions/0129). */
  texts: (typeof allMessages.pl)['access'];
}

/** A page that leads to an account. */
export function AccessPage({ card, oidc, trustEmail = false, texts }: AccessPageProps) {
  const around = useMessages();
  const locale = useLocale();
  const Card = cards[card];
  return (
    <NextIntlClientProvider locale={locale} messages={{ ...around, access: texts }}>
      <Card oidc={oidc} trustEmail={trustEmail} />
    </NextIntlClientProvider>
  );
}
