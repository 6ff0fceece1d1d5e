'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { candidatePath } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { lazyPart } from '@/components/ui/lazy-part';
import { ShownOnceDialog } from '@/components/ui/shown-once-dialog';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import type { InterviewTimesDto, TimesLink } from '@/lib/interview-times/times-schemas';
import { useTimesCall } from './use-times-call';

const MoveDialog = lazyPart(() => import('./move-dialog').then((module) => module.MoveDialog));

interface InterviewActionsProps {
  candidate: Pick<CandidateDto, 'processId' | 'id'>;
  current: NonNullable<InterviewTimesDto['current']>;
  mayMail: boolean;
  /** The process is not archived, where only calling off is left. */
  isEditable: boolean;
  /** An arranged interview that has not begun. */
  isAhead: boolean;
}

/** What can be done with an offer: set or change the time, hand the link over again, download, call off. */
export function InterviewActions({ candidate, current, mayMail, isEditable, isAhead }: InterviewActionsProps) {
  const t = useTranslations('interviewTimes');
  const banner = useBanner();
  const { processId, id } = candidate;
  const path = `${candidatePath(processId, id)}/interview-times`;
  const { state, event, link } = current;
  const isWaiting = state === 'OFFERED' || state === 'DECLINED';
  const [isMoving, setIsMoving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const renew = useTimesCall(processId, async (response) => {
    const { link: made } = (await response.json()) as TimesLink;
    if (made) setShown(made);
    else banner.showSuccess(t('mailed'));
  });
  const cancel = useTimesCall(processId, () => setIsAsking(false));
  const makeLink = (mail: boolean) => renew.mutate({ method: 'POST', path: `${path}/link`, body: { mail } });
  return (
    <div className="flex flex-wrap gap-2 empty:hidden">
      {event && (
        <Button size="sm" asChild>
          <a href={`/api/v1${path}/calendar`} download>
            {t('download')}
          </a>
        </Button>
      )}
      {isEditable && (isAhead || isWaiting) && (
        <Button size="sm" aria-haspopup="dialog" onClick={() => setIsMoving(true)}>
          {t(isAhead ? 'move' : 'set')}
        </Button>
      )}
      {isEditable && link && (
        <Button size="sm" loading={renew.isPending} onClick={() => makeLink(false)}>
          {t('newLink')}
        </Button>
      )}
      {isEditable && link && mayMail && (
        <Button size="sm" loading={renew.isPending} onClick={() => makeLink(true)}>
          {t('mailLink')}
        </Button>
      )}
      {(isAhead || isWaiting) && (
        <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
          {t(isAhead ? 'cancel' : 'withdraw')}
        </Button>
      )}
      {isMoving && <MoveDialog candidate={candidate} onClose={() => setIsMoving(false)} />}
      {shown && (
        <ShownOnceDialog
          title={t('linkTitle')}
          description={t('linkLead')}
          value={shown}
          label={t('link')}
          note={t('linkNote')}
          guarded={false}
          onClose={() => setShown(null)}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t(isAhead ? 'cancelTitle' : 'withdrawTitle')}
        confirmLabel={t(isAhead ? 'cancel' : 'withdraw')}
        cancelLabel={t('keep')}
        danger
        loading={cancel.isPending}
        onConfirm={() => cancel.mutate({ method: 'DELETE', path })}
      >
        {isAhead ? t('cancelLead', { mailed: mayMail ? 'yes' : 'no' }) : t('withdrawLead')}
      </ConfirmDialog>
    </div>
  );
}
