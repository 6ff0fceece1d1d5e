'use client';
import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { useScreenKeys } from '@/components/keys/use-screen-keys';
import { fetchCandidates } from '@/components/queries/candidates/candidate-queries';
import { Button } from '@/components/ui/button';
import { ScoreBar } from '@/components/ui/score-bar';
import type { DashboardDto } from '@/lib/processes/dashboard-schemas';
import { RowLink } from './row-link';

/** Unreviewed candidates by process, each a queue that can be walked. */
export function ReviewQueues({ queues }: { queues: DashboardDto['reviewQueues'] }) {
  const t = useTranslations('home');
  const start = useStartReview();
  const [first] = queues;
  useScreenKeys(
    t('title'),
    first
      ? [{ keys: ['q'], label: t('awaiting.startKey'), onPress: () => start.mutate({ processId: first.processId }) }]
      : [],
  );
  return queues.map(({ processId, processName, count, best }) => (
    <section key={processId} aria-label={processName} className="border-t">
      <div className="flex items-center justify-between gap-4 px-4 py-2">
        <h3 className="min-w-0">
          <span className="line-clamp-3 font-medium break-words sm:line-clamp-2">{processName}</span>
          <span className="text-ink-muted text-sm tabular-nums">{t('awaiting.total', { count })}</span>
        </h3>
        <Button
          size="sm"
          loading={start.isPending && start.variables.processId === processId}
          aria-label={`${t('awaiting.start')}: ${processName}`}
          onClick={() => start.mutate({ processId })}
        >
          <Play aria-hidden="true" />
          {t('awaiting.start')}
        </Button>
      </div>
      <ul>
        {best.map(({ candidateId, name, ordinalNumber, matchScore }) => (
          <RowLink
            key={candidateId}
            href={`/processes/${processId}/candidates/${candidateId}`}
            title={name ?? t('candidateNumber', { number: ordinalNumber })}
            onOpen={() => start.mutate({ processId, candidateId })}
          >
            <ScoreBar
              score={matchScore}
              label={matchScore === null ? t('awaiting.noScore') : t('awaiting.score', { score: matchScore })}
            />
          </RowLink>
        ))}
      </ul>
    </section>
  ));
}

interface ReviewStart {
  processId: string;
  /** By default the first of the queue. */
  candidateId?: string;
}

/** Opens a process's queue of candidates to review, best match first; NEXT and PREV walk exactly this queue. */
function useStartReview() {
  const router = useRouter();
  return useMutation({
    mutationFn: ({ processId }: ReviewStart) =>
      fetchCandidates(
        processId,
        { page: 1, pageSize: 10, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true },
        { review: ['TO_REVIEW'] },
      ),
    meta: { successBanner: false },
    onSuccess: ({ items, searchId }, { processId, candidateId }) => {
      const index = Math.max(
        0,
        items.findIndex(({ id }) => id === candidateId),
      );
      const first = items[index];
      // Somebody has reviewed all of them meanwhile.
      if (first) router.push(candidateHref(processId, first.id, { searchId, position: index + 1 }));
      else router.refresh();
    },
  });
}
