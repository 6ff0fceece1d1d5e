import { useFormatter, useTranslations } from 'next-intl';
import { PageLinks } from '@/components/navigation/page-links';
import { PageSection } from '@/components/page/page-section';
import { LiveRefresh } from '@/components/query/live-refresh';
import { Badge } from '@/components/ui/badge';
import type { InvitationDto, InvitationPage } from '@/lib/users/invitations/invitation-schemas';
import { InvitationActions } from './invitation-actions';

function Invitation({ invitation }: { invitation: InvitationDto }) {
  const t = useTranslations('administration.people.invitations');
  const roles = useTranslations('layout.role');
  const format = useFormatter();
  const { email, role, invitedBy, createdAt, expiresAt, expired } = invitation;
  const when = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-t px-4 py-2">
      <div className="min-w-52 flex-1">
        <p className="wrap-anywhere">
          <span className="font-medium">{email}</span> <span className="text-ink-muted">{roles(role)}</span>
        </p>
        <p className="text-ink-muted text-sm">
          {invitedBy ? t('by', { name: invitedBy, at: when(createdAt) }) : t('at', { at: when(createdAt) })}
        </p>
      </div>
      {expired ? (
        <Badge tone="caution">{t('expired')}</Badge>
      ) : (
        <p className="text-ink-muted text-sm tabular-nums">{t('until', { at: when(expiresAt) })}</p>
      )}
      <InvitationActions invitation={invitation} />
    </li>
  );
}

interface InvitationSectionProps {
  invitations: InvitationPage;
  getHref: (page: number) => string;
}

/** The invitations that nobody accepted yet; nothing without any. */
export function InvitationSection({ invitations, getHref }: InvitationSectionProps) {
  const t = useTranslations('administration.people.invitations');
  if (invitations.totalItems === 0) return null;
  return (
    <PageSection
      id="invitations"
      title={t('title')}
      actions={<p className="text-ink-muted text-sm tabular-nums">{t('total', { count: invitations.totalItems })}</p>}
    >
      {/* Who accepts leaves the list. */}
      <LiveRefresh />
      <ul>
        {invitations.items.map((invitation) => (
          <Invitation key={invitation.invitationId} invitation={invitation} />
        ))}
      </ul>
      <div className="px-4 empty:hidden [&>nav]:py-2">
        <PageLinks {...invitations} getHref={getHref} />
      </div>
    </PageSection>
  );
}
