import type { Board, BoardCard, StageDto } from '@/lib/domain/stage-schemas';

export interface BoardColumn {
  /** `none` and `ats` beside the ids of stages. */
  id: string;
  kind: 'NONE' | 'STAGE' | 'ATS';
  /** Null: of the other two. */
  stage: StageDto | null;
  /** False: nobody new can be put there. */
  isOffered: boolean;
  cards: readonly BoardCard[];
}

const columnOf = ({ inAts, stageId }: BoardCard): string => (inAts ? 'ats' : (stageId ?? 'none'));

/** The columns of a board: who has no stage yet, each stage in its order, and whom an ATS has if there is anybody. */
export function boardColumns({ items, cards }: Pick<Board, 'items' | 'cards'>): BoardColumn[] {
  const byColumn = Map.groupBy(cards, columnOf);
  const of = (id: string) => byColumn.get(id) ?? [];
  const stages = items
    .map(({ isOffered, ...stage }): BoardColumn => {
      return { id: stage.stageId, kind: 'STAGE', stage, isOffered, cards: of(stage.stageId) };
    })
    // One that is not offered any more goes once nobody is there.
    .filter(({ isOffered, cards: there }) => isOffered || there.length > 0);
  const inAts = of('ats');
  return [
    { id: 'none', kind: 'NONE', stage: null, isOffered: true, cards: of('none') },
    ...stages,
    ...(inAts.length > 0 ? [{ id: 'ats', kind: 'ATS' as const, stage: null, isOffered: false, cards: inAts }] : []),
  ];
}

/** The board with one candidate in another stage. */
export function withMoved(board: Board, candidateId: string, stageId: string | null): Board {
  const cards = board.cards.map((card) => (card.candidateId === candidateId ? { ...card, stageId } : card));
  return { ...board, cards };
}
