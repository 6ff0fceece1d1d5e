'use client';

import { useTranslations } from 'next-intl';
import { lazyPart } from '@/components/ui/lazy-part';
import type { OpenInvitation } from '@/lib/users/invitations/invitation-schemas';
import { CompanySignIn } from './company-sign-in';
import { LinkPage } from './link-page';
import { PublicCard } from './public-card';

const AcceptInvitationForm = lazyPart(() =>
  import('./accept-invitation-form').then((module) => module.AcceptInvitationForm),
);

/** An invitation: accepted with name and password, or by signing in with the company account. */
export function InvitationCard({ oidc, trustEmail = false }: { oidc: boolean; trustEmail?: boolean }) {
  const t = useTranslations('access.invitation');
  const roles = useTranslations('layout.role');
  return (
    <LinkPage<OpenInvitation> path="/invitations/open" advice={t('advice')}>
      {(invitation, token) => {
        const named = { role: roles(invitation.role), email: invitation.email };
        const companyLead = trustEmail ? t('leadTrusted', named) : t('leadOidc', named);
        return (
          <PublicCard title={t('title')} lead={oidc ? companyLead : t('lead', named)}>
            {oidc ? (
              <CompanySignIn failure={null} returnTo={null} />
            ) : (
              <AcceptInvitationForm invitation={invitation} token={token} />
            )}
          </PublicCard>
        );
      }}
    </LinkPage>
  );
}
