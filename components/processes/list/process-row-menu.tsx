'use client';
import { useQueryClient } from '@tanstack/react-query';
import { CopyPlus, Ellipsis, ExternalLink, Eye, Pencil, Trash2 } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { StatusConfirm, type StatusTarget } from '@/components/fields/processes/status-confirm';
import { openProcessWizard } from '@/components/fields/processes/wizard-url';
import { processQueries } from '@/components/queries/processes/process-queries';
import { useChangeStatus } from '@/components/queries/processes/use-change-status';
import { useReportError } from '@/components/query/use-report-error';
import { useBanner } from '@/components/ui/banner';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { IconButton } from '@/components/ui/icon-button';
import type { ProcessListItem, ProcessDto } from '@/lib/domain/process-schemas';
import { apiAnswer, apiRequest } from '@/lib/http/browser/browser-client';
import { DeleteProcess } from './delete-process';
import { StatusItems } from './status-items';

/** The other actions on a process; changes of status ask for confirmation. */
export function ProcessRowMenu({ process, tabIndex }: { process: ProcessListItem; tabIndex: number }) {
  const t = useTranslations('processes.actions');
  const router = useRouter();
  const change = useChangeStatus();
  const duplicate = useDuplicateProcess();
  const [target, setTarget] = useState<StatusTarget | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
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
          <DropdownMenuItem onSelect={() => void duplicate(process.id)}>
            <CopyPlus aria-hidden="true" />
            {t('duplicate')}
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <StatusItems processId={process.id} onChoose={setTarget} />
          {process.status === 'ARCHIVED' && process.candidates === 0 && (
            <DropdownMenuItem onSelect={() => setIsDeleting(true)}>
              <Trash2 aria-hidden="true" />
              {t('delete')}
            </DropdownMenuItem>
          )}
        </DropdownMenuContent>
      </DropdownMenu>
      <DeleteProcess process={process} open={isDeleting} onClose={() => setIsDeleting(false)} />
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

/** Characters of the name that are kept: with the addition it stays within 200. */
const longestName = 180;

/** Copies a process with all its sections, but without its external ids and candidates. */
function useDuplicateProcess(): (processId: string) => Promise<void> {
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
