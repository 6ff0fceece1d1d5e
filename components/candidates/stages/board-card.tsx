'use client';

import { ArrowRightLeft, EyeOff } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { memo, type KeyboardEvent } from 'react';
import { candidateHref } from '@/components/fields/candidates/candidate-name';
import { IconButton } from '@/components/ui/icon-button';
import { Tooltip } from '@/components/ui/tooltip';
import type { BoardCard as Card, StageDto } from '@/lib/domain/stage-schemas';
import { NextStepText } from './next-step-text';
import { AtsStage } from './stage-label';
import { StageMenu } from './stage-menu';
import { useCardName } from './use-card-name';

/** px, with the space below; each card is as high, so that a column shows only those in view. */
export const cardHeight = 104;

interface BoardCardProps {
  processId: string;
  card: Card;
  /** In its column. */
  index: number;
  /** By the menu. Null: read only. */
  onMove: ((card: Card, stage: StageDto | null, index: number) => void) | null;
}

/** The arrows go from card to card. */
function onArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const card = event.currentTarget.closest('li');
  const next = event.key === 'ArrowDown' ? card?.nextElementSibling : card?.previousElementSibling;
  const link = next?.querySelector<HTMLElement>('[data-card-link]');
  if (!link) return;
  event.preventDefault();
  link.focus();
}

/** A candidate on the board: who it is, the score, what comes next and whose it is, and the menu that moves. */
export const BoardCard = memo(function BoardCard({ processId, card, index, onMove }: BoardCardProps) {
  const t = useTranslations('stages');
  const name = useCardName()(card);
  return (
    <div className="bg-surface flex h-full flex-col gap-0.5 overflow-hidden rounded-md border px-2.5 py-1.5 shadow-xs">
      <div className="flex min-w-0 items-start justify-between gap-1">
        <Link
          href={candidateHref(processId, card.candidateId, null)}
          prefetch={false}
          draggable={false}
          data-card-link
          onKeyDown={onArrow}
          className="min-w-0 truncate rounded-sm font-medium hover:underline"
        >
          {name}
        </Link>
        <span className="flex shrink-0 items-center gap-1">
          <Score card={card} />
          {onMove && !card.inAts && (
            <StageMenu
              processId={processId}
              present={card.stageId}
              align="end"
              onChoose={(stage) => onMove(card, stage, index)}
            >
              <IconButton size="sm" label={t('move', { name })}>
                <ArrowRightLeft aria-hidden="true" />
              </IconButton>
            </StageMenu>
          )}
        </span>
      </div>
      {card.inAts ? (
        <AtsStage processId={processId} stageId={card.inAts.stageId} />
      ) : (
        <p className="text-ink-muted truncate text-xs leading-4">{card.currentPosition}</p>
      )}
      <div className="mt-auto text-sm">
        <NextStepText followUp={card} />
      </div>
    </div>
  );
});

function Score({ card: { matchScore, isScoreHidden } }: { card: Card }) {
  const t = useTranslations('stages.board');
  if (isScoreHidden)
    return (
      <Tooltip content={t('scoreHidden')}>
        <EyeOff className="text-ink-muted size-4" role="img" aria-label={t('scoreHidden')} />
      </Tooltip>
    );
  if (matchScore === null) return null;
  return (
    <span className="text-ink-muted text-sm tabular-nums">
      <span className="sr-only">{t('score', { score: matchScore })}</span>
      <span aria-hidden="true">{matchScore}</span>
    </span>
  );
}
