'use client';

import { ExternalLink, Eye, Play } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { IconButton } from '@/components/ui/icon-button';
import { useCan } from '@/components/users/current-user';
import type { ProcessListItem } from '@/lib/processes/schemas';
import { useProcessList } from './process-list-context';
import { ProcessRowMenu } from './process-row-menu';
import { useRunBlockedReason } from './use-run-blocked-reason';

/** View, Run process and the link to the ATS (specification, section 2), and what else can be done. */
export function ProcessRowActions({ process }: { process: ProcessListItem }) {
  const t = useTranslations('processes.act');
  const tabIndex = useRowTabIndex();
  const may = useCan('process:write');
  return (
    <span className="flex justify-end">
      {process.atsUrl && (
        <IconButton asChild size="sm" label={t('openInAts')}>
          <a href={process.atsUrl} target="_blank" rel="noreferrer" tabIndex={tabIndex}>
            <ExternalLink aria-hidden="true" />
          </a>
        </IconButton>
      )}
      <IconButton asChild size="sm" label={t('view')}>
        <Link href={`/processes/${process.id}`} prefetch={false} tabIndex={tabIndex}>
          <Eye aria-hidden="true" />
        </Link>
      </IconButton>
      {may && <RunButton process={process} tabIndex={tabIndex} />}
      {may && <ProcessRowMenu process={process} tabIndex={tabIndex} />}
    </span>
  );
}

interface RunButtonProps {
  process: ProcessListItem;
  tabIndex: number;
}

/** Run process: activates it, which begins the analysis of every CV that waits. */
function RunButton({ process, tabIndex }: RunButtonProps) {
  const t = useTranslations('processes.act');
  const { changeStatus } = useProcessList();
  const why = useRunBlockedReason()(process);
  return (
    <IconButton
      size="sm"
      label={why ?? t('run')}
      tabIndex={tabIndex}
      aria-disabled={why !== null}
      onClick={() =>
        why === null &&
        void changeStatus({ process, to: 'ACTIVE', successText: t('started', { count: process.awaitingCandidates }) })
      }
    >
      <Play aria-hidden="true" />
    </IconButton>
  );
}
