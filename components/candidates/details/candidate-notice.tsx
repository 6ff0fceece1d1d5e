'use client';

import { CircleAlert, Info, LoaderCircle, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { cn } from '@/components/ui/class-names';
import { ProgressBar } from '@/components/ui/progress-bar';
import type { CandidateDto, CandidateStatus } from '@/lib/candidates/schemas';
import { useStatusReason } from '../use-status-reason';

type Standing = Pick<CandidateDto, 'status' | 'statusReason' | 'progress'>;
type Tone = 'calm' | 'caution' | 'negative';

/** Statuses whose results stand on their own need no words. */
const silent: readonly CandidateStatus[] = ['NEW', 'SEEN', 'sent'];
const tones: Partial<Record<CandidateStatus, Tone>> = {
  ERROR: 'negative',
  NO_FILE_FOUND: 'negative',
  PROCESSING_OUTDATED: 'caution',
  INSUFFICIENT_POSITION_DESCRIPTION: 'caution',
};

function Box({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = tone === 'calm' ? LoaderCircle : tone === 'negative' ? CircleAlert : Info;
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
      <Icon className={cn('mt-0.5 size-4 shrink-0', tone === 'calm' && 'animate-spin')} aria-hidden="true" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}

interface CandidateNoticeProps {
  standing: Standing;
  /** Null: not offered in this status, or to this person. */
  onReprocess: (() => void) | null;
  loading: boolean;
}

/** Why there is no result, or not a current one, and what to do about it. */
export function CandidateNotice({ standing, onReprocess, loading }: CandidateNoticeProps) {
  const t = useTranslations('candidateDetails.notice');
  const reason = useStatusReason()(standing.statusReason);
  const { status, progress } = standing;
  if (silent.includes(status)) return null;
  const tone = tones[status] ?? 'calm';
  const running = status === 'IN_PROGRESS' || status === 'DOWNLOADING';
  return (
    <Box tone={tone}>
      <p className="font-medium">{t(`${status}.title`)}</p>
      <p className="max-w-prose text-pretty">{reason ?? t(`${status}.text`)}</p>
      {running && <ProgressBar label={t('progress')} value={progress} className="bg-line mt-2" />}
      {onReprocess && tone !== 'calm' && (
        <Button size="sm" className="mt-2" loading={loading} onClick={onReprocess}>
          <RotateCw aria-hidden="true" />
          {t('again')}
        </Button>
      )}
    </Box>
  );
}
