'use client';
import { CopyPlus, Ellipsis, ExternalLink, Eye, LayoutTemplate, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatusConfirm, type StatusTarget } from '@/components/fields/processes/status-confirm';
import { openProcessWizard } from '@/components/fields/processes/wizard-url';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import { lazyPart } from '@/components/ui/lazy-part';
import type { ProcessListItem } from '@/lib/domain/process-schemas';
import { DeleteProcess } from './delete-process';
import { StatusItems } from './status-items';

const CopyProcess = lazyPart(() =>
  import('@/components/processes/templates/copy-process').then((module) => module.CopyProcess),
);
const SaveTemplate = lazyPart(() =>
  import('@/components/processes/templates/save-template').then((module) => module.SaveTemplate),
);

/** The other actions on a process; changes of status ask for confirmation. */
export function ProcessRowMenu({ process, tabIndex }: { process: ProcessListItem; tabIndex: number }) {
  const t = useTranslations('processes.actions');
  const router = useRouter();
  const change = useChangeStatus();
  const [target, setTarget] = useState<StatusTarget | null>(null);
  const [dialog, setDialog] = useState<'copy' | 'template' | 'delete' | null>(null);
  const closeDialog = () => setDialog(null);
  const close = () => setTarget(null);
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
          <DropdownMenuItem onSelect={() => setDialog('copy')}>
            <CopyPlus aria-hidden="true" />
            {t('copy')}
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => setDialog('template')}>
            <LayoutTemplate aria-hidden="true" />
            {t('saveTemplate')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <StatusItems processId={process.id} onChoose={setTarget} />
          {process.status === 'ARCHIVED' && process.candidates === 0 && (
            <DropdownMenuItem onSelect={() => setDialog('delete')}>
              <Trash2 aria-hidden="true" />
              {t('delete')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      {dialog === 'copy' && <CopyProcess process={process} onClose={closeDialog} />}
      {dialog === 'template' && <SaveTemplate process={process} onClose={closeDialog} />}
      <DeleteProcess process={process} open={dialog === 'delete'} onClose={closeDialog} />
      <StatusConfirm
        process={process}
        target={target}
        loading={change.isPending}
        onClose={close}
        onConfirm={(to) =>
          change.mutate(
            { process, to, successText: t(`done.${to}`, { name: process.name }) },
            // A failure is reported by a banner.
            { onSettled: close },
          )
        }
      />
    </>
  );
}
