'use client';

import {
  CircleAlert,
  Clock,
  Download,
  Eye,
  FileX,
  History,
  ListX,
  LoaderCircle,
  Send,
  Sparkle,
  UserCheck,
  type LucideIcon,
} from 'lucide-react';
import { useTranslations } from 'next-intl';
import { cn } from '@/components/ui/class-names';
import { Tooltip } from '@/components/ui/tooltip';
import type { CandidateListItem, CandidateStatus as Status } from '@/lib/domain/candidate-schemas';
import { useStatusReason } from './use-status-reason';

export const candidateStatusVariants: Record<Status, { icon: LucideIcon; text: string }> = {
  AWAITING_DOWNLOAD: { icon: Download, text: 'text-ink-muted' },
  AWAITING_EXTERNAL_PICK: { icon: UserCheck, text: 'text-ink-muted' },
  AWAITING_PROCESSING: { icon: Clock, text: 'text-ink-muted' },
  DOWNLOADING: { icon: LoaderCircle, text: 'text-accent-ink' },
  ERROR: { icon: CircleAlert, text: 'text-negative-ink' },
  INSUFFICIENT_POSITION_DESCRIPTION: { icon: ListX, text: 'text-caution-ink' },
  IN_PROGRESS: { icon: LoaderCircle, text: 'text-accent-ink' },
  NEW: { icon: Sparkle, text: 'text-accent-ink' },
  NO_FILE_FOUND: { icon: FileX, text: 'text-negative-ink' },
  PROCESSING_OUTDATED: { icon: History, text: 'text-caution-ink' },
  SEEN: { icon: Eye, text: 'text-ink-muted' },
  sent: { icon: Send, text: 'text-positive-ink' },
};

/** In progress, not merely waiting. */
export const isUnderWay = (status: Status): boolean => status === 'IN_PROGRESS' || status === 'DOWNLOADING';

type LiveStatus = Pick<CandidateListItem, 'status' | 'statusReason' | 'progress'>;

/** A candidate's status as icon and label; with progress while the analysis runs, with the reason after a failure. */
export function CandidateStatus({ candidate, className }: { candidate: LiveStatus; className?: string }) {
  const t = useTranslations('candidates');
  const reason = useStatusReason()(candidate.statusReason);
  const { icon, text } = candidateStatusVariants[candidate.status];
  const running = isUnderWay(candidate.status);
  // A run that has a reason sleeps until the provider can be asked again.
  const waiting = running && reason !== null;
  const Icon = waiting ? Clock : icon;
  const mark = (
    <span className={cn('flex max-w-full items-center gap-1 text-sm', text, className)}>
      <Icon className={cn('size-4 shrink-0', running && !waiting && 'animate-spin')} aria-hidden="true" />
      {/* Two of the specification’s labels begin with a small letter. */}
      <span className="truncate first-letter:uppercase">{t(`status.${candidate.status}`)}</span>
      {/* What the specification's word means. */}
      {candidate.status === 'SEEN' && <span className="shrink-0 text-xs">· {t('seen')}</span>}
      {running && candidate.progress !== null && (
        <span className="tabular-nums">{t('percent', { value: candidate.progress / 100 })}</span>
      )}
      {reason && <span className="sr-only">{reason}</span>}
    </span>
  );
  if (!reason) return mark;
  return <Tooltip content={reason}>{mark}</Tooltip>;
}
