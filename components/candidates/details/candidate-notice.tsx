'use client';

import { Archive, ArrowRight, CircleAlert, Info, ListPlus, RotateCw, type LucideIcon } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { UnjudgedNote } from '@/components/analysis/unjudged-note';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { ProgressBar } from '@/components/ui/progress-bar';
import { useCan } from '@/components/users/current-user';
import type { CandidateDto, CandidateStatus } from '@/lib/domain/candidate-schemas';
import { mayReprocess } from '@/lib/domain/candidate-status';
import type { ProcessStatus } from '@/lib/domain/process-schemas';
import { startsAnalyses } from '@/lib/domain/process-status';
import { candidateStatusVariants, isUnderWay } from '@/components/fields/candidates/candidate-status';
import { useStatusReason } from '@/components/fields/candidates/use-status-reason';

type LiveStatus = Pick<CandidateDto, 'status' | 'statusReason' | 'progress' | 'readingPage' | 'readingPages'>;
type Tone = 'calm' | 'caution' | 'negative';

/** Statuses with a current result. */
const statusesWithoutNotice: readonly CandidateStatus[] = ['NEW', 'SEEN', 'sent'];
const tones: Partial<Record<CandidateStatus, Tone>> = {
  ERROR: 'negative',
  NO_FILE_FOUND: 'negative',
  PROCESSING_OUTDATED: 'caution',
  INSUFFICIENT_POSITION_DESCRIPTION: 'caution',
};

/** Whether the notice offers re-analysis, so that the header does not. */
export function noticeOffersReprocess(status: CandidateStatus): boolean {
  return mayReprocess(status) && status in tones;
}

/** Whether an analysis is due, so that a process which starts none blocks the candidate. */
function waitsForAnalysis(status: CandidateStatus): boolean {
  return noticeOffersReprocess(status) || status === 'AWAITING_PROCESSING' || status === 'AWAITING_DOWNLOAD';
}

function getIcon(status: CandidateStatus, tone: Tone): LucideIcon {
  if (tone === 'calm') return candidateStatusVariants[status].icon;
  return tone === 'negative' ? CircleAlert : Info;
}

interface BoxProps {
  tone: Tone;
  icon: LucideIcon;
  spinning?: boolean;
  children: ReactNode;
}

function Box({ tone, icon: Icon, spinning = false, children }: BoxProps) {
  return (
    <div
      role="status"
      className={cn(
        'm-4 flex items-start gap-2.5 rounded-lg px-3 py-2.5',
        tone === 'calm' && 'bg-sunken',
        tone === 'caution' && 'bg-caution-soft text-caution-ink',
        tone === 'negative' && 'bg-negative-soft text-negative-ink',
      )}
    >
      <Icon className={cn('mt-0.5 size-4 shrink-0', spinning && 'animate-spin')} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

interface CandidateNoticeProps {
  liveStatus: LiveStatus;
  process: {
    id: string;
    status: ProcessStatus;
    /** What it asks for that no CV can be judged by. */ unjudged?: readonly string[];
  };
  /** Null: not available in this status, in this process or to this user. */
  onReprocess: (() => void) | null;
  loading: boolean;
}

function NoticeActions({ liveStatus: { status }, process, onReprocess, loading }: CandidateNoticeProps) {
  const t = useTranslations('candidateDetails.notice');
  const mayEdit = useCan('process:write');
  const archived = process.status === 'ARCHIVED';
  const blocked = archived || (waitsForAnalysis(status) && !startsAnalyses(process.status));
  const addsRequirements = mayEdit && !archived && status === 'INSUFFICIENT_POSITION_DESCRIPTION';
  const reprocess = noticeOffersReprocess(status) ? onReprocess : null;
  if (!reprocess && !addsRequirements && !(mayEdit && blocked)) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {addsRequirements && (
        <Button size="sm" asChild>
          <Link href={`/processes/${process.id}?edit=${process.id}&step=criteria`}>
            <ListPlus aria-hidden="true" />
            {t('addRequirements')}
          </Link>
        </Button>
      )}
      {reprocess && (
        <Button size="sm" loading={loading} onClick={reprocess}>
          <RotateCw aria-hidden="true" />
          {t('reprocess')}
        </Button>
      )}
      {mayEdit && blocked && (
        <Button size="sm" asChild>
          <Link href={`/processes/${process.id}`}>
            {t('toProcess')}
            <ArrowRight aria-hidden="true" />
          </Link>
        </Button>
      )}
    </div>
  );
}

/** Explains a missing or outdated result or a read-only candidate, and what to do about it. */
export function CandidateNotice(props: CandidateNoticeProps) {
  const t = useTranslations('candidateDetails.notice');
  const { liveStatus, process } = props;
  const reason = useStatusReason()(liveStatus.statusReason);
  const { status, progress, readingPage: page, readingPages: count } = liveStatus;
  const archived = process.status === 'ARCHIVED';
  if (statusesWithoutNotice.includes(status)) {
    if (!archived) return null;
    return (
      <Box tone="caution" icon={Archive}>
        <p className="max-w-prose text-pretty">{t('archived')}</p>
        <NoticeActions {...props} />
      </Box>
    );
  }
  const tone = tones[status] ?? 'calm';
  const running = isUnderWay(status);
  const stopped = !archived && waitsForAnalysis(status) && !startsAnalyses(process.status);
  return (
    <Box tone={tone} icon={getIcon(status, tone)} spinning={running}>
      <p className="font-medium">{t(`${status}.title`)}</p>
      <p className="max-w-prose text-pretty">
        {page !== null && count !== null ? t('readingPage', { page, count }) : (reason ?? t(`${status}.text`))}
      </p>
      {status === 'INSUFFICIENT_POSITION_DESCRIPTION' && (
        <UnjudgedNote texts={process.unjudged ?? []} className="px-0 py-1" />
      )}
      {(archived || stopped) && <p className="max-w-prose text-pretty">{t(archived ? 'archived' : 'stopped')}</p>}
      {running && <ProgressBar label={t('progress')} value={progress} className="bg-line mt-2" />}
      <NoticeActions {...props} />
    </Box>
  );
}
