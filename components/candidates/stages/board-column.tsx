'use client';

import { useVirtualizer } from '@tanstack/react-virtual';
import { List } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { cn } from '@/components/ui/class-names';
import { scrollRegionTabIndex } from '@/components/ui/scroll-region';
import { Tooltip } from '@/components/ui/tooltip';
import { withoutStage } from '@/lib/domain/candidate-enums';
import type { BoardCard as Card, StageDto } from '@/lib/domain/stage-schemas';
import { BoardCard, cardHeight } from './board-card';
import type { BoardColumn as Column } from './board-columns';
import { useStageName } from './use-stage-name';

interface BoardColumnProps {
  processId: string;
  column: Column;
  /** The card that is being dragged; null: none. */
  dragged: Card | null;
  onDrag: (card: Card | null) => void;
  /** Null: read only. */
  onMove: ((card: Card, stage: StageDto | null) => void) | null;
}

/** Who moves a card by its menu goes on with the next one of the column. */
function useMoveByMenu(
  scroller: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  onMove: BoardColumnProps['onMove'],
) {
  const left = useRef<number | null>(null);
  useEffect(() => {
    const index = left.current;
    if (index === null) return undefined;
    left.current = null;
    // After the menu has given the focus back to a button that is gone.
    const timer = setTimeout(() => {
      const at = (place: number) =>
        scroller.current?.querySelector<HTMLElement>(`li[data-index="${place}"] [data-card-link]`);
      const heading = scroller.current?.closest('section')?.querySelector<HTMLElement>('h2');
      (at(index) ?? at(index - 1) ?? heading)?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [cards, scroller]);
  const move = useCallback(
    (card: Card, stage: StageDto | null, index: number) => {
      left.current = index;
      onMove?.(card, stage);
    },
    [onMove],
  );
  return onMove && move;
}

/** A stage with who is there. Cards may be dropped on it. */
export function BoardColumn({ processId, column, dragged, onDrag, onMove }: BoardColumnProps) {
  const t = useTranslations('stages.board');
  const [isOver, setIsOver] = useState(false);
  const { id, cards, isOffered, stage } = column;
  const takes = onMove !== null && isOffered && dragged !== null && (dragged.stageId ?? 'none') !== id;
  return (
    <section
      aria-labelledby={`board-${id}`}
      data-board-column={id}
      className={cn(
        'bg-sunken flex min-h-0 w-72 shrink-0 snap-start flex-col rounded-lg border max-sm:w-[82vw]',
        takes && isOver && 'outline-accent outline-2 -outline-offset-2',
      )}
      onDragOver={(event) => {
        if (!takes) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setIsOver(false);
      }}
      onDrop={(event) => {
        setIsOver(false);
        if (!takes) return;
        event.preventDefault();
        onMove(dragged, stage);
        onDrag(null);
      }}
    >
      <ColumnHead processId={processId} column={column} />
      {cards.length === 0 && <p className="text-ink-muted px-3 pb-3 text-sm">{t('nobody')}</p>}
      <ColumnCards processId={processId} column={column} dragged={dragged} onDrag={onDrag} onMove={onMove} />
    </section>
  );
}

/** The cards in view, and some around them. */
function ColumnCards({ processId, column: { id, cards }, dragged, onDrag, onMove }: BoardColumnProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  });
  const moveByMenu = useMoveByMenu(scroller, cards, onMove);
  return (
    <div
      ref={scroller}
      role="group"
      aria-labelledby={`board-${id}`}
      tabIndex={cards.length > 0 ? scrollRegionTabIndex : undefined}
      className="relative min-h-24 flex-1 overflow-y-auto px-2 focus-visible:-outline-offset-2"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const card = cards[index];
          if (!card) return null;
          const isDraggable = onMove !== null && !card.inAts;
          return (
            <li
              key={card.candidateId}
              aria-setsize={cards.length}
              aria-posinset={index + 1}
              data-index={index}
              draggable={isDraggable}
              onDragStart={(event) => {
                event.dataTransfer.effectAllowed = 'move';
                event.dataTransfer.setData('text/plain', '');
                onDrag(card);
              }}
              onDragEnd={() => onDrag(null)}
              className={cn(
                'absolute inset-x-0 top-0 pb-2',
                isDraggable && 'cursor-grab',
                dragged?.candidateId === card.candidateId && 'opacity-55',
              )}
              style={{ height: cardHeight, transform: `translateY(${start}px)` }}
            >
              <BoardCard processId={processId} card={card} index={index} onMove={moveByMenu} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function ColumnHead({
  processId,
  column: { id, kind, stage, isOffered, cards },
}: {
  processId: string;
  column: Column;
}) {
  const t = useTranslations('stages.board');
  const stages = useTranslations('stages');
  const format = useFormatter();
  const stageName = useStageName();
  const name = kind === 'ATS' ? stages('inAts') : stageName(stage);
  const hint = kind === 'ATS' ? t('atsHint') : t('retiredHint');
  const filter = new URLSearchParams({ stage: stage?.stageId ?? withoutStage });
  return (
    <header className="flex min-h-10 items-center justify-between gap-2 px-3 py-1.5">
      <h2 id={`board-${id}`} className="flex min-w-0 items-baseline gap-2 font-medium" tabIndex={-1}>
        <span className="truncate">{name}</span>
        <span className="text-ink-muted text-sm font-normal tabular-nums">{format.number(cards.length)}</span>
        {!isOffered && kind !== 'ATS' && <span className="text-ink-muted text-sm font-normal">{t('retired')}</span>}
      </h2>
      {!isOffered && <p className="sr-only">{hint}</p>}
      {kind !== 'ATS' && (
        <Tooltip content={t('asList', { stage: name })}>
          <Link
            href={`/processes/${processId}?${filter}`}
            prefetch={false}
            aria-label={t('asList', { stage: name })}
            className="text-ink-muted hover:bg-hover hover:text-ink grid size-7 shrink-0 place-items-center rounded-md"
          >
            <List className="size-4" aria-hidden="true" />
          </Link>
        </Tooltip>
      )}
    </header>
  );
}
