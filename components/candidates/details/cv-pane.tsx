'use client';

import { useQuery } from '@tanstack/react-query';
import { FileX } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { LazyCvViewer } from '@/components/cv/lazy-cv-viewer';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { ApiError } from '@/lib/http/browser-client';
import type { CandidateDto } from '@/lib/candidates/schemas';
import { cvFileQuery, cvUrl } from '../candidate-queries';

interface CvPaneProps {
  candidate: CandidateDto;
  labels?: ReadonlyMap<string, string>;
  /** The viewer is the page itself: no link to itself. */
  fullScreen?: boolean;
}

export function CvSkeleton() {
  return (
    <div className="bg-sunken h-full p-4">
      <Skeleton className="mx-auto h-full max-w-2xl" />
    </div>
  );
}

/** The candidate's CV, or why there is none to see. */
export function CvPane({ candidate, labels, fullScreen = false }: CvPaneProps) {
  const t = useTranslations('cv');
  const { id, processId } = candidate;
  const file = useQuery({ ...cvFileQuery(processId, id), enabled: candidate.cvFileName !== null });
  const missing = candidate.cvFileName === null || (file.error instanceof ApiError && file.error.status === 404);
  if (missing) {
    return (
      <EmptyState icon={FileX} title={t('none')}>
        {t('noneHint')}
      </EmptyState>
    );
  }
  if (file.error) return <ErrorState error={file.error} onRetry={() => void file.refetch()} />;
  if (!file.data) return <CvSkeleton />;
  return (
    <LazyCvViewer
      file={file.data}
      fileName={candidate.cvFileName}
      downloadUrl={cvUrl(processId, id)}
      {...(fullScreen ? {} : { fullScreenUrl: `/pdf?${new URLSearchParams({ processId, candidateId: id })}` })}
      {...(candidate.analysis ? { verdicts: candidate.analysis.verdicts } : {})}
      {...(labels ? { labels } : {})}
    />
  );
}
