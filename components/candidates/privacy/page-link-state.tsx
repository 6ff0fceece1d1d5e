'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmButton } from '@/components/ui/confirm-button';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { PageLink, PrivacyDto } from '@/lib/person-rights/person-schemas';
import { usePrivacyCall } from './use-privacy-call';

interface PageLinkStateProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  privacy: PrivacyDto;
}

/** The link to the candidate's own page: make, mail, revoke it. */
export function PageLinkState({ candidate, privacy: { link, mayMail } }: PageLinkStateProps) {
  const t = useTranslations('candidatePrivacy.link');
  const format = useFormatter();
  const mayMake = useCan('candidate:export');
  const [shown, setShown] = useState<string | null>(null);
  const make = usePrivacyCall(candidate, async (response) => {
    const { link: made } = (await response.json()) as PageLink;
    if (made) setShown(made);
  });
  const revoke = usePrivacyCall(candidate);
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: 'medium' });
  const state = link
    ? [
        t(link.mailed ? 'mailed' : 'handed', { day: day(link.createdAt), until: day(link.expiresAt) }),
        link.openedAt ? t('opened', { day: day(link.openedAt) }) : t('unopened'),
      ].join(' · ')
    : t('none');
  return (
    <div className="flex flex-col gap-2">
      <p className="text-pretty">{state}</p>
      {mayMake && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            loading={make.isPending}
            onClick={() => make.mutate({ method: 'POST', path: 'link', body: { mail: false } })}
          >
            {t(link ? 'makeAgain' : 'make')}
          </Button>
          {mayMail && (
            <Button
              size="sm"
              loading={make.isPending}
              onClick={() => make.mutate({ method: 'POST', path: 'link', body: { mail: true } })}
            >
              {t('mail')}
            </Button>
          )}
          {link && (
            <ConfirmButton
              size="sm"
              variant="ghost"
              title={t('revokeTitle')}
              text={t('revokeLead')}
              confirmLabel={t('revoke')}
              danger
              loading={revoke.isPending}
              onConfirm={(close) => revoke.mutate({ method: 'DELETE', path: 'link' }, { onSuccess: close })}
            >
              {t('revoke')}
            </ConfirmButton>
          )}
        </div>
      )}
      {shown && (
        <ShownOnceDialog
          title={t('title')}
          description={t('lead')}
          value={shown}
          label={t('label')}
          note={t('note')}
          guarded={false}
          onClose={() => setShown(null)}
        />
      )}
    </div>
  );
}
