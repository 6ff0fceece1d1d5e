import type { CriterionVerdictDto, HighlightBox, Verdict } from '@/lib/domain/analysis-schemas';
import type { CriterionKind } from '@/lib/domain/process-schemas';

/** A quote to highlight on its page. */
export interface Highlight {
  evidenceId: string;
  criterionId: string;
  kind: CriterionKind;
  verdict: Verdict;
  quote: string;
  /** 1-based. */
  page: number;
  /** Fractions of the page, origin top-left. */
  boxes: HighlightBox[];
}

function inReadingOrder(a: Highlight, b: Highlight): number {
  const first = a.boxes[0];
  const second = b.boxes[0];
  if (!first || !second) return 0;
  return first.top - second.top || first.left - second.left;
}

/** The quotes that have boxes, by 1-based page, in reading order for the arrow keys. */
export function highlightsByPage(verdicts: readonly CriterionVerdictDto[]): Map<number, Highlight[]> {
  const pages = new Map<number, Highlight[]>();
  for (const { criterion, verdict, evidence } of verdicts) {
    for (const { id, page, quote, boxes } of evidence) {
      if (boxes.length === 0) continue;
      const highlight = {
        evidenceId: id,
        criterionId: criterion.criterionId,
        kind: criterion.kind,
        verdict,
        quote,
        page,
        boxes,
      };
      pages.set(page, [...(pages.get(page) ?? []), highlight]);
    }
  }
  for (const highlights of pages.values()) highlights.sort(inReadingOrder);
  return pages;
}

/** The quote with this id; null when it has no boxes. */
export function findHighlight(pages: Map<number, Highlight[]>, evidenceId: string | null): Highlight | null {
  if (!evidenceId) return null;
  for (const highlights of pages.values()) {
    const found = highlights.find((highlight) => highlight.evidenceId === evidenceId);
    if (found) return found;
  }
  return null;
}
