'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { processQueries } from '@/components/queries/processes/process-queries';

/** Characters of the name that are kept: with the addition it stays within 200. */
const longestName = 180;

/** Copies a process with all its sections, but without its external ids and candidates. */
export function useDuplicateProcess(): (processId: string) => Promise<void> {
  const t = useTranslations('processes.actions');
  const router = useRouter();
  const client = useQueryClient();
  const banner = useBanner();
  const reportError = useReportError();
  return async (processId) => {
    try {
      const original = await apiAnswer<ProcessDto>({ path: `/processes/${processId}` });
      const name = t('copyName', { name: original.name.slice(0, longestName) });
      const body = { ...original, name, externalProcessId: null, externalRecruitmentId: null };
      const copy = await apiAnswer<ProcessDto>({ method: 'POST', path: '/processes', body });
      // The copy of an unfinished process is unfinished.
      if (original.status !== 'IN_CREATION') {
        await apiRequest({ method: 'PUT', path: `/processes/${copy.id}/defined`, body: {} });
      }
      const open = { label: t('openCopy'), onClick: () => router.push(`/processes/${copy.id}`) };
      banner.showSuccess(t('duplicated', { name }), { action: open });
    } catch (error) {
      reportError(error);
    }
    void client.invalidateQueries({ queryKey: processQueries.all });
  };
}
