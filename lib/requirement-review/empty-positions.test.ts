import { emptyPositions, measureEmptyPositions } from '@/tests/requirement-review/empty-positions';

/** As measured when the words were written. */
const reached = {
  open: { positions: 1, texts: 1 },
  'held-out': { positions: 0.9, texts: 0.84 },
} as const;

test.each(['open', 'held-out'] as const)(
  '%s positions by another hand are told to ask for something or nothing',
  (set) => {
    const { positions, texts } = measureEmptyPositions(emptyPositions.filter((one) => one.set === set));
    expect(positions.right / positions.all).toBeGreaterThanOrEqual(reached[set].positions);
    expect(texts.right / texts.all).toBeGreaterThanOrEqual(reached[set].texts);
  },
);
