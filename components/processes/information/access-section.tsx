'use client';

import { useQuery } from '@tanstack/react-query';
import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { processQueries } from '@/components/queries/processes/process-queries';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ErrorState } from '@/components/ui/error-state';
import { RadioField } from '@/components/ui/radio-field';
import { Skeleton } from '@/components/ui/skeleton';
import { fullName } from '@/components/users/full-name';
import type { ProcessAccess } from '@/lib/domain/process-access-schemas';
import { AddMember } from './add-member';
import { InformationSection } from './information-section';
import { MemberItem } from './member-item';
import { useChangeAccess } from './use-change-access';

const choices = ['open', 'restricted'] as const;

/** Whether everybody sees the process, and who changed that. Opening it is asked: an arrow key is enough to choose. */
function Visibility({ access, change }: { access: ProcessAccess; change: ReturnType<typeof useChangeAccess> }) {
  const t = useTranslations('processAccess');
  const format = useFormatter();
  const { restrict } = change;
  const [isOpening, setIsOpening] = useState(false);
  const restricted = restrict.isPending ? restrict.variables : access.restricted;
  const { changed } = access;
  const date = changed && format.dateTime(new Date(changed.at), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div className="flex flex-col gap-1">
      {access.mayChange ? (
        <RadioField
          aria-label={t('who')}
          options={choices.map((value) => ({ value, label: t(value) }))}
          value={restricted ? 'restricted' : 'open'}
          onChange={(chosen) => (chosen === 'restricted' ? restrict.mutate(true) : setIsOpening(true))}
          disabled={restrict.isPending}
        />
      ) : (
        <p>{t(restricted ? 'restricted' : 'open')}</p>
      )}
      <p className="text-ink-muted max-w-prose text-sm text-pretty">{t('restrictedHint')}</p>
      {changed && date && (
        <p className="text-ink-muted text-sm">
          {changed.by ? t('changed', { date, name: fullName(changed.by) }) : t('changedBySystem', { date })}
        </p>
      )}
      <ConfirmDialog
        open={isOpening}
        onOpenChange={setIsOpening}
        title={t('opening.title')}
        confirmLabel={t('opening.confirm')}
        loading={restrict.isPending}
        onConfirm={() => restrict.mutate(false, { onSettled: () => setIsOpening(false) })}
      >
        {t('opening.text')}
      </ConfirmDialog>
    </div>
  );
}

/** Who sees the process: everybody or its members, who they are, and who added them. */
export function AccessSection({ processId }: { processId: string }) {
  const t = useTranslations('processAccess');
  const { data: access, error, refetch } = useQuery(processQueries.access(processId));
  const change = useChangeAccess(processId);
  return (
    <InformationSection id="access" title={t('title')}>
      {error && !access && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !access && <Skeleton className="h-24" />}
      {access && (
        <div className="flex flex-col gap-4">
          <Visibility access={access} change={change} />
          <div>
            <h3 className="text-sm font-medium">{t('members')}</h3>
            <p className="text-ink-muted max-w-prose text-sm text-pretty">{t('membersHint')}</p>
            {access.members.length === 0 && <p className="mt-1">{t(access.restricted ? 'noneRestricted' : 'none')}</p>}
            <ul className="mt-1">
              {access.members.map((member) => (
                <MemberItem key={member.user.userId} member={member} access={access} remove={change.remove} />
              ))}
            </ul>
            {access.mayChange && <AddMember access={access} add={change.add} />}
          </div>
        </div>
      )}
    </InformationSection>
  );
}
