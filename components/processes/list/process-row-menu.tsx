'use client';

import { Archive, CirclePause, CopyPlus, Ellipsis, ExternalLink, Eye, Pencil, Play } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import type { ProcessListItem } from '@/lib/processes/schemas';
import { possibleStatuses } from '@/lib/processes/status';
import { useProcessList } from './process-list-context';
import { StatusConfirm, type StatusTarget } from '@/components/processes/fields/status-confirm';
import { useDuplicateProcess } from './use-duplicate-process';
import { openProcessWizard } from '@/components/processes/fields/wizard-url';

const targets: readonly StatusTarget[] = ['ACTIVE', 'STOPPED', 'ARCHIVED'];
const icons = { ACTIVE: Play, STOPPED: CirclePause, ARCHIVED: Archive } as const;

/** What can be done to a process besides running it, which is `Activate` without a question. */
export function ProcessRowMenu({ process, tabIndex }: { process: ProcessListItem; tabIndex: number }) {
  const t = useTranslations('processes.act');
  const router = useRouter();
  const { changeStatus } = useProcessList();
  const duplicate = useDuplicateProcess();
  const [asked, setAsked] = useState<StatusTarget | null>(null);
  const offered = targets.filter((target) => possibleStatuses(process.status).includes(target));
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild>
          <IconButton size="sm" label={t('more')} tabIndex={tabIndex}>
            <Ellipsis aria-hidden="true" />
          </IconButton>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" aria-label={t('of', { name: process.name })}>
          <DropdownMenuItem onSelect={() => router.push(`/processes/${process.id}`)}>
            <Eye aria-hidden="true" />
            {t('view')}
          </DropdownMenuItem>
          {process.status !== 'ARCHIVED' && (
            <DropdownMenuItem onSelect={() => openProcessWizard(process.id)}>
              <Pencil aria-hidden="true" />
              {t('edit')}
            </DropdownMenuItem>
          )}
          {process.atsUrl && (
            <DropdownMenuItem asChild>
              <a href={process.atsUrl} target="_blank" rel="noreferrer">
                <ExternalLink aria-hidden="true" />
                {t('openInAts')}
              </a>
            </DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => void duplicate(process.id)}>
            <CopyPlus aria-hidden="true" />
            {t('duplicate')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          {offered.map((target) => {
            const Icon = icons[target];
            return (
              <DropdownMenuItem key={target} onSelect={() => setAsked(target)}>
                <Icon aria-hidden="true" />
                {t(`to.${target}`)}
              </DropdownMenuItem>
            );
          })}
        </DropdownMenuContent>
      </DropdownMenu>
      <StatusConfirm
        process={process}
        target={asked}
        onClose={() => setAsked(null)}
        onConfirm={(to) => changeStatus({ process, to, successText: t(`done.${to}`, { name: process.name }) })}
      />
    </>
  );
}
