'use client';

import { useQuery } from '@tanstack/react-query';
import { Download, FileClock, FileX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useEffect } from 'react';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/http/browser/browser-client';
import type { CandidateDto, CandidateStatus } from '@/lib/domain/candidate-schemas';
import {
  candidatePath,
  cvFileQuery,
  cvOpeningQuery,
  cvTextQuery,
} from '@/components/queries/candidates/candidate-queries';

/** The ATS will deliver the file, so none has to be added. */
const comesFromAts: readonly CandidateStatus[] = ['AWAITING_DOWNLOAD', 'DOWNLOADING'];

/** Reading takes some seconds. */
const unreadInterval = 4_000;

interface CvPaneProps {
  candidate: CandidateDto;
  labels?: ReadonlyMap<string, string>;
  /** On the full-screen page: no link to itself. */
  fullScreen?: boolean;
  /** The first page stands on the screen, or there is none. Must be stable. */
  onDrawn?: () => void;
}

export function CvSkeleton() {
  return (
    <div className="bg-sunken h-full p-4">
      <Skeleton className="mx-auto h-full max-w-2xl" />
    </div>
  );
}

/** pdf.js runs in the browser only, and is large. */
const CvViewer = lazyPart(() => import('@/components/cv/cv-viewer').then((module) => module.CvViewer), CvSkeleton);

/** The candidate's CV, or why there is none. */
export function CvPane({ candidate, labels, fullScreen = false, onDrawn }: CvPaneProps) {
  const t = useTranslations('cv');
  const { id, processId, isBlind } = candidate;
  // The name of a masked file is hidden too.
  const named = candidate.cvFileName !== null || isBlind;
  const file = useQuery({
    ...cvFileQuery(candidate),
    enabled: named,
    refetchInterval: ({ state }) => state.data === 'unread' && unreadInterval,
  });
  const isUnread = file.data === 'unread';
  useQuery({ ...cvOpeningQuery(candidate), enabled: Boolean(file.data) && !isUnread });
  const missing = !named || file.data === null || (file.error instanceof ApiError && file.error.status === 404);
  const isWithoutPages = missing || isUnread || file.error !== null;
  useEffect(() => {
    if (isWithoutPages) onDrawn?.();
  }, [isWithoutPages, onDrawn]);
  if (missing && comesFromAts.includes(candidate.status)) {
    return (
      <EmptyState icon={Download} title={t('inAts')}>
        {t('inAtsHint')}
      </EmptyState>
    );
  }
  if (missing) {
    return (
      <EmptyState icon={FileX} title={t('none')}>
        {t.rich('noneHint', {
          list: (text) => (
            <Link href={`/processes/${processId}`} className="text-accent-ink underline">
              {text}
            </Link>
          ),
        })}
      </EmptyState>
    );
  }
  if (file.error) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  if (file.data === 'unread') {
    return (
      <EmptyState icon={FileClock} title={t('unread')}>
        {t('unreadHint')}
      </EmptyState>
    );
  }
  if (!file.data) return <CvSkeleton />;
  return (
    <CvViewer
      file={file.data}
      textQuery={cvTextQuery(candidate)}
      ownPages={candidate.ownPages}
      fileName={isBlind ? t('masked') : candidate.cvFileName}
      {...(fullScreen ? {} : { fullScreenUrl: `/pdf?${new URLSearchParams({ processId, candidateId: id })}` })}
      {...(candidate.cvKind && candidate.cvKind !== 'PDF'
        ? { originalUrl: `/api/v1${candidatePath(processId, id)}/cv` }
        : {})}
      {...(candidate.analysis ? { verdicts: candidate.analysis.verdicts } : {})}
      {...(labels ? { labels } : {})}
      {...(onDrawn ? { onDrawn } : {})}
    />
  );
}
