'use client';

import { useTranslations } from 'next-intl';
import type { ProcessListItem } from '@/lib/processes/schemas';

/** Why a process cannot be run now; null: it can. An active one analyses every CV as it comes. */
export function useRunBlockedReason(): (process: ProcessListItem) => string | null {
  const t = useTranslations('processes.act.whyNotRun');
  return ({ status }) =>
    status === 'ACTIVE' || status === 'IN_PROGRESS' || status === 'IN_CREATION' ? t(status) : null;
}
