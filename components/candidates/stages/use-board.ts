import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { boardQuery } from '@/components/queries/candidates/stage-queries';
import type { Board, BoardCard, StageDto } from '@/lib/domain/stage-schemas';
import { boardColumns, withMoved } from './board-columns';
import { useCardName } from './use-card-name';
import { useSetStage } from './use-set-stage';

/** The board of a process, and moving on it: shown at once, and taken back where it is refused. */
export function useBoard(processId: string) {
  const client = useQueryClient();
  const query = useQuery(boardQuery(processId));
  const { queryKey } = boardQuery(processId);
  const nameOf = useCardName();
  const { mutate } = useSetStage(processId, {
    onShown: ({ choice, stage, replaces }) => {
      const [candidateId = ''] = 'candidateIds' in choice ? choice.candidateIds : [];
      const show = (stageId: string | null) =>
        client.setQueryData<Board>(queryKey, (board) => board && withMoved(board, candidateId, stageId));
      // An answer under way is older than the move.
      void client.cancelQueries({ queryKey });
      show(stage?.stageId ?? null);
      return () => show(replaces ?? null);
    },
    refresh: () => client.invalidateQueries({ queryKey }),
  });
  const columns = useMemo(() => (query.data ? boardColumns(query.data) : []), [query.data]);
  // Stable, or each move would render every card.
  const move = useCallback(
    (card: BoardCard, stage: StageDto | null) => {
      const { candidateId, stageId } = card;
      mutate({ choice: { candidateIds: [candidateId] }, stage, replaces: stageId, name: nameOf(card) });
    },
    [mutate, nameOf],
  );
  return { query, columns, move };
}
