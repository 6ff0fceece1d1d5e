'use client';

import { Settings2, SquareKanban } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { lazyPart } from '@/components/ui/lazy-part';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { Skeleton } from '@/components/ui/skeleton';
import { useCan } from '@/components/users/current-user';
import type { BoardCard } from '@/lib/domain/stage-schemas';
import type { ProcessDto } from '@/lib/domain/process-schemas';
import { BoardColumn } from './board-column';
import { useBoard } from './use-board';

const ChooseStagesDialog = lazyPart(() => import('./choose-stages-dialog').then((module) => module.ChooseStagesDialog));

/** The advanced candidates of a process by stage: dragged, or moved by the menu of their card. */
export function StageBoard({ process }: { process: Pick<ProcessDto, 'id' | 'status'> }) {
  const t = useTranslations('stages.board');
  const isOpen = process.status !== 'ARCHIVED';
  const mayMove = useCan('candidate:decide') && isOpen;
  const mayChoose = useCan('process:write') && isOpen;
  const { query, columns, move } = useBoard(process.id);
  const [dragged, setDragged] = useState<BoardCard | null>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  const board = query.data;
  if (!board)
    return query.error ? (
      <ErrorState error={query.error} onRetry={() => void query.refetch()} />
    ) : (
      <Skeleton className="min-h-80 flex-1" />
    );
  if (board.totalItems === 0)
    return (
      <EmptyState
        icon={SquareKanban}
        title={t('empty')}
        className="my-auto"
        action={
          <Button asChild>
            <Link href={`/processes/${process.id}`}>{t('toList')}</Link>
          </Button>
        }
      >
        {t('emptyHint')}
      </EmptyState>
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-ink-muted min-w-0 text-sm text-pretty max-sm:sr-only">{mayMove && t('help')}</p>
        {mayChoose && (
          <Button size="sm" variant="ghost" aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
            <Settings2 aria-hidden="true" />
            {t('stages')}
          </Button>
        )}
      </div>
      {board.cards.length < board.totalItems && (
        <p className="bg-caution-soft text-caution-ink rounded-lg px-3 py-2">
          {t('truncated', { shown: board.cards.length, total: board.totalItems })}
        </p>
      )}
      <div
        role="region"
        aria-label={t('title')}
        tabIndex={scrollRegionTabIndex}
        className="relative flex min-h-96 flex-1 snap-x snap-proximity gap-3 overflow-x-auto pb-1"
      >
        {columns.map((column) => (
          <BoardColumn
            key={column.id}
            processId={process.id}
            column={column}
            dragged={dragged}
            onDrag={setDragged}
            onMove={mayMove ? move : null}
          />
        ))}
      </div>
      {isChoosing && <ChooseStagesDialog processId={process.id} stages={board} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
