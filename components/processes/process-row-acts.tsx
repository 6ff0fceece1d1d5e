'use client';

import { Ellipsis, ExternalLink, Eye, Play } from 'lucide-react';
import Link from 'next/link';
import { useTranslations } from 'next-intl';
import { useRowTabIndex } from '@/components/data-table/row-active-context';
import { IconButton } from '@/components/ui/icon-button';
import { useLatePopup } from '@/components/ui/use-late-popup';
import { useCan } from '@/components/users/current-user';
import type { ProcessDto } from '@/lib/processes/schemas';
import { useProcessList } from './process-list-context';
import { useWhyNotRun } from './use-why-not-run';

const loadMenu = () => import('./process-row-menu');

/** View, Run process and the link to the ATS (specification, section 2), and what else can be done. */
export function ProcessRowActs({ process }: { process: ProcessDto }) {
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
      {may && <MoreActs process={process} tabIndex={tabIndex} />}
    </span>
  );
}

interface ActProps {
  process: ProcessDto;
  tabIndex: number;
}

/** Run process: activates it, which begins the analysis of every CV that waits. */
function RunButton({ process, tabIndex }: ActProps) {
  const t = useTranslations('processes.act');
  const { changeStatus } = useProcessList();
  const why = useWhyNotRun()(process);
  return (
    <IconButton
      size="sm"
      label={why ?? t('run')}
      tabIndex={tabIndex}
      aria-disabled={why !== null}
      onClick={() =>
        why === null && void changeStatus(process, 'ACTIVE', t('started', { count: process.awaitingCandidates }))
      }
    >
      <Play aria-hidden="true" />
    </IconButton>
  );
}

function MoreActs({ process, tabIndex }: ActProps) {
  const t = useTranslations('processes.act');
  const { popup, triggerProps } = useLatePopup('menu', loadMenu);
  const button = (
    <IconButton size="sm" label={t('more')} tabIndex={tabIndex} {...(popup ? {} : triggerProps)}>
      <Ellipsis aria-hidden="true" />
    </IconButton>
  );
  return popup ? <popup.ProcessRowMenu process={process} trigger={button} /> : button;
}
