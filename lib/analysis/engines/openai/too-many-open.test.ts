import type { Grounding } from '@/lib/domain/grounding';
import { tooManyOpen } from './too-many-open';

const judged: Grounding = { grounded: { verdict: 'NO_INFORMATION', confidence: 1, reason: '', evidence: [] } };
const open: Grounding = { problem: 'missing' };

test.each([
  [4, 1, false],
  [4, 2, true],
  [3, 1, true],
  [12, 3, false],
  [12, 4, true],
])('of %i criteria %i without a usable verdict: %s', (count, without, expected) => {
  const groundings = Array.from({ length: count }, (_, index) => (index < without ? open : judged));
  expect(tooManyOpen(groundings)).toBe(expected);
});
