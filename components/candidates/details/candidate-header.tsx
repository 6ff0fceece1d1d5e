'use client';

import { ChevronLeft, ChevronRight, RotateCw, Send } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { PickObstacle } from '@/components/ats/picks/pick-obstacle';
import { PageTitle } from '@/components/page/page-title';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { PickReason } from '@/lib/ats/picks/pick-schemas';
import type { CandidateDto } from '@/lib/domain/candidate-schemas';
import { CandidateContacts } from './candidate-contacts';
import { ReadByPerson } from '@/components/fields/candidates/read-by-person';
import { RejectedInAts } from '@/components/fields/candidates/rejected-in-ats';
import { CandidateStatus } from '@/components/fields/candidates/candidate-status';

interface CandidateHeaderProps {
  name: string;
  candidate: CandidateDto | undefined;
  liveStatus: Pick<CandidateDto, 'status' | 'statusReason' | 'progress'> | undefined;
  /** In the ATS. */
  stage: ReactNode;
  /** What is seldom done. */
  menu: ReactNode;
  backUrl: string;
  navigation: {
    position: number | null;
    total: number | null;
    hasNext: boolean;
    hasPrevious: boolean;
    goNext: () => void;
    goPrevious: () => void;
  };
  /** Null: not available in this status or to this user. */
  onReprocess: (() => void) | null;
  /** The notice shows the button; the key and the palette action stay available. */
  hideReprocess: boolean;
  reprocessing: boolean;
  /** Opens the preview of sending to the ATS. Null: not available in this status or to this user. */
  onPick: (() => void) | null;
  /** Why it cannot be sent, where sending would be offered otherwise. */
  pickObstacle: PickReason | null;
}

/** The candidate's name, status and contacts, and navigation to the next one. */
export function CandidateHeader({ name, candidate, liveStatus, navigation, ...props }: CandidateHeaderProps) {
  const t = useTranslations('candidateDetails');
  const picks = useTranslations('ats.pick');
  const { onReprocess, onPick, pickObstacle } = props;
  const obstacleId = useId();
  useScreenActions([
    ...(onReprocess
      ? [{ id: 'reprocess', label: t('reprocess'), icon: RotateCw, keys: ['r'], onRun: onReprocess }]
      : []),
    ...(onPick ? [{ id: 'pick', label: picks('one'), icon: Send, keys: ['p'], onRun: onPick }] : []),
  ]);
  return (
    <>
      <PageTitle
        title={name}
        isOneRow
        backButtonId="candidateDetails.back"
        backButtonUrl={props.backUrl}
        backFrom={[`${props.backUrl}/candidates/compare`]}
        aside={
          <>
            {liveStatus && <CandidateStatus candidate={liveStatus} />}
            {candidate?.isReadByPerson && <ReadByPerson />}
            {candidate?.isRejectedInAts && <RejectedInAts />}
            {props.stage}
            {candidate && <span className="text-ink-muted text-sm">{t('ownId', { id: candidate.ownId })}</span>}
            {candidate?.atsId && <span className="text-ink-muted text-sm">{t('atsId', { id: candidate.atsId })}</span>}
          </>
        }
        actions={
          <>
            {props.onReprocess && !props.hideReprocess && (
              // A phone has both in the menu.
              <Button
                variant="ghost"
                className="max-sm:hidden"
                loading={props.reprocessing}
                onClick={props.onReprocess}
              >
                <RotateCw aria-hidden="true" />
                {t('reprocess')}
              </Button>
            )}
            {(onPick ?? pickObstacle) && (
              <Button
                className="max-sm:hidden"
                onClick={onPick ?? undefined}
                {...(pickObstacle ? { 'aria-disabled': true, 'aria-describedby': obstacleId } : {})}
              >
                <Send aria-hidden="true" />
                {picks('one')}
              </Button>
            )}
            {props.menu}
            {navigation.position !== null && (
              <nav aria-label={t('navigation')} className="flex items-center gap-1">
                <IconButton
                  variant="secondary"
                  label={t('keys.previous')}
                  disabled={!navigation.hasPrevious}
                  onClick={navigation.goPrevious}
                >
                  <ChevronLeft aria-hidden="true" />
                </IconButton>
                <span className="text-ink-muted text-center text-sm tabular-nums sm:min-w-16">
                  {navigation.total === null
                    ? navigation.position
                    : t('position', { position: navigation.position, total: navigation.total })}
                </span>
                <IconButton
                  variant="secondary"
                  label={t('keys.next')}
                  disabled={!navigation.hasNext}
                  onClick={navigation.goNext}
                >
                  <ChevronRight aria-hidden="true" />
                </IconButton>
              </nav>
            )}
          </>
        }
      />
      <div className="flex flex-wrap items-center gap-x-4 px-4 pb-1 empty:hidden lg:px-6">
        {candidate && <CandidateContacts candidate={candidate} className="max-sm:hidden" />}
        {pickObstacle && <PickObstacle id={obstacleId} reason={pickObstacle} isShort className="min-w-0" />}
      </div>
    </>
  );
}
