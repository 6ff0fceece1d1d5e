'use client';

import { ExternalLink, Eye, Play } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import { IconButton } from '@/components/ui/icon-button';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { ProcessRowMenu } from './process-row-menu';

/** View, Run process and the link to the ATS (specification, section 2), and a menu with the rest. */
export function ProcessRowActions({ process }: { process: ProcessListItem }) {
  const t = useTranslations('processes.actions');
  const tabIndex = useRowTabIndex();
  const canWrite = process.permissions.includes('process:write');
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
      {canWrite && <RunButton process={process} tabIndex={tabIndex} />}
      {canWrite && <ProcessRowMenu process={process} tabIndex={tabIndex} />}
    </span>
  );
}

interface RunButtonProps {
  process: ProcessListItem;
  tabIndex: number;
}

/** Run process: activates it, which starts the analysis of every CV that waits. An active one has nothing to run. */
function RunButton({ process, tabIndex }: RunButtonProps) {
  const t = useTranslations('processes.actions');
  const change = useChangeStatus();
  const { status, awaitingCandidates } = process;
  const blockedReason =
    status === 'ACTIVE' || status === 'IN_PROGRESS' || status === 'IN_CREATION' ? t(`runBlocked.${status}`) : null;
  const run = () => change.mutate({ process, to: 'ACTIVE', successText: t('started', { count: awaitingCandidates }) });
  return (
    <IconButton
      size="sm"
      label={blockedReason ?? t('run')}
      tabIndex={tabIndex}
      aria-disabled={blockedReason !== null}
      onClick={blockedReason === null ? run : undefined}
    >
      <Play aria-hidden="true" />
    </IconButton>
  );
}
