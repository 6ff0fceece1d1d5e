import { useQuery } from '@tanstack/react-query';
import { Archive, CirclePause, Play, RotateCw } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { StatusTarget } from '@/components/fields/processes/status-confirm';
import { processQueries } from '@/components/queries/processes/process-queries';
import { DropdownMenuItem } from '@/components/ui/dropdown-menu';

const targets: readonly StatusTarget[] = ['ACTIVE', 'STOPPED', 'ARCHIVED'];
const icons = { ACTIVE: Play, STOPPED: CirclePause, ARCHIVED: Archive } as const;

interface StatusItemsProps {
  processId: string;
  onChoose: (target: StatusTarget) => void;
}

/** The statuses a user may ask for now, which the server is asked each time the menu opens (specification, section 4). */
export function StatusItems({ processId, onChoose }: StatusItemsProps) {
  const t = useTranslations('processes.actions');
  const details = useTranslations('processDetails.possible');
  const { data, isFetching, isError, refetch } = useQuery({
    ...processQueries.possibleStatuses(processId),
    // What the row shows may have changed.
    staleTime: 0,
  });
  if (isFetching) return <DropdownMenuItem disabled>{details('loading')}</DropdownMenuItem>;
  if (isError) {
    return (
      <DropdownMenuItem
        onSelect={(event) => {
          // The menu stays open.
          event.preventDefault();
          void refetch();
        }}
      >
        <RotateCw aria-hidden="true" />
        {details('failed')}
      </DropdownMenuItem>
    );
  }
  return targets
    .filter((status) => data?.items.includes(status))
    .map((status) => {
      const Icon = icons[status];
      return (
        <DropdownMenuItem key={status} onSelect={() => onChoose(status)}>
          <Icon aria-hidden="true" />
          {t(`to.${status}`)}
        </DropdownMenuItem>
      );
    });
}
