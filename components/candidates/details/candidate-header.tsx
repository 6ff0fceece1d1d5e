'use client';

import { ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { PageTitle } from '@/components/page/page-title';
import { useScreenActions } from '@/components/keys/screen-actions';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { CandidateDto } from '@/lib/candidates/schemas';
import { CandidateStatus } from '@/components/candidates/fields/candidate-status';

interface CandidateHeaderProps {
  name: string;
  liveStatus: Pick<CandidateDto, 'status' | 'statusReason' | 'progress'> | undefined;
  atsId: string | null;
  backUrl: string;
  walk: {
    position: number | null;
    total: number | null;
    hasNext: boolean;
    hasPrevious: boolean;
    goNext: () => void;
    goPrevious: () => void;
  };
  /** Null: not offered in this status, or to this person. */
  onReprocess: (() => void) | null;
  /** The button stands elsewhere on the screen; keys and palette offer the act all the same. */
  reprocessElsewhere: boolean;
  reprocessing: boolean;
}

/** Who is open, how they stand, and the way to the next. */
export function CandidateHeader({ name, liveStatus, walk, ...props }: CandidateHeaderProps) {
  const t = useTranslations('candidateDetails');
  const { onReprocess } = props;
  useScreenActions(
    onReprocess ? [{ id: 'reprocess', label: t('reprocess'), icon: RotateCw, keys: ['r'], onRun: onReprocess }] : [],
  );
  return (
    <PageTitle
      title={name}
      backButtonId="candidateDetails.back"
      backButtonUrl={props.backUrl}
      aside={
        <>
          {liveStatus && <CandidateStatus candidate={liveStatus} />}
          {props.atsId && <span className="text-ink-muted text-sm">{t('atsId', { id: props.atsId })}</span>}
        </>
      }
      actions={
        <>
          {props.onReprocess && !props.reprocessElsewhere && (
            <Button variant="ghost" loading={props.reprocessing} onClick={props.onReprocess}>
              <RotateCw aria-hidden="true" />
              {t('reprocess')}
            </Button>
          )}
          {walk.position !== null && (
            <nav aria-label={t('walk')} className="flex items-center gap-1">
              <IconButton
                variant="secondary"
                label={t('keys.previous')}
                disabled={!walk.hasPrevious}
                onClick={walk.goPrevious}
              >
                <ChevronLeft aria-hidden="true" />
              </IconButton>
              <span className="text-ink-muted min-w-16 text-center text-sm tabular-nums">
                {walk.total === null ? walk.position : t('position', { position: walk.position, total: walk.total })}
              </span>
              <IconButton variant="secondary" label={t('keys.next')} disabled={!walk.hasNext} onClick={walk.goNext}>
                <ChevronRight aria-hidden="true" />
              </IconButton>
            </nav>
          )}
        </>
      }
    />
  );
}
