'use client';

import { useMutation } from '@tanstack/react-query';
import { History } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useReprocessSelected } from '@/components/fields/candidates/use-reprocess';
import { fetchCandidates } from '@/components/queries/candidates/candidate-queries';
import { useBanner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';

const firstPage = { page: 1, pageSize: 20, sortBy: 'MATCH', sortOrder: 'DESC', newSearch: true } as const;

/** After an edit of the criteria: how many ratings are outdated, and a button that analyses those again. */
export function OutdatedNote({ processId, count }: { processId: string; count: number }) {
  const t = useTranslations('candidates.outdated');
  const started = useTranslations('candidates.reprocess');
  const banner = useBanner();
  const reprocess = useReprocessSelected(processId);
  const analyse = useMutation({
    meta: { successBanner: false },
    mutationFn: async () => {
      const { searchId } = await fetchCandidates(processId, firstPage, { statuses: ['PROCESSING_OUTDATED'] });
      return reprocess.mutateAsync({ searchId, except: [] });
    },
    onSuccess: ({ accepted }) => banner.showSuccess(started('started', { count: accepted.length })),
  });
  if (count === 0) return null;
  return (
    <p className="bg-caution-soft text-caution-ink flex flex-wrap items-center gap-2 rounded-md px-3 py-1.5">
      <History className="size-4 shrink-0" aria-hidden="true" />
      {t('count', { count })}
      <Button size="sm" loading={analyse.isPending} onClick={() => analyse.mutate()}>
        {t('analyse')}
      </Button>
    </p>
  );
}
