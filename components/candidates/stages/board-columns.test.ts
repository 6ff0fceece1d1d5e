import type { Board, BoardCard } from '@/lib/domain/stage-schemas';
import { boardColumns, withMoved } from './board-columns';

const card = (candidateId: string, stageId: string | null, inAts: BoardCard['inAts'] = null) =>
  ({ candidateId, stageId, inAts }) as BoardCard;
const stage = (stageId: string, isOffered = true) => ({ stageId, pl: stageId, en: stageId, count: 0, isOffered });

const board = {
  items: [stage('invite'), stage('offer'), stage('former', false), stage('gone', false)],
  cards: [card('a', null), card('b', 'offer'), card('c', 'former'), card('d', 'offer', { stageId: '7' })],
} as unknown as Board;

const shown = (one: Board) =>
  boardColumns(one).map(({ id, cards }) => [id, cards.map(({ candidateId }) => candidateId).join('')]);

test('a stage that is not offered stays while somebody is there; whom an ATS has is apart, whatever our stage was', () => {
  expect(shown(board)).toEqual([
    ['none', 'a'],
    ['invite', ''],
    ['offer', 'b'],
    ['former', 'c'],
    ['ats', 'd'],
  ]);
});

test('who is moved is in the other column and nowhere else, and moved back as before', () => {
  const moved = withMoved(board, 'c', 'invite');
  expect(shown(moved)).toEqual([
    ['none', 'a'],
    ['invite', 'c'],
    ['offer', 'b'],
    ['ats', 'd'],
  ]);
  expect(shown(withMoved(moved, 'c', 'former'))).toEqual(shown(board));
});
