import type { CriterionVerdictDto } from '@/lib/domain/analysis-schemas';
import { findHighlight, highlightsByPage } from './highlight-map';

const box = (top: number, left = 0.1) => ({ left, top, width: 0.4, height: 0.02 });

function verdict(criterionId: string, evidence: { id: string; page: number; boxes: ReturnType<typeof box>[] }[]) {
  return {
    id: `v-${criterionId}`,
    criterion: { criterionId, kind: 'REQUIREMENT', text: 'React' },
    verdict: 'MET',
    confidence: 0.9,
    reason: 'Says so.',
    evidence: evidence.map((one) => ({ ...one, start: 0, end: 5, quote: `quote ${one.id}` })),
  } as unknown as CriterionVerdictDto;
}

const pages = highlightsByPage([
  verdict('a', [
    { id: 'low', page: 1, boxes: [box(0.8)] },
    { id: 'second-page', page: 2, boxes: [box(0.5)] },
  ]),
  verdict('b', [
    { id: 'high', page: 1, boxes: [box(0.2), box(0.23)] },
    { id: 'unplaced', page: 1, boxes: [] },
  ]),
]);

test('quotes are grouped by page in reading order with their criteria', () => {
  expect(pages.get(1)?.map((one) => [one.evidenceId, one.criterionId])).toEqual([
    ['high', 'b'],
    ['low', 'a'],
  ]);
  expect(pages.get(2)?.map((one) => one.evidenceId)).toEqual(['second-page']);
});

test('quotes without boxes are left out', () => {
  expect(findHighlight(pages, 'unplaced')).toBeNull();
  expect(findHighlight(pages, 'second-page')?.page).toBe(2);
  expect(findHighlight(pages, null)).toBeNull();
});
