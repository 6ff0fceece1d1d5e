'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { processStagesQuery } from '@/components/queries/candidates/stage-queries';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import type { StageDto } from '@/lib/domain/stage-schemas';
import { useStageName } from './use-stage-name';

interface StageMenuProps {
  processId: string;
  /** The present one, null for none; undefined: of several. */
  present?: string | null;
  onChoose: (stage: StageDto | null) => void;
  align?: 'start' | 'end';
  /** The button. */
  children: ReactNode;
}

const none = 'none';

/** A menu with the stages that the process has. */
export function StageMenu({ processId, present, onChoose, children, align = 'start' }: StageMenuProps) {
  const t = useTranslations('stages');
  const stageName = useStageName();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>{children}</DropdownMenuTrigger>
      <DropdownMenuContent align={align} aria-label={t('moveTo')}>
        <OfferedStages processId={processId}>
          {(stages) => (
            <DropdownMenuRadioGroup
              value={present === null ? none : (present ?? '')}
              onValueChange={(value) => {
                if (value !== (present ?? (present === null ? none : '')))
                  onChoose(stages.find(({ stageId }) => stageId === value) ?? null);
              }}
            >
              {stages.map((stage) => (
                <DropdownMenuRadioItem key={stage.stageId} value={stage.stageId}>
                  {stageName(stage)}
                </DropdownMenuRadioItem>
              ))}
              <DropdownMenuRadioItem value={none}>{t('none')}</DropdownMenuRadioItem>
            </DropdownMenuRadioGroup>
          )}
        </OfferedStages>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Loaded when the menu opens. */
function OfferedStages({ processId, children }: { processId: string; children: (stages: StageDto[]) => ReactNode }) {
  const query = useQuery(processStagesQuery(processId));
  if (query.data) return children(query.data.items.filter(({ isOffered }) => isOffered));
  return query.error ? (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <Skeleton className="m-2 h-24" />
  );
}
