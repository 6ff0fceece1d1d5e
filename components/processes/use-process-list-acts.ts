'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useCallback, useMemo, useState } from 'react';
import { useTellFailure } from '@/components/layout/use-tell-failure';
import { useBanner } from '@/components/ui/banner';
import { apiAnswer } from '@/lib/http/browser/browser-client';
import type { ProcessDto, ProcessStatus } from '@/lib/processes/schemas';
import { possibleStatuses } from '@/lib/processes/status';
import { processQueries } from './process-queries';

/** The status before, where the one it has now leads back to it; work under way shows an active process as running. */
function wayBack(before: ProcessStatus, now: ProcessStatus): ProcessStatus | null {
  const stored = before === 'IN_PROGRESS' ? 'ACTIVE' : before;
  return possibleStatuses(now).includes(stored) ? stored : null;
}

/** What can be done to the rows of the process list. */
export function useProcessListActs() {
  const t = useTranslations('processes.act');
  const common = useTranslations('common');
  const router = useRouter();
  const client = useQueryClient();
  const banner = useBanner();
  const tellFailure = useTellFailure();
  const [openRows, setOpenRows] = useState<ReadonlySet<string>>(new Set());

  const toggleRow = useCallback((processId: string) => {
    setOpenRows((rows) =>
      rows.has(processId) ? new Set([...rows].filter((id) => id !== processId)) : new Set([...rows, processId]),
    );
  }, []);
  const changeStatus = useCallback(
    async function change(process: ProcessDto, to: ProcessStatus, words: string): Promise<void> {
      try {
        const path = `/processes/${process.id}/status`;
        const changed = await apiAnswer<ProcessDto>({ method: 'PUT', path, body: { status: to } });
        const back = wayBack(process.status, changed.status);
        const undo = { label: common('undo'), onAct: () => void change(changed, back ?? to, t('undone')) };
        banner.showSuccess(words, back && words !== t('undone') ? { action: undo } : {});
      } catch (error) {
        await tellFailure(error);
      }
      router.refresh();
      // What other parts of the screen show about processes is out of date.
      await client.invalidateQueries({ queryKey: processQueries.all });
    },
    [banner, client, common, router, t, tellFailure],
  );
  return useMemo(() => ({ openRows, toggleRow, changeStatus }), [openRows, toggleRow, changeStatus]);
}
