import type { ScoreLine } from '@/lib/domain/analysis-schemas';
import { openPoints } from './open-points';

const values = { MET: 1, PARTIALLY_MET: 0.5, NO_INFORMATION: 0.25, NOT_MET: 0 };

function line(label: string, verdict: ScoreLine['verdict'], weight: number): ScoreLine {
  const kind = weight === 0 ? 'RED_FLAG' : 'REQUIREMENT';
  return { criterionId: label, kind, label, verdict, weight, value: values[verdict], points: 0 };
}

test('what the CV says nothing of, or says in part, is asked: the widest gap first', () => {
  const lines = [
    line('Docker', 'PARTIALLY_MET', 2),
    line('Java', 'MET', 10),
    line('Spring', 'NO_INFORMATION', 6),
    line('Kotlin', 'NOT_MET', 2),
  ];
  const { points, furtherPoints } = openPoints({ lines });
  // 6 × 0.75 and 2 × 0.5 of a weight of 20.
  expect(points.map(({ label, gap }) => [label, gap])).toEqual([
    ['Spring', 23],
    ['Docker', 5],
  ]);
  expect(furtherPoints).toBe(0);
});

test('a red flag is no question, and more than four are counted only', () => {
  const open = ['a', 'b', 'c', 'd', 'e', 'f'].map((label) => line(label, 'NO_INFORMATION', 1));
  const { points, furtherPoints } = openPoints({ lines: [line('flag', 'NO_INFORMATION', 0), ...open] });
  expect(points.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'd']);
  expect(furtherPoints).toBe(2);
});
